import { useEffect, useState } from 'react';
import { NumberControl, TALL } from './controls';

interface Props {
	label: string;
	min: number;
	max: number;
	value: number;
	/** Makes any number one that is allowed. */
	clamp: ( value: number ) => number;
	onChange: ( value: number ) => void;
	disabled?: boolean;
}

/**
 * A number that may be half written while it is typed; what leaves the field is
 * a whole number within its limits (SET-14).
 */
export function WholeNumber( { label, min, max, value, clamp, onChange, disabled = false }: Props ) {
	const [ text, setText ] = useState( String( value ) );
	useEffect( () => setText( String( value ) ), [ value ] );
	return (
		<NumberControl
			{ ...TALL }
			className="ufb-number"
			label={ label }
			hideLabelFromVision
			min={ min }
			max={ max }
			step={ 1 }
			disabled={ disabled }
			value={ text }
			onChange={ ( next ) => {
				setText( next ?? '' );
				const number = Number( next );
				if ( next && Number.isFinite( number ) && clamp( number ) === number ) {
					onChange( number );
				}
			} }
			onBlur={ () => {
				const number = clamp( text.trim() === '' ? value : Number( text ) );
				setText( String( number ) );
				if ( number !== value ) {
					onChange( number );
				}
			} }
		/>
	);
}
