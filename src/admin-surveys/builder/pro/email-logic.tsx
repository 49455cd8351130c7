import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { emptyCondition } from '../../../domain/draft/conditions';
import { useBuilder } from '../state/store';
import { ConditionList } from '../ui/condition-list';
import { FLAT } from '../ui/controls';
import { useEmail } from '../workflow/use-email';

/** Sends the email only for some answers (LOGIC-13). */
export function EmailLogicFields() {
	const { email, set } = useEmail();
	const questions = useBuilder( ( state ) => state.draft.questions );
	const locked = useBuilder( ( state ) => state.locked );
	const { logic } = email;
	return (
		<>
			<ToggleControl
				{ ...FLAT }
				label={ __( 'Send only when the answers match', 'userfeedback' ) }
				checked={ logic.enable }
				disabled={ locked }
				onChange={ ( enable ) =>
					set( ( old ) => ( {
						...old,
						logic: {
							...old.logic,
							enable,
							conditions:
								enable && old.logic.conditions.length === 0
									? [ emptyCondition() ]
									: old.logic.conditions,
						},
					} ) )
				}
			/>
			{ logic.enable && (
				<div className="ufb-logic is-wide">
					<p className="ufb-logic__say">
						{ __( 'Send the email if all of these are true:', 'userfeedback' ) }
					</p>
					<ConditionList
						conditions={ logic.conditions }
						questions={ questions }
						sources={ questions }
						disabled={ locked }
						onChange={ ( conditions ) =>
							set(
								( old ) => ( {
									...old,
									logic: { ...old.logic, conditions },
								} ),
								'email-logic'
							)
						}
					/>
				</div>
			) }
		</>
	);
}
