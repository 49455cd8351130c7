import { ComboboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SELECT_LIMIT } from '../../../shared/lib/select-limit';
import { MODERN } from './controls';

export interface Found {
	id: string | number;
	label: string;
}

interface Props {
	label: string;
	hideLabel?: boolean;
	value: Found | null;
	found: Found[];
	error: unknown;
	onSearch: ( text: string ) => void;
	onChange: ( value: Found | null ) => void;
	disabled?: boolean;
}

/** What the list offers: the chosen one first if the search missed it, at most SELECT_LIMIT in all. */
export function listed( value: Found | null, found: Found[] ): Found[] {
	const missed = value !== null && ! found.some( ( { id } ) => String( id ) === String( value.id ) );
	return ( missed ? [ value, ...found ] : found ).slice( 0, SELECT_LIMIT );
}

/**
 * Choosing one thing of the site by typing (SHARED-23). What is chosen stays in
 * the list although the search finds something else.
 */
export function SearchSelect( {
	label,
	hideLabel = false,
	value,
	found,
	error,
	onSearch,
	onChange,
	disabled = false,
}: Props ) {
	const known = listed( value, found );
	if ( disabled ) {
		return (
			<p className="ufb-help">
				<bdi>{ value?.label }</bdi>
			</p>
		);
	}
	return (
		<div className="ufb-search">
			<ComboboxControl
				{ ...MODERN }
				label={ label }
				hideLabelFromVision={ hideLabel }
				placeholder={
					value
						? // eslint-disable-next-line @wordpress/i18n-ellipsis -- Quoted by SHARED-23.
							__( 'Type to Search...', 'userfeedback' )
						: __( 'Please Select..', 'userfeedback' )
				}
				value={ value ? String( value.id ) : null }
				options={ known.map( ( one ) => ( {
					value: String( one.id ),
					label: one.label,
				} ) ) }
				onFilterValueChange={ onSearch }
				onChange={ ( id ) => onChange( known.find( ( one ) => String( one.id ) === id ) ?? null ) }
			/>
			{ error !== null && (
				<p className="ufb-help">
					{ __( 'The site could not be searched. Type again to retry.', 'userfeedback' ) }
				</p>
			) }
		</div>
	);
}
