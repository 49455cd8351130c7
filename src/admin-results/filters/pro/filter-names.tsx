import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Filter } from '../../../domain/filter';
import type { GroupName, QuestionStats } from '../../../types';
import { topicsQuery } from '../../../shared/api/opinions/opinions';
import { tagsQuery } from '../../../shared/api/tags/tags';
import { chipsOf, groupName } from './chips';
import type { Chip, FilterNames } from './chips';

/** Names of the tags and topics that filters are about; they are asked for only where one is. */
export function useFilterNames( ...filters: Filter[] ): FilterNames {
	const tags = useQuery( { ...tagsQuery, enabled: filters.some( ( { tag } ) => tag !== undefined ) } );
	const topics = useQuery( { ...topicsQuery, enabled: filters.some( ( { topic } ) => topic !== undefined ) } );
	return { tags: tags.data?.items ?? null, topics: topics.data?.items ?? null };
}

interface ChipsProps {
	filter: Filter;
	questions: QuestionStats[];
	children: ( chips: Chip[] ) => ReactNode;
}

/** Chips for a part of the screen that loads their words later than itself. */
export function WithChips( { filter, questions, children }: ChipsProps ) {
	return children( chipsOf( filter, questions, useFilterNames( filter ) ) );
}

interface GroupsProps {
	groups: Record< GroupName, Filter >;
	questions: QuestionStats[];
	children: ( names: Record< GroupName, string > ) => ReactNode;
}

/** What the two groups of a comparison are called. */
export function WithGroupNames( { groups: { a, b }, questions, children }: GroupsProps ) {
	const names = useFilterNames( a, b );
	return children( { a: groupName( a, questions, names ), b: groupName( b, questions, names ) } );
}
