import { useCallback, useMemo } from 'react';
import type { DateRange, InboxScoreGroup, InboxState, Sentiment } from '../types';
import { SENTIMENTS } from '../shared/opinions/names';
import { isDay } from '../shared/components/date-range/ranges';
import { oneOf, useUrlParams } from '../shared/list/use-url-params';
import { DAYS_CHOICES } from './days';
import type { DaysChoice } from './days';

/** What the list shows. */
export interface InboxFilter {
	state: InboxState;
	/** 0 for all. */
	survey: number;
	score: InboxScoreGroup | '';
	days: DaysChoice;
	/** Where `days` is `other`. */
	own: DateRange;
	/** Id of a tag, `none`, or '' for any. */
	tag: string;
	sentiment: Sentiment | '';
	/** 0 for any. */
	topic: number;
	/** Name and value of a hidden field, `plan=pro`; '' for any. */
	field: string;
}

const TAG = /^(none|[1-9]\d{0,9})$/;
const FIELD = /^[a-z][a-z0-9_-]{0,31}=.{1,200}$/u;
/** An id. */
const SURVEY = /^[1-9]\d{0,9}$/;

/** The filter of an address; what it cannot be counts as absent. */
export function filterOf( params: URLSearchParams ): InboxFilter {
	const text = ( name: string, is: ( value: string ) => boolean ) => {
		const value = params.get( name ) ?? '';
		return is( value ) ? value : '';
	};
	return {
		state: oneOf( params.get( 'state' ), [ 'unread', 'all', 'starred' ], 'all' ),
		survey: Number( text( 'survey', ( value ) => SURVEY.test( value ) ) ),
		score: oneOf< InboxScoreGroup | '' >( params.get( 'score' ), [ 'high', 'middle', 'low' ], '' ),
		days: oneOf( params.get( 'days' ), DAYS_CHOICES, '0' ),
		own: { start: text( 'from', isDay ), end: text( 'to', isDay ) },
		tag: text( 'tag', ( value ) => TAG.test( value ) ),
		sentiment: oneOf< Sentiment | '' >( params.get( 'sentiment' ), SENTIMENTS, '' ),
		topic: Number( text( 'topic', ( value ) => SURVEY.test( value ) ) ),
		field: text( 'field', ( value ) => FIELD.test( value ) ),
	};
}

/** The filter that stands in the address, so that a link opens the same list. */
export function useInboxFilter() {
	const [ params, change ] = useUrlParams();
	const filter = useMemo( () => filterOf( params ), [ params ] );
	const setFilter = useCallback(
		( { state, survey, score, days, own, tag, sentiment, topic, field }: InboxFilter ) =>
			change( {
				state: state === 'all' ? null : state,
				survey: survey === 0 ? null : String( survey ),
				score: score || null,
				days: days === '0' ? null : days,
				from: days === 'other' ? own.start : null,
				to: days === 'other' ? own.end : null,
				tag: tag || null,
				sentiment: sentiment || null,
				topic: topic === 0 ? null : String( topic ),
				field: field || null,
			} ),
		[ change ]
	);
	const setSearch = useCallback( ( search: string ) => change( { search: search || null } ), [ change ] );
	const query = params.toString();
	return {
		filter,
		setFilter,
		search: params.get( 'search' ) ?? '',
		setSearch,
		/** A path of this app with the same filter. */
		keep: ( path: string ) => ( query === '' ? path : `${ path }?${ query }` ),
	};
}
