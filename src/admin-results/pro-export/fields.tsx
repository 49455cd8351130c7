import type { ReactNode } from 'react';
import { RadioControl } from '@wordpress/components';

interface ChoiceProps< Value extends string > {
	legend: string;
	value: Value;
	options: readonly ( readonly [ Value, string ] )[];
	onChange: ( value: Value ) => void;
	children?: ReactNode;
}

/** One of some, with what belongs to the choice below. */
export function Choice< Value extends string >( { legend, value, options, onChange, children }: ChoiceProps< Value > ) {
	return (
		<div className="uf-export__choice">
			<RadioControl
				label={ legend }
				selected={ value }
				options={ options.map( ( [ option, label ] ) => ( { value: option, label } ) ) }
				onChange={ ( chosen ) => {
					const found = options.find( ( [ option ] ) => option === chosen );
					if ( found ) {
						onChange( found[ 0 ] );
					}
				} }
			/>
			{ children }
		</div>
	);
}
