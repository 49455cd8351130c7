import { __, sprintf } from '@wordpress/i18n';
import type { ResponseAnswer, ResponseDetail } from '../../types';
import { formatNumber } from '../../shared/format/numbers';
import { allows } from '../../shared/lib/entitlements';
import { ProPart } from '../../shared/registry/pro-parts';
import { proResults } from '../pro-results';
import { resultOf } from '../question-types';
import { Marked } from '../questions/answer-parts';

/** Every question of the survey with its answer (RESP-24). */
export function AnswersCard( { response }: { response: ResponseDetail } ) {
	const { answers } = response;
	return (
		<section className="uf-panel" aria-labelledby="uf-answers-title">
			<header className="uf-panel__head">
				<h2 id="uf-answers-title">{ __( 'Answers', 'userfeedback' ) }</h2>
			</header>
			<div className="uf-panel__body">
				{ answers.map( ( answer, index ) => (
					<div key={ answer.question_id } className="uf-answer">
						<h3 className="uf-answer__question">
							<span className="uf-question__number">
								{ sprintf(
									/* translators: %s: number of the question */
									__( 'Q%s', 'userfeedback' ),
									formatNumber( index + 1 )
								) }
							</span>
							<span>{ answer.question_title.trim() || __( '(no title)', 'userfeedback' ) }</span>
						</h3>
						<div className="uf-answer__value">
							<Value answer={ answer } response={ response } />
							{ PROSE.includes( answer.question_type ) && ! isSkipped( answer ) && (
								<Opinion response={ response } questionId={ answer.question_id } isComment={ false } />
							) }
							{ answer.extra?.comments && (
								<>
									<h4>{ __( 'Comments', 'userfeedback' ) }</h4>
									<p className="uf-answer__text">
										<Marked text={ answer.extra.comments } search="" />
									</p>
									<Opinion response={ response } questionId={ answer.question_id } isComment />
								</>
							) }
						</div>
					</div>
				) ) }
			</div>
		</section>
	);
}

/** Types whose answers have a sentiment and a topic, as comments do. */
const PROSE = [ 'text', 'long-text' ];

/** Where the plan has AI. */
function Opinion( props: { response: ResponseDetail; questionId: string; isComment: boolean } ) {
	return allows( 'ai-summary' ) ? (
		<ProPart from={ proResults }>{ ( { OpinionLine } ) => <OpinionLine { ...props } /> }</ProPart>
	) : null;
}

/** Nothing counts as skipped: null, no text, no choice (RESP-25). */
export function isSkipped( { value }: Pick< ResponseAnswer, 'value' > ): boolean {
	return value === null || value === '' || ( Array.isArray( value ) && value.length === 0 );
}

function Value( { answer, response }: { answer: ResponseAnswer; response: ResponseDetail } ) {
	if ( isSkipped( answer ) ) {
		return <em>{ __( 'Skipped', 'userfeedback' ) }</em>;
	}
	// The question may have been a checkbox when it was answered.
	if ( Array.isArray( answer.value ) ) {
		return <>{ answer.value.join( ', ' ) }</>;
	}
	const { Answer } = resultOf( answer.question_type );
	return <Answer answer={ answer } response={ response } />;
}
