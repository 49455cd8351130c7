import { Button, SelectControl, TextControl } from '@wordpress/components';
import { chevronLeft, chevronRight, replay } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import { FACTS } from '../../../../types';
import type { Fact, FieldFact } from '../../../../types';
import { ALL_DEVICES } from '../../../../domain/draft/defaults';
import { factOf, namesOf } from '../../../../domain/draft/hidden-fields';
import { PERSONAS } from '../../../../domain/draft/walk';
import type { WalkTurn } from '../../../../domain/draft/walk';
import type { Draft } from '../../../../domain/draft/draft';
import { FLAT, MODERN, ToggleGroupControl, ToggleGroupControlOption } from '../../ui/controls';
import { DraftFrame } from '../../ui/widget-frame';
import { factLabel, factValueLabel, npsGroupWord } from '../../words/conditions';
import type { Walk } from './use-walk';
import { answerSentence, cameSentence, endSentence } from './words';
import './walk.scss';

/** The survey as one visitor gets it, question by question, and why each came. */
export function WalkPane( { walk, draft }: { walk: Walk; draft: Draft } ) {
	return (
		<aside className="ufb-walk" aria-label={ __( 'Walk it', 'userfeedback' ) }>
			<div className="ufb-panehead">
				<h2>{ __( 'Walk it', 'userfeedback' ) }</h2>
				<span className="ufb-panehead__hint">{ __( 'Nothing is saved', 'userfeedback' ) }</span>
			</div>
			<div className="ufb-walk__scroll">
				<ToggleGroupControl
					{ ...FLAT }
					isBlock
					label={ __( 'Answer as', 'userfeedback' ) }
					value={ walk.persona ?? 'own' }
					onChange={ ( next ) => walk.setPersona( PERSONAS.find( ( one ) => one === next ) ?? null ) }
				>
					<ToggleGroupControlOption value="own" label={ __( 'Myself', 'userfeedback' ) } />
					{ PERSONAS.map( ( one ) => (
						<ToggleGroupControlOption key={ one } value={ one } label={ npsGroupWord( one ) } />
					) ) }
				</ToggleGroupControl>
				<div className="ufb-walk__stage">
					<DraftFrame
						className="ufb-walk__frame"
						draft={ walk.drawn }
						index={ walk.index }
						onIndexChange={ () => {} }
						filling
						walk={ {
							drafts: walk.drafts,
							progress: walk.atIntro ? { number: 1, total: 1 } : walk.progress,
							ending: walk.end,
							onDraft: walk.give,
							onLeave: walk.leave,
							onBack: walk.back,
						} }
					/>
				</div>
				<div className="ufb-walk__acts">
					<Button
						size="compact"
						variant="secondary"
						icon={ chevronLeft }
						className="uf-flip"
						label={ __( 'Step back', 'userfeedback' ) }
						accessibleWhenDisabled
						disabled={ ! walk.canGoBack }
						onClick={ walk.back }
					/>
					<Button
						size="compact"
						variant="secondary"
						icon={ chevronRight }
						className="uf-flip"
						label={ __( 'Next step', 'userfeedback' ) }
						accessibleWhenDisabled
						disabled={ ! walk.current }
						onClick={ walk.step }
					/>
					<Button
						size="compact"
						variant="secondary"
						accessibleWhenDisabled
						disabled={ ! walk.current }
						onClick={ walk.toEnd }
					>
						{ __( 'To the end', 'userfeedback' ) }
					</Button>
					<Button size="compact" variant="tertiary" icon={ replay } onClick={ walk.restart }>
						{ __( 'Start again', 'userfeedback' ) }
					</Button>
				</div>
				<Why walk={ walk } />
				<Visitor walk={ walk } draft={ draft } />
			</div>
		</aside>
	);
}

function Why( { walk }: { walk: Walk } ) {
	const { turns, questions, answers, current, end, atIntro } = walk;
	const answerTo = ( { question }: WalkTurn ) => {
		const answer = answers.find( ( { question_id: id } ) => id === question.id );
		return answer ? answerSentence( question, answer.value ) : '';
	};
	const lines = turns.map( ( turn, at ) => ( {
		came: cameSentence( turn, turns[ at - 1 ], questions ),
		answered: answerTo( turn ),
		here: turn.question === current,
	} ) );
	const ended = endSentence( turns.at( -1 ), end, questions );
	const now = atIntro
		? __( 'The intro comes first.', 'userfeedback' )
		: ( lines.find( ( { here } ) => here )?.came ?? ended );
	return (
		<section className="ufb-why" aria-labelledby="ufb-why">
			<h3 id="ufb-why">{ __( 'Why this question', 'userfeedback' ) }</h3>
			<p className="screen-reader-text" role="status">
				{ now }
			</p>
			{ walk.held && current && (
				<p className="ufb-why__held" role="alert">
					{ sprintf(
						/* translators: %d: number of a question. */
						__( 'Question %d needs an answer. Give one in the preview.', 'userfeedback' ),
						questions.indexOf( current ) + 1
					) }
				</p>
			) }
			<ol>
				{ atIntro && <li className="is-here">{ __( 'The intro comes first.', 'userfeedback' ) }</li> }
				{ ! atIntro &&
					lines.map( ( { came, answered, here }, at ) => (
						<li key={ at } className={ here ? 'is-here' : '' }>
							{ came } { answered && <span>{ answered }</span> }
						</li>
					) ) }
				{ ! atIntro && ! current && <li className="is-here">{ ended }</li> }
			</ol>
		</section>
	);
}

const FIXED: Partial< Record< Fact, readonly string[] > > = { '@device': ALL_DEVICES, '@returning': [ 'no', 'yes' ] };

/** What is known of the visitor who walks. */
function Visitor( { walk: { facts, setFacts }, draft }: { walk: Walk; draft: Draft } ) {
	const all: ( Fact | FieldFact )[] = [ ...FACTS, ...namesOf( draft.settings ).map( factOf ) ];
	return (
		<details className="ufb-visitor">
			<summary>{ __( 'About the visitor', 'userfeedback' ) }</summary>
			<div className="ufb-stack">
				{ all.map( ( fact ) => {
					const values = FIXED[ fact as Fact ];
					const set = ( value: string ) => setFacts( { ...facts, [ fact ]: value } );
					return values ? (
						<SelectControl
							{ ...MODERN }
							key={ fact }
							label={ factLabel( fact ) }
							value={ facts[ fact ] ?? '' }
							options={ values.map( ( value ) => ( { value, label: factValueLabel( fact, value ) } ) ) }
							onChange={ set }
						/>
					) : (
						<TextControl
							{ ...MODERN }
							key={ fact }
							label={ factLabel( fact ) }
							value={ facts[ fact ] ?? '' }
							maxLength={ 200 }
							onChange={ set }
						/>
					);
				} ) }
			</div>
		</details>
	);
}
