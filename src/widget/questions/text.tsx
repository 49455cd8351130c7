import { LIMITS } from '../../domain/answers';
import { fill } from '../text';
import type { AnswerProps } from './props';

/** Characters left from which on the counter speaks up. */
const NEARLY_FULL = 50;

/** text and long-text; Enter leads on in the single line (WID-46, WID-50). */
export function Text( { id, question, draft, required, strings, describedBy, onDraft }: AnswerProps ) {
	const text = String( draft.value ?? '' );
	const long = question.type === 'long-text';
	const field = {
		className: 'in',
		'aria-labelledby': `${ id }q`,
		'aria-describedby': [ describedBy, long && `${ id }c` ].filter( Boolean ).join( ' ' ) || undefined,
		placeholder: question.config.placeholder || strings.placeholder,
		value: text,
		maxLength: long ? LIMITS.longText : LIMITS.text,
		required,
		onInput: ( event: { currentTarget: { value: string } } ) =>
			onDraft( { ...draft, value: event.currentTarget.value || null } ),
	};

	return (
		<div className="a">
			{ long ? <textarea rows={ 4 } { ...field } /> : <input type="text" { ...field } /> }
			{ long && (
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
			) }
		</div>
	);
}
