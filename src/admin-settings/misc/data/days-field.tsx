import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { RowField } from '../../form/setting-row';

interface Props {
	field: RowField;
	min: number;
	value: number;
	onChange: ( days: number ) => void;
	label?: string;
}

/** Ten years, as on the server. */
export const MOST_DAYS = 3650;

/** A number of days that may be half written while it is typed. */
export function DaysField( { field, min, value, onChange, label }: Props ) {
	const [ text, setText ] = useState( String( value ) );
	useEffect( () => setText( String( value ) ), [ value ] );
	return (
		<span className="uf-days">
			<input
				{ ...field }
				type="number"
				inputMode="numeric"
				min={ min }
				max={ MOST_DAYS }
				aria-label={ label }
				value={ text }
				onChange={ ( { target } ) => {
					setText( target.value );
					const days = Number( target.value );
					if ( target.value !== '' && Number.isInteger( days ) && days >= min && days <= MOST_DAYS ) {
						onChange( days );
					}
				} }
				onBlur={ () => setText( String( value ) ) }
			/>
			{ __( 'days', 'userfeedback' ) }
		</span>
	);
}
