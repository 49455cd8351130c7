import { Icon, SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { QuestionLogic } from '../../../types';
import { canUseLogic, emptyCondition } from '../../../domain/draft/conditions';
import { updateQuestion } from '../../../domain/draft/questions';
import { useBuilder } from '../state/store';
import { ConditionList } from '../ui/condition-list';
import { FLAT, MODERN } from '../ui/controls';
import { branch } from '../ui/icons';
import { logicSentence } from '../words/logic';
import { Notice } from '../../../shared/components/notice';

interface Props {
	id: string;
	/** 0-based. */
	index: number;
}

/** Show or hide a question by earlier answers, and the rule in words (LOGIC-01 to LOGIC-09). */
export function TabLogic( { id, index }: Props ) {
	const questions = useBuilder( ( state ) => state.draft.questions );
	const edit = useBuilder( ( state ) => state.edit );
	const locked = useBuilder( ( state ) => state.locked );
	const question = questions[ index ];
	if ( question?.id !== id ) {
		return null;
	}
	const { logic } = question;
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
	const sentence = logicSentence( question, questions );
	return (
		<div className="ufb-tab">
			<ToggleControl
				{ ...FLAT }
				label={ __( 'Use logic for this question', 'userfeedback' ) }
				checked={ logic.enabled && possible }
				disabled={ ! possible || locked }
				onChange={ ( enabled ) =>
					set( {
						enabled,
						conditions: enabled && logic.conditions.length === 0 ? [ emptyCondition() ] : logic.conditions,
					} )
				}
			/>
			{ ! possible && (
				<Notice status="info" isDismissible={ false }>
					{ __(
						'Logic needs an earlier Radio Button, Checkbox, NPS or Star Rating question. Add one before this question to use it.',
						'userfeedback'
					) }
				</Notice>
			) }
			{ possible && logic.enabled && (
				<div className="ufb-logic">
					<div className="ufb-logic__say">
						<SelectControl
							{ ...MODERN }
							label={ __( 'Action', 'userfeedback' ) }
							hideLabelFromVision
							disabled={ locked }
							value={ logic.action }
							options={ [
								{ label: __( 'Show', 'userfeedback' ), value: 'show' },
								{ label: __( 'Hide', 'userfeedback' ), value: 'hide' },
							] }
							onChange={ ( action ) => set( { action: action === 'hide' ? 'hide' : 'show' } ) }
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
			{ sentence !== '' && possible && (
				<p className="ufb-logic__sum">
					<Icon icon={ branch } size={ 20 } />
					<span>{ sentence }</span>
				</p>
			) }
		</div>
	);
}
