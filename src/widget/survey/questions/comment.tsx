import { LIMITS } from '../../../domain/answers';
import type { AnswerProps } from './props';

/** The owner wants to know why (WID-27, A3). */
export const Comment = ( { id, question: { type }, draft, strings, onDraft }: AnswerProps ) => (
	<div className="comment field">
		<label htmlFor={ `${ id }m` }>
			{ type === 'nps' || type === 'star-rating' ? strings.score_label : strings.comment_label }
		</label>
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
