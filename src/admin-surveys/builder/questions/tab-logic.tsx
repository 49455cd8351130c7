import { Icon, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { QuestionLogic } from '../../../types';
import { canUseLogic, emptyCondition } from '../../../domain/draft/conditions';
import { usesPaths } from '../../../domain/draft/logic';
import { updateQuestion } from '../../../domain/draft/questions';
import { proPaths } from '../pro-builder';
import { useBuilder } from '../state/store';
import { ActionSelect } from '../ui/action-select';
import { ConditionList } from '../ui/condition-list';
import { FLAT } from '../ui/controls';
import { branch } from '../ui/icons';
import { LockedToggle } from '../ui/locked-toggle';
import { logicSentence } from '../words/logic';
import { useLock } from '../../../shared/components/lock';
import type { Lock } from '../../../shared/components/lock';
import { LockLine } from '../../../shared/components/lock-line';
import { Notice } from '../../../shared/components/notice';
import { ProPart } from '../../../shared/registry/pro-parts';

interface Props {
	id: string;
	/** 0-based. */
	index: number;
}

/** When a question comes and what comes after it: with the plan all of it, else show and hide. */
export function TabLogic( props: Props ) {
	const lock = useLock( {
		feature: 'paths',
		name: __( 'Jumps and Groups', 'userfeedback' ),
		medium: 'question-paths',
	} );
	return lock ? (
		<ShowAndHide { ...props } lock={ lock } />
	) : (
		<ProPart from={ proPaths }>{ ( { PathFields } ) => <PathFields { ...props } /> }</ProPart>
	);
}

/** Show or hide a question by earlier answers, and the rule in words (LOGIC-01 to LOGIC-09). */
function ShowAndHide( { id, index, lock }: Props & { lock: Lock } ) {
	const questions = useBuilder( ( state ) => state.draft.questions );
	const edit = useBuilder( ( state ) => state.edit );
	const endings = useBuilder( ( state ) => state.draft.settings.thank_you.endings );
	const locked = useBuilder( ( state ) => state.locked );
	const question = questions[ index ];
	if ( question?.id !== id ) {
		return null;
	}
	const { logic } = question;
	const kept = usesPaths( logic );
	const possible = canUseLogic( questions, index );
	const set = ( change: Partial< QuestionLogic >, key = '' ) =>
		edit(
			( draft ) =>
				updateQuestion( draft, id, ( old ) => ( {
					...old,
					logic: { ...old.logic, ...change },
				} ) ),
			{ key }
		);
	const sentence = logicSentence( question, questions, endings );
	return (
		<div className="ufb-tab">
			{ ! kept && (
				<ToggleControl
					{ ...FLAT }
					label={ __( 'Use logic for this question', 'userfeedback' ) }
					checked={ logic.enabled && possible }
					disabled={ ! possible || locked }
					onChange={ ( enabled ) =>
						set( {
							enabled,
							conditions:
								enabled && logic.conditions.length === 0 ? [ emptyCondition() ] : logic.conditions,
						} )
					}
				/>
			) }
			{ ! possible && ! kept && (
				<Notice status="info" isDismissible={ false }>
					{ __(
						'Logic needs an earlier Radio Button, Checkbox, NPS or Star Rating question. Add one before this question to use it.',
						'userfeedback'
					) }
				</Notice>
			) }
			{ possible && ! kept && logic.enabled && (
				<div className="ufb-logic">
					<div className="ufb-logic__say">
						<ActionSelect
							value={ logic.action }
							disabled={ locked }
							onChange={ ( action ) => set( { action } ) }
						/>
						<span>{ __( 'this question if all of these are true:', 'userfeedback' ) }</span>
					</div>
					<ConditionList
						conditions={ logic.conditions }
						questions={ questions }
						sources={ questions.slice( 0, index ) }
						disabled={ locked }
						onChange={ ( conditions ) => set( { conditions }, `logic:${ id }` ) }
					/>
				</div>
			) }
			{ sentence !== '' && ( possible || kept ) && (
				<p className="ufb-logic__sum">
					<Icon icon={ branch } size={ 20 } />
					<span>{ sentence }</span>
				</p>
			) }
			{ kept && (
				<p className="ufb-help">
					{ __(
						'This logic is kept, and visitors are led by it. It cannot be changed on this plan.',
						'userfeedback'
					) }
				</p>
			) }
			<LockedToggle
				label={ __( 'Jump to another question or an ending', 'userfeedback' ) }
				help={ __(
					'With groups of conditions, scores by meaning and facts about the visitor.',
					'userfeedback'
				) }
				checked={ kept }
				lock={ lock }
			/>
			<LockLine lock={ lock } />
		</div>
	);
}
