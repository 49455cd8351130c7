import { labelOf } from './props';
import type { AnswerProps } from './props';

/** radio-button and checkbox: a row for each option (WID-20, WID-50, WID-51). */
export function Choice( props: AnswerProps ) {
	const { id, question, options, draft, required, onDraft, onPick } = props;
	const several = question.type === 'checkbox';
	const chosen: readonly unknown[] = Array.isArray( draft.value ) ? draft.value : [ draft.value ];

	const choose = ( label: string, on: boolean ) => {
		// In the order of the question, whatever order it shows in.
		const all = ( question.config.options ?? [] ).map( labelOf );
		const value = several ? all.filter( ( one ) => ( one === label ? on : chosen.includes( one ) ) ) : label;
		onDraft( { ...draft, value: value.length ? value : null } );
	};

	return (
		<div className="a" { ...props.group }>
			{ options.map( labelOf ).map( ( label, index ) => (
				<label className="opt" key={ index } htmlFor={ `${ id }-${ index }` }>
					<input
						className="dot"
						id={ `${ id }-${ index }` }
						type={ several ? 'checkbox' : 'radio' }
						name={ id }
						required={ required && ( ! several || draft.value === null ) }
						aria-invalid={ false }
						checked={ chosen.includes( label ) }
						onChange={ ( event ) => choose( label, event.currentTarget.checked ) }
						onClick={ onPick }
					/>
					<span>{ label }</span>
				</label>
			) ) }
		</div>
	);
}
