import { useState } from 'react';
import { TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Filter, PageCompare } from '../../../domain/filter';
import { Segmented } from '../../../shared/components/segmented';
import { compareName } from './chips';

const COMPARES: PageCompare[] = [ 'is', 'contains', 'starts' ];

interface Props {
	filter: Filter;
	onChange: ( filter: Filter ) => void;
}

export function PageFields( { filter, onChange }: Props ) {
	const [ compare, setCompare ] = useState< PageCompare >(
		COMPARES.find( ( candidate ) => filter.page?.[ candidate ]?.length ) ?? 'is'
	);
	return (
		<>
			<Segmented
				legend={ __( 'Page', 'userfeedback' ) }
				value={ compare }
				options={ COMPARES.map( ( value ) => ( { value, label: compareName( value ) } ) ) }
				onChange={ setCompare }
			/>
			<TextareaControl
				rows={ 2 }
				label={ __( 'Paths, one per line', 'userfeedback' ) }
				placeholder="/checkout"
				value={ ( filter.page?.[ compare ] ?? [] ).join( '\n' ) }
				onChange={ ( text ) =>
					onChange( {
						...filter,
						page: { ...filter.page, [ compare ]: text === '' ? [] : text.split( '\n' ) },
					} )
				}
			/>
		</>
	);
}
