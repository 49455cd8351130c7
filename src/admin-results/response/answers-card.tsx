import { __, sprintf } from '@wordpress/i18n';
import type { ResponseAnswer } from '../../types';
import { formatNumber } from '../../shared/charts/figures';
import { npsBucket } from '../../domain/nps';
import { NpsPill } from '../../shared/charts/nps-charts';
import { Stars } from '../../shared/charts/stars';
import { OptionPicture } from '../components/option-picture';
import { safeHref } from '../lib/safe-href';

/** Every question of the survey with its answer (RESP-24). */
export function AnswersCard( { answers }: { answers: ResponseAnswer[] } ) {
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
							<span>{ answer.question_title }</span>
						</h3>
						<div className="uf-answer__value">
							<Value answer={ answer } />
							{ answer.extra?.comments && (
								<>
									<h4>{ __( 'Comments', 'userfeedback' ) }</h4>
									<p className="uf-answer__text">{ answer.extra.comments }</p>
								</>
							) }
						</div>
					</div>
				) ) }
			</div>
		</section>
	);
}

/** Nothing counts as skipped: null, no text, no choice (RESP-25). */
export function isSkipped( { value }: Pick< ResponseAnswer, 'value' > ): boolean {
	return value === null || value === '' || ( Array.isArray( value ) && value.length === 0 );
}

function Value( { answer }: { answer: ResponseAnswer } ) {
	const { value, question_type: type } = answer;
	if ( isSkipped( answer ) ) {
		return <em>{ __( 'Skipped', 'userfeedback' ) }</em>;
	}
	if ( Array.isArray( value ) ) {
		return <>{ value.join( ', ' ) }</>;
	}
	if ( type === 'star-rating' ) {
		return (
			<>
				<Stars value={ Number( value ) } />{ ' ' }
				<span aria-hidden="true">
					{ sprintf(
						/* translators: 1: given stars. 2: highest rating */
						__( '%1$s of %2$s', 'userfeedback' ),
						formatNumber( Number( value ) ),
						formatNumber( 5 )
					) }
				</span>
			</>
		);
	}
	if ( type === 'nps' ) {
		return (
			<span className="uf-answer__nps">
				{ sprintf(
					/* translators: 1: given score. 2: highest score */
					__( '%1$s of %2$s', 'userfeedback' ),
					formatNumber( Number( value ) ),
					formatNumber( 10 )
				) }{ ' ' }
				<NpsPill group={ npsBucket( Number( value ) ) } />
			</span>
		);
	}
	if ( type === 'email' ) {
		return <Email address={ String( value ) } name={ answer.extra?.name } />;
	}
	if ( answer.choice ) {
		return (
			<span className="uf-answer__choice">
				<OptionPicture option={ answer.choice } />
				{ String( value ) }
			</span>
		);
	}
	return <span className="uf-answer__text">{ String( value ) }</span>;
}

function Email( { address, name }: { address: string; name: string | undefined } ) {
	const href = safeHref( `mailto:${ encodeURIComponent( address ) }` );
	return (
		<>
			<a href={ href.replace( '%40', '@' ) }>{ address }</a>
			{ name && (
				<span className="uf-second">
					{ sprintf(
						/* translators: %s: first name of the visitor */
						__( 'Name: %s', 'userfeedback' ),
						name
					) }
				</span>
			) }
		</>
	);
}
