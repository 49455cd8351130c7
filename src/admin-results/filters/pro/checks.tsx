import type { ReactNode } from 'react';
import { CheckboxControl } from '@wordpress/components';
import { formatNumber } from '../../../shared/format/numbers';

interface ChecksProps {
	choices: { value: string; label: string; count?: number }[];
	values: string[];
	onChange: ( values: string[] ) => void;
}

/** Values of which some are chosen. */
export function Checks( { choices, values, onChange }: ChecksProps ): ReactNode {
	return (
		<div className="uf-filter-form__checks">
			{ choices.map( ( { value, label, count } ) => (
				<div key={ value }>
					<CheckboxControl
						label={ label }
						checked={ values.includes( value ) }
						onChange={ ( checked ) =>
							onChange( checked ? [ ...values, value ] : values.filter( ( other ) => other !== value ) )
						}
					/>
					{ count !== undefined && <span className="uf-note">{ formatNumber( count ) }</span> }
				</div>
			) ) }
		</div>
	);
}
