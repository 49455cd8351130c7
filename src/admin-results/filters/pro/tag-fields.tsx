import { useQuery } from '@tanstack/react-query';
import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { NO_TAG } from '../../../domain/filter';
import type { Filter } from '../../../domain/filter';
import { tagsQuery } from '../../../shared/api/tags/tags';
import { Checks } from './checks';
import { tagName } from './chips';

interface Props {
	filter: Filter;
	onChange: ( filter: Filter ) => void;
}

/** Tags of which a response has one. */
export function TagFields( { filter, onChange }: Props ) {
	const { data, isError } = useQuery( tagsQuery );
	const values = filter.tag ?? [];
	if ( ! data ) {
		return isError ? <p>{ __( 'The tags could not be loaded.', 'userfeedback' ) }</p> : <Spinner />;
	}
	return (
		<>
			<Checks
				choices={ [
					...data.items.map( ( { id, name, responses } ) => ( {
						value: String( id ),
						label: name,
						count: responses,
					} ) ),
					{ value: NO_TAG, label: tagName( NO_TAG, null ) },
				] }
				values={ values }
				onChange={ ( next ) => onChange( { ...filter, tag: next } ) }
			/>
			<p className="uf-note">{ __( 'Several mean “or”.', 'userfeedback' ) }</p>
		</>
	);
}
