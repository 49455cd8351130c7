import { useMemo } from 'react';
import { FormTokenField } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SELECT_LIMIT } from '../lib/select-limit';
import { allCountries } from './list';
import './country-field.scss';

interface Props {
	label: string;
	/** Codes. */
	value: readonly string[];
	onChange: ( codes: string[] ) => void;
	disabled?: boolean;
	/** Whether `unknown` can be chosen like a country. */
	withUnknown?: boolean;
}

/** Several countries, found by their names in the person's language. */
export function CountryField( { label, value, onChange, disabled = false, withUnknown = false }: Props ) {
	const { names, codes } = useMemo( () => {
		const list = allCountries().map( ( { code, name } ): [ string, string ] => [ code, name ] );
		if ( withUnknown ) {
			list.unshift( [ 'unknown', __( 'Not known', 'userfeedback' ) ] );
		}
		return { names: new Map( list ), codes: new Map( list.map( ( [ code, name ] ) => [ name, code ] ) ) };
	}, [ withUnknown ] );
	const tokens = value.map( ( code ) => names.get( code ) ?? code );
	return (
		<div className="uf-countries">
			<FormTokenField
				__experimentalExpandOnFocus
				help=""
				__experimentalValidateInput={ ( typed ) => codes.has( typed ) }
				label={ label }
				placeholder={ __( 'Type to Search...', 'userfeedback' ) } // eslint-disable-line @wordpress/i18n-ellipsis -- As the documents write it.
				disabled={ disabled }
				maxSuggestions={ SELECT_LIMIT }
				suggestions={ [ ...codes.keys() ].filter( ( name ) => ! tokens.includes( name ) ) }
				value={ tokens }
				onChange={ ( now ) =>
					onChange(
						now.flatMap( ( token ) => {
							const name = typeof token === 'string' ? token : token.value;
							return codes.get( name ) ?? ( value.includes( name ) ? name : [] );
						} )
					)
				}
				messages={ {
					added: __( 'Country added.', 'userfeedback' ),
					removed: __( 'Country removed.', 'userfeedback' ),
					remove: __( 'Remove country', 'userfeedback' ),
					__experimentalInvalid: __( 'There is no such country.', 'userfeedback' ),
				} }
			/>
		</div>
	);
}
