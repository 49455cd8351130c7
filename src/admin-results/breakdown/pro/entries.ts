import { __, _n, sprintf } from '@wordpress/i18n';
import { withAnswer } from '../../../domain/filter';
import type { AnswerFilter, Filter } from '../../../domain/filter';
import { boot } from '../../../shared/app/boot';
import { languageName } from '../../../shared/lib/language-name';
import { deviceName } from '../../../shared/format/devices';
import { regionName } from '../../../shared/countries/name';
import { NPS_RANGES, npsGroupsName } from '../../../shared/charts/nps';
import { formatRange, nameDay, shiftDay } from '../../../shared/format/dates';
import { formatNumber } from '../../../shared/format/numbers';
import { sentimentName } from '../../../shared/opinions/names';
import type {
	Breakdown,
	BreakdownEntry,
	BreakdownKind,
	DateRange,
	NpsBucket,
	QuestionStats,
	Sentiment,
	SurveyResults,
} from '../../../types';
import { optionText } from '../../lib/options';
import { hourName, weekdayName } from '../../lib/times';
import { titleOf } from '../../questions/question-base';

/** What rows or columns are about: a question, or something about the response. */
export interface Axis {
	kind: Breakdown[ 'by' ][ 'kind' ];
	/** Id of the question, or the kind. */
	id: string;
	type: string;
}

/** What can be counted: a question, or one row of a matrix, because a whole one has several answers of everybody. */
export interface CountedChoice {
	/** Id of the question; of a row `<id>:<row>`. */
	value: string;
	label: string;
}

export function countedChoices( { question_stats: stats }: SurveyResults ): CountedChoice[] {
	return stats.flatMap( ( question, place ) => {
		/* translators: 1: number of a question. 2: its title */
		const name = __( 'Q%1$s %2$s', 'userfeedback' );
		const label = ( title: string ) => sprintf( name, formatNumber( place + 1 ), title );
		if ( ! question.is_quantitative ) {
			return [];
		}
		return question.type === 'matrix'
			? rowChoices( question, label )
			: [ { value: question.id, label: label( titleOf( question ) ) } ];
	} );
}

function rowChoices( question: QuestionStats, label: ( title: string ) => string ): CountedChoice[] {
	return question.parts.map( ( row ) => ( {
		value: `${ question.id }:${ row.key }`,
		/* translators: 1: title of a question. 2: one of its options. */
		label: label( sprintf( __( '%1$s: %2$s', 'userfeedback' ), titleOf( question ), row.label ) ),
	} ) );
}

export function rowsOf( { question }: Breakdown ): Axis {
	return { kind: 'question', id: question.id, type: question.type };
}

const FIELD = '@field.';

export function kindName( kind: BreakdownKind ): string {
	if ( isField( kind ) ) {
		/* translators: %s: name of a hidden field */
		return sprintf( __( 'Hidden field %s', 'userfeedback' ), kind.slice( FIELD.length ) );
	}
	return {
		device: __( 'Device', 'userfeedback' ),
		page: __( 'Page (top 20)', 'userfeedback' ),
		country: __( 'Country', 'userfeedback' ),
		language: __( 'Language', 'userfeedback' ),
		sentiment: __( 'Sentiment', 'userfeedback' ),
		topic: __( 'Topic', 'userfeedback' ),
		weekday: __( 'Weekday', 'userfeedback' ),
		hour: __( 'Hour', 'userfeedback' ),
		week: __( 'Week', 'userfeedback' ),
		month: __( 'Month', 'userfeedback' ),
	}[ kind ];
}

export function isField( kind: string ): kind is `@field.${ string }` {
	return kind.startsWith( FIELD );
}

/** Name of a row or a column. */
export function entryName( axis: Axis, { key, value }: BreakdownEntry ): string {
	if ( axis.kind === 'question' ) {
		if ( value === null ) {
			return npsGroupsName( key as NpsBucket );
		}
		return axis.type === 'star-rating' && typeof value === 'number'
			? sprintf(
					/* translators: %s: number of stars, 1 to 5 */
					_n( '%s star', '%s stars', value, 'userfeedback' ),
					formatNumber( value )
				)
			: optionText( value );
	}
	if ( key === 'unknown' && axis.kind === 'field' ) {
		return __( 'Not given', 'userfeedback' );
	}
	if ( key === 'unknown' ) {
		return __( 'Not known', 'userfeedback' );
	}
	if ( key === 'other' ) {
		return axis.kind === 'week' || axis.kind === 'month'
			? __( 'Earlier', 'userfeedback' )
			: __( 'All others', 'userfeedback' );
	}
	switch ( axis.kind ) {
		case 'device':
			return deviceName( key );
		case 'field':
			return key.slice( 1 );
		case 'country':
			return regionName( key );
		case 'language':
			return languageName( key, boot().site.locale );
		case 'sentiment':
			return sentimentName( key as Sentiment );
		case 'topic':
			return value === null ? __( 'Deleted topic', 'userfeedback' ) : optionText( value );
		case 'weekday':
			return weekdayName( key );
		case 'hour':
			return hourName( key );
		case 'week':
			return formatRange( key, shiftDay( key, 6 ) );
		case 'month':
			return nameDay( `${ key }-01`, { month: 'short', year: 'numeric' } );
		default:
			return key;
	}
}

/** Short name below a point. */
export function entryShort( axis: Axis, entry: BreakdownEntry ): string {
	if ( axis.type === 'star-rating' && typeof entry.value === 'number' ) {
		return `${ formatNumber( entry.value ) }★`;
	}
	if ( axis.kind === 'week' && entry.key !== 'other' ) {
		return nameDay( entry.key, { month: 'short', day: 'numeric' } );
	}
	if ( axis.kind === 'weekday' ) {
		return weekdayName( entry.key, 'short' );
	}
	const name = entryName( axis, entry );
	return name.length > 8 ? `${ name.slice( 0, 7 ) }…` : name;
}

export interface Narrower {
	filter: Filter;
	/** null keeps the days. */
	days: DateRange | null;
}

/** The filter that leaves only a row or a column, null where no filter can. */
export function narrower( now: Narrower, axis: Axis, { key, value }: BreakdownEntry, all: DateRange ): Narrower | null {
	const { filter } = now;
	switch ( axis.kind ) {
		case 'question': {
			const [ from, to ] = value === null ? NPS_RANGES[ key as NpsBucket ] : [];
			const answer: AnswerFilter = from === undefined || to === undefined ? { any: [ key ] } : { from, to };
			return { ...now, filter: withAnswer( filter, axis.id, answer ) };
		}
		case 'device':
		case 'language':
		case 'sentiment':
		case 'topic':
		case 'weekday':
		case 'hour':
			return { ...now, filter: { ...filter, [ axis.kind ]: [ key ] } };
		case 'field': {
			const is = key === 'unknown' ? { none: true as const } : { is: [ key.slice( 1 ) ] };
			const field = { ...filter.field, [ axis.id.slice( FIELD.length ) ]: is };
			return key === 'other' ? null : { ...now, filter: { ...filter, field } };
		}
		case 'country':
			return key === 'other' ? null : { ...now, filter: { ...filter, country: [ key ] } };
		case 'page':
			return key.startsWith( '/' ) ? { ...now, filter: { ...filter, page: { is: [ key ] } } } : null;
		case 'week':
		case 'month': {
			if ( key === 'other' ) {
				return null;
			}
			const start = axis.kind === 'week' ? key : `${ key }-01`;
			const end = axis.kind === 'week' ? shiftDay( key, 6 ) : lastOfMonth( key );
			return {
				...now,
				days: { start: start > all.start ? start : all.start, end: end < all.end ? end : all.end },
			};
		}
		default:
			return null;
	}
}

function lastOfMonth( month: string ): string {
	const [ year = 0, number = 0 ] = month.split( '-' ).map( Number );
	return new Date( Date.UTC( year, number, 0 ) ).toISOString().slice( 0, 10 );
}
