import { LIMITS } from '../../../domain/answers';
import type { AnswerProps } from './props';

/** text: one line, in which Enter leads on (WID-46, WID-50). */
export const Text = ( { id, question, draft, required, strings, describedBy, onDraft }: AnswerProps ) => (
	<div className="a">
		<input
			className="in"
			type="text"
			aria-labelledby={ `${ id }q` }
			aria-describedby={ describedBy }
			placeholder={ question.config.placeholder || strings.placeholder }
			value={ String( draft.value ?? '' ) }
			maxLength={ LIMITS.text }
			required={ required }
			aria-invalid={ false }
			onInput={ ( event ) => onDraft( { ...draft, value: event.currentTarget.value || null } ) }
		/>
	</div>
);
