import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import type { PageRule, RuleValueType } from '../../../types';
import type { RuleInput } from '../../../domain/draft/page-rules';
import { contentQueries } from '../../../shared/api/content/queries';
import { PageSearch } from '../ui/page-search';
import { SearchSelect } from '../ui/search-select';
import { useSettled } from '../../../shared/lib/use-settled';

interface Props {
	input: Extract< RuleInput, { kind: 'page' | 'select' } >;
	value: PageRule[ 'data' ];
	onChange: ( data: PageRule[ 'data' ] ) => void;
	disabled: boolean;
}

/** Value of a select rule: a page of the site, or one of the server's list (TGT-10, TGT-21). */
export function RuleValueSelect( { input, value, onChange, disabled }: Props ) {
	const chosen = typeof value === 'object' ? value : null;
	if ( input.kind === 'page' ) {
		return (
			<PageSearch
				label={ __( 'Value', 'userfeedback' ) }
				hideLabel
				value={ chosen ? { id: Number( chosen.id ), label: chosen.label } : null }
				disabled={ disabled }
				onChange={ onChange }
			/>
		);
	}
	return (
		<ListSelect
			key={ input.source }
			source={ input.source }
			value={ chosen }
			onChange={ onChange }
			disabled={ disabled }
		/>
	);
}

interface ListProps {
	source: RuleValueType;
	value: { id: string | number; label: string } | null;
	onChange: ( data: PageRule[ 'data' ] ) => void;
	disabled: boolean;
}

function ListSelect( { source, ...rest }: ListProps ) {
	const [ text, setText ] = useState( '' );
	const { data, error } = useQuery( contentQueries.ruleValues( source, useSettled( text ) ) );
	return (
		<SearchSelect
			{ ...rest }
			label={ __( 'Value', 'userfeedback' ) }
			hideLabel
			found={ data ?? [] }
			error={ error }
			onSearch={ setText }
		/>
	);
}
