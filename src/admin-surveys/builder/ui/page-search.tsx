import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { RedirectTarget } from '../../../types';
import { contentQueries } from '../../../shared/api/content/queries';
import { SearchSelect } from './search-select';
import { useSettled } from '../../../shared/lib/use-settled';

interface Props {
	label: string;
	hideLabel?: boolean;
	value: RedirectTarget | null;
	onChange: ( page: RedirectTarget | null ) => void;
	disabled?: boolean;
}

/** A page of this site, stored as `{ id, label }` (QST-52). */
export function PageSearch( { value, onChange, ...rest }: Props ) {
	const [ text, setText ] = useState( '' );
	const { data, error } = useQuery( contentQueries.pages( useSettled( text ) ) );
	return (
		<SearchSelect
			{ ...rest }
			value={ value }
			error={ error }
			found={ ( data ?? [] ).map( ( { id, title } ) => ( {
				id,
				label: title,
			} ) ) }
			onSearch={ setText }
			onChange={ ( page ) => onChange( page ? { id: Number( page.id ), label: page.label } : null ) }
		/>
	);
}
