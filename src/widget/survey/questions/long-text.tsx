import { LIMITS } from '../../../domain/answers';
import type { AnswerProps } from './props';

/** Characters left from which on the counter speaks up. */
const NEARLY_FULL = 50;

/** long-text: several lines, counted (WID-46). */
export function LongText( { id, question, draft, required, strings, fill, describedBy, onDraft }: AnswerProps ) {
	const text = String( draft.value ?? '' );

	return (
		<div className="a">
			<textarea
				className="in"
				rows={ 4 }
				aria-labelledby={ `${ id }q` }
				aria-describedby={ describedBy ? `${ describedBy } ${ id }c` : `${ id }c` }
				placeholder={ question.config.placeholder || strings.placeholder }
				value={ text }
				maxLength={ LIMITS.longText }
				required={ required }
				aria-invalid={ false }
				onInput={ ( event ) => onDraft( { ...draft, value: event.currentTarget.value || null } ) }
			/>
			<p className="note">
				<span aria-hidden="true">{ `${ text.length } / ${ LIMITS.longText }` }</span>
				<span
					className="sr"
					id={ `${ id }c` }
					role={ LIMITS.longText - text.length <= NEARLY_FULL ? 'status' : undefined }
				>
					{ fill( strings.counter, text.length, LIMITS.longText ) }
				</span>
			</p>
		</div>
	);
}
