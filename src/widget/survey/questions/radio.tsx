import type { AnswerProps } from './props';

/** One number of a scale: a radio button that its cell or picture covers. */
export const radio = ( { id, draft, required, onDraft, onPick }: AnswerProps, value: number, name: string ) => (
	<input
		className="over"
		id={ `${ id }-${ value }` }
		type="radio"
		name={ id }
		value={ `${ value }` }
		aria-label={ name }
		required={ required }
		checked={ draft.value === value }
		onChange={ () => onDraft( { ...draft, value } ) }
		onClick={ onPick }
	/>
);
