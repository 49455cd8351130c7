import type { AnswerProps } from './props';

/**
 * One number of a scale: a radio button that its cell or picture covers. Its group says that it is required: of a
 * required one of its own, browsers tell screen readers that it is wrong before anybody chose.
 */
export const radio = ( { id, draft, onDraft, onPick }: AnswerProps, value: number, name: string ) => (
	<input
		className="over"
		id={ `${ id }-${ value }` }
		type="radio"
		name={ id }
		value={ `${ value }` }
		aria-label={ name }
		checked={ draft.value === value }
		onChange={ () => onDraft( { ...draft, value } ) }
		onClick={ onPick }
	/>
);
