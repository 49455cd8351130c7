import { LIMITS } from '../../../domain/answers';
import type { AnswerProps } from './props';

/** E-mail address with an optional first name (WID-47 to WID-49); a broken address is named quietly (A119). */
export function Email( { id, question, draft, required, strings, group, broken, onLeft, onDraft }: AnswerProps ) {
	return (
		<div className="a" { ...group }>
			<div className="field">
				<label htmlFor={ `${ id }e` }>{ strings.email_label }</label>
				<input
					className="in"
					id={ `${ id }e` }
					type="email"
					autoComplete="email"
					placeholder={ strings.email_placeholder }
					maxLength={ LIMITS.email }
					value={ String( draft.value ?? '' ) }
					required={ required }
					aria-invalid={ !! broken }
					aria-describedby={ broken ? `${ id }i` : undefined }
					onInput={ ( event ) => {
						onLeft( false );
						onDraft( { ...draft, value: event.currentTarget.value || null } );
					} }
					onBlur={ () => onLeft( true ) }
				/>
				{ broken && (
					<p className="d" id={ `${ id }i` } role="status">
						{ strings.email_hint }
					</p>
				) }
			</div>
			{ question.config.include_name && (
				<div className="field">
					<label htmlFor={ `${ id }n` }>{ strings.name_label }</label>
					<input
						className="in"
						id={ `${ id }n` }
						type="text"
						autoComplete="given-name"
						maxLength={ LIMITS.name }
						value={ draft.name ?? '' }
						required={ required }
						aria-invalid={ false }
						onInput={ ( event ) => onDraft( { ...draft, name: event.currentTarget.value } ) }
					/>
				</div>
			) }
		</div>
	);
}
