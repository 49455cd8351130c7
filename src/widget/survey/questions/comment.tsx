import { LIMITS } from '../../../domain/answers';
import type { AnswerProps } from './props';

/** The owner wants to know why (WID-27, A3). */
export const Comment = ( { id, draft, strings, label, onDraft }: AnswerProps & { label: string } ) => (
	<div className="comment field">
		<label htmlFor={ `${ id }m` }>{ label }</label>
		<textarea
			className="in"
			id={ `${ id }m` }
			maxLength={ LIMITS.comment }
			placeholder={ strings.placeholder }
			value={ draft.comments ?? '' }
			onInput={ ( event ) => onDraft( { ...draft, comments: event.currentTarget.value } ) }
		/>
	</div>
);
