import { useEffect, useRef, useState } from 'react';
import { SearchControl } from '@wordpress/components';
import { useSettled } from '../lib/use-settled';

interface Props {
	label: string;
	/** Words of the address. */
	value: string;
	onSearch: ( words: string ) => void;
}

/** Searches a moment after the last key; follows the address, e.g. after Back. */
export function ListSearch( { label, value, onSearch }: Props ) {
	const [ typed, setTyped ] = useState( value );
	const settled = useSettled( typed.trim() );
	/** The address follows later than the field: older words in it are not news. */
	const sent = useRef( value );
	const search = useRef( onSearch );
	search.current = onSearch;

	useEffect( () => {
		if ( value !== sent.current ) {
			sent.current = value;
			setTyped( value );
		}
	}, [ value ] );

	useEffect( () => {
		if ( settled !== sent.current ) {
			sent.current = settled;
			search.current( settled );
		}
	}, [ settled ] );

	return (
		<SearchControl
			__nextHasNoMarginBottom
			className="uf-list__search"
			size="compact"
			label={ label }
			placeholder={ label }
			value={ typed }
			onChange={ setTyped }
		/>
	);
}
