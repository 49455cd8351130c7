import { useState } from 'react';
import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { MODERN } from '../../ui/controls';

interface Props {
	values: string[];
	disabled: boolean;
	onChange: ( values: string[] ) => void;
}

const split = ( text: string ): string[] => [
	...new Set(
		text
			.split( ',' )
			.map( ( one ) => one.trim() )
			.filter( ( one ) => one !== '' )
	),
];

/** Several values with commas between them, where there is nothing to choose from. */
export function ListField( { values, disabled, onChange }: Props ) {
	const [ text, setText ] = useState( values.join( ', ' ) );
	// As it is typed, unless Undo or another row changed the values.
	const shown = split( text ).join() === values.join() ? text : values.join( ', ' );
	return (
		<TextControl
			{ ...MODERN }
			className="is-value"
			label={ __( 'Values, separated by commas', 'userfeedback' ) }
			hideLabelFromVision
			placeholder={ __( 'basic, pro', 'userfeedback' ) }
			dir="auto"
			disabled={ disabled }
			value={ shown }
			onChange={ ( next ) => {
				setText( next );
				onChange( split( next ) );
			} }
		/>
	);
}
