import { Button, Icon, SelectControl, ToggleControl } from '@wordpress/components';
import { closeSmall, plus } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import type { ConditionGroup, Ending, Jump, LogicCondition, Question, QuestionLogic } from '../../../../types';
import { emptyCondition } from '../../../../domain/draft/conditions';
import { MAX_JUMPS, leadsBack, targetOf, unreachable } from '../../../../domain/draft/paths';
import { updateQuestion } from '../../../../domain/draft/questions';
import { END } from '../../../../domain/paths';
import { Notice } from '../../../../shared/components/notice';
import { seekFocus } from '../../../../shared/lib/seek-focus';
import { useBuilder } from '../../state/store';
import { ActionSelect } from '../../ui/action-select';
import { seekRow } from '../../ui/condition-row';
import { FLAT, MODERN } from '../../ui/controls';
import { branch } from '../../ui/icons';
import { questionLabel } from '../../words/conditions';
import { logicSentence } from '../../words/logic';
import { backSentence } from '../../words/problems';
import { MatchSelect, RuleFields } from './rule-fields';
import './paths.scss';

const NO_ENDINGS: Ending[] = [];

/** A rule with brackets only where there are some. */
const ruleOf = ( { conditions, groups }: { conditions: LogicCondition[]; groups: ConditionGroup[] } ) =>
	groups.length > 0 ? { conditions, groups } : { conditions };

/** What comes before and after a question: show and hide with groups, and jumps (docs/paths.md). */
export function PathFields( { id, index }: { id: string; index: number } ) {
	const questions = useBuilder( ( state ) => state.draft.questions );
	const endings = useBuilder( ( state ) => state.draft.settings.thank_you.endings ) ?? NO_ENDINGS;
	const edit = useBuilder( ( state ) => state.edit );
	const locked = useBuilder( ( state ) => state.locked );
	const question = questions[ index ];
	if ( question?.id !== id ) {
		return null;
	}
	const set = ( change: ( old: QuestionLogic ) => QuestionLogic ) =>
		edit( ( draft ) => updateQuestion( draft, id, ( old ) => ( { ...old, logic: change( old.logic ) } ) ), {
			key: `logic:${ id }`,
		} );
	const sentence = logicSentence( question, questions, endings );
	const missed = unreachable( questions );
	return (
		<div className="ufb-tab">
			<Before { ...{ question, questions, index, locked, set } } />
			<After { ...{ question, questions, endings, index, locked, set } } />
			{ missed.length > 0 && (
				<Notice status="warning" isDismissible={ false }>
					{ sprintf(
						/* translators: %s: numbers of questions, e.g. "3, 4". */
						__( 'No visitor gets to these questions: %s. Every way jumps over them.', 'userfeedback' ),
						missed.join( ', ' )
					) }
				</Notice>
			) }
			{ sentence !== '' && (
				<p className="ufb-logic__sum">
					<Icon icon={ branch } size={ 20 } />
					<span>{ sentence }</span>
				</p>
			) }
		</div>
	);
}

interface PartProps {
	question: Question;
	questions: Question[];
	index: number;
	locked: boolean;
	set: ( change: ( old: QuestionLogic ) => QuestionLogic ) => void;
}

function Before( { question: { id, logic }, questions, index, locked, set }: PartProps ) {
	const match = logic.match ?? 'all';
	return (
		<section className="ufb-path" aria-labelledby={ `before-${ id }` }>
			<div className="ufb-path__head">
				<h3 id={ `before-${ id }` }>{ __( 'Before this question', 'userfeedback' ) }</h3>
				<ToggleControl
					{ ...FLAT }
					label={ __( 'Show or hide by condition', 'userfeedback' ) }
					checked={ logic.enabled }
					disabled={ locked }
					onChange={ ( enabled ) =>
						set( ( old ) => ( {
							...old,
							enabled,
							conditions:
								enabled && old.conditions.length === 0 && ! old.groups
									? [ emptyCondition() ]
									: old.conditions,
						} ) )
					}
				/>
			</div>
			{ logic.enabled && (
				<div className="ufb-logic">
					<div className="ufb-logic__say">
						<ActionSelect
							value={ logic.action }
							disabled={ locked }
							onChange={ ( action ) => set( ( old ) => ( { ...old, action } ) ) }
						/>
						<span>{ __( 'if', 'userfeedback' ) }</span>
						<MatchSelect
							label={ __( 'How many conditions', 'userfeedback' ) }
							value={ match }
							disabled={ locked }
							onChange={ ( next ) =>
								set( ( { match: _, ...old } ) => ( next === 'any' ? { ...old, match: next } : old ) )
							}
						/>
						<span>{ __( 'are true:', 'userfeedback' ) }</span>
					</div>
					<RuleFields
						id={ `rule-${ id }` }
						match={ match }
						rule={ logic }
						questions={ questions }
						sources={ questions.slice( 0, index ) }
						disabled={ locked }
						onChange={ ( rule ) => set( ( { groups: _, ...old } ) => ( { ...old, ...ruleOf( rule ) } ) ) }
					/>
				</div>
			) }
		</section>
	);
}

function After( { question, questions, endings, index, locked, set }: PartProps & { endings: Ending[] } ) {
	const { id, logic } = question;
	const jumps = logic.jumps ?? [];
	const put = ( next: Jump[] ) =>
		set( ( { jumps: _, ...old } ) => ( next.length > 0 ? { ...old, jumps: next } : old ) );
	return (
		<section className="ufb-path" aria-labelledby={ `after-${ id }` }>
			<div className="ufb-path__head">
				<h3 id={ `after-${ id }` }>{ __( 'After this question', 'userfeedback' ) }</h3>
				{ jumps.length > 1 && <span>{ __( 'The first rule that holds counts.', 'userfeedback' ) }</span> }
			</div>
			{ jumps.map( ( jump, at ) => (
				<JumpCard
					key={ at }
					{ ...{ jump, at, question, questions, endings, index, locked } }
					onChange={ ( next ) => put( jumps.map( ( old, place ) => ( place === at ? next : old ) ) ) }
					onRemove={ () => {
						put( jumps.filter( ( _, place ) => place !== at ) );
						seekFocus( `#jump-add-${ id }` );
					} }
				/>
			) ) }
			{ jumps.length > 0 && jumps.every( ( { match } ) => match !== 'always' ) && (
				<p className="ufb-help">
					{ index + 1 < questions.length
						? sprintf(
								/* translators: %d: number of a question. */
								__( 'Everybody else goes on to question %d.', 'userfeedback' ),
								index + 2
							)
						: __( 'Everybody else goes to the thank-you message.', 'userfeedback' ) }
				</p>
			) }
			<Button
				__next40pxDefaultSize
				id={ `jump-add-${ id }` }
				variant="tertiary"
				icon={ plus }
				className="ufb-row__add"
				accessibleWhenDisabled
				disabled={ locked || jumps.length >= MAX_JUMPS }
				onClick={ () => {
					put( [
						...jumps,
						{ to: '', match: 'all', conditions: [ { ...emptyCondition(), question_id: id } ] },
					] );
					seekRow( `jump-${ id }-${ jumps.length }`, 0 );
				} }
			>
				{ __( 'Add Jump', 'userfeedback' ) }
			</Button>
		</section>
	);
}

interface JumpProps extends Omit< PartProps, 'set' > {
	jump: Jump;
	at: number;
	endings: Ending[];
	onChange: ( jump: Jump ) => void;
	onRemove: () => void;
}

function JumpCard( { jump, at, question, questions, endings, index, locked, onChange, onRemove }: JumpProps ) {
	const back = questions.slice( 0, index + 1 ).some( ( { id } ) => id === jump.to )
		? leadsBack( questions, index )
		: null;
	const shown = questions.filter( ( { id }, place ) => place > index || id === jump.to );
	return (
		<div
			className="ufb-logic"
			role="group"
			aria-label={ sprintf(
				/* translators: %d: number of the jump. */
				__( 'Jump %d', 'userfeedback' ),
				at + 1
			) }
		>
			<div className="ufb-group__head">
				<SelectControl
					{ ...MODERN }
					className="ufb-match"
					label={ __( 'When', 'userfeedback' ) }
					hideLabelFromVision
					disabled={ locked }
					value={ jump.match }
					options={ [
						{ label: __( 'If all of these are true', 'userfeedback' ), value: 'all' },
						{ label: __( 'If any of these is true', 'userfeedback' ), value: 'any' },
						{ label: __( 'Always', 'userfeedback' ), value: 'always' },
					] }
					onChange={ ( match ) =>
						onChange(
							match === 'always'
								? { to: jump.to, match, conditions: [] }
								: {
										...jump,
										match,
										conditions:
											jump.match === 'always'
												? [ { ...emptyCondition(), question_id: question.id } ]
												: jump.conditions,
									}
						)
					}
				/>
				<Button
					size="compact"
					icon={ closeSmall }
					label={ sprintf(
						/* translators: %d: number of the jump. */
						__( 'Remove jump %d', 'userfeedback' ),
						at + 1
					) }
					accessibleWhenDisabled
					disabled={ locked }
					onClick={ onRemove }
				/>
			</div>
			{ jump.match !== 'always' && (
				<RuleFields
					id={ `jump-${ question.id }-${ at }` }
					match={ jump.match }
					rule={ jump }
					questions={ questions }
					sources={ [ question, ...questions.slice( 0, index ) ] }
					own={ question.id }
					disabled={ locked }
					onChange={ ( rule ) => onChange( { to: jump.to, match: jump.match, ...ruleOf( rule ) } ) }
				/>
			) }
			<div className="ufb-jump__to">
				<span className="ufb-row__lead">{ __( 'go to', 'userfeedback' ) }</span>
				<SelectControl
					{ ...MODERN }
					label={ __( 'Go to', 'userfeedback' ) }
					hideLabelFromVision
					disabled={ locked }
					value={ jump.to }
					aria-invalid={ back !== null }
					aria-describedby={ back ? `back-${ question.id }-${ at }` : undefined }
					onChange={ ( to ) => onChange( { ...jump, to } ) }
				>
					<option value="">{ __( 'Please Select..', 'userfeedback' ) }</option>
					{ shown.map( ( one ) => (
						<option key={ one.id } value={ one.id }>
							{ questionLabel( one, questions.indexOf( one ) + 1 ) }
						</option>
					) ) }
					{ endings.map( ( ending ) => (
						<option key={ ending.id } value={ targetOf( ending ) }>
							{ sprintf(
								/* translators: %s: title of an ending. */
								__( 'Ending: %s', 'userfeedback' ),
								ending.title
							) }
						</option>
					) ) }
					<option value={ END }>{ __( 'End of the survey', 'userfeedback' ) }</option>
				</SelectControl>
			</div>
			{ back && (
				<p className="ufb-path__error" id={ `back-${ question.id }-${ at }` } role="alert">
					{ backSentence( back ) }
				</p>
			) }
		</div>
	);
}
