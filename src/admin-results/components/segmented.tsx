import { useId } from 'react';

interface Props< T extends string > {
	legend: string;
	value: T;
	options: { value: T; label: string }[];
	onChange: ( value: T ) => void;
}

/** A choice between few words: real radio buttons in one frame. */
export function Segmented< T extends string >( {
	legend,
	value,
	options,
	onChange,
}: Props< T > ) {
	const name = useId();
	return (
		<fieldset className="uf-seg">
			<legend className="screen-reader-text">{ legend }</legend>
			{ options.map( ( option ) => (
				<label
					key={ option.value }
					htmlFor={ `${ name }-${ option.value }` }
				>
					<input
						id={ `${ name }-${ option.value }` }
						type="radio"
						name={ name }
						value={ option.value }
						checked={ option.value === value }
						onChange={ () => onChange( option.value ) }
					/>
					{ option.label }
				</label>
			) ) }
		</fieldset>
	);
}
