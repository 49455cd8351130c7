import type { SurveyEventDay } from '../../types';
import { formatDay } from '../format/dates';
import type { PlotMark } from './plot';

/** A mark with its explanation. */
export interface TextMark extends PlotMark {
	text: string;
}

interface Point {
	date: string;
	end: string;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function sentence( { date, texts, by }: SurveyEventDay ): string {
	const who = by.length > 0 ? ` (${ by.join( ', ' ) })` : '';
	return `${ formatDay( date ) }: ${ texts.join( ' ' ) }${ who }`;
}

/**
 * What happened on the days of points, at most one mark for each point.
 *
 * @param days   From the server, oldest first.
 * @param points Of the chart, oldest first.
 */
export function textMarks( days: readonly SurveyEventDay[], points: readonly Point[] ): TextMark[] {
	const first = points[ 0 ]?.date ?? '';
	const last = points.at( -1 )?.end ?? '';
	const placeOf = ( day: string ) => points.findIndex( ( { end } ) => day <= end );
	const marks = new Map< number, { text: string; until: number } >();
	for ( const day of days ) {
		// A pause that began before the range reaches into it.
		const reaches = day.date >= first || ( day.until !== null && day.until >= first );
		if ( points.length === 0 || ! reaches || day.date > last ) {
			continue;
		}
		const at = placeOf( day.date );
		const until = day.until === null ? at : day.until > last ? points.length - 1 : placeOf( day.until );
		const known = marks.get( at );
		marks.set( at, {
			text: known ? `${ known.text } ${ sentence( day ) }` : sentence( day ),
			until: Math.max( until, known?.until ?? at ),
		} );
	}
	return [ ...marks ].map( ( [ at, { text, until } ], index ) => ( {
		at,
		letter: LETTERS[ index ] ?? String( index + 1 ),
		text,
		...( until > at ? { until } : {} ),
	} ) );
}

/** What happened at a point; '' for nothing. */
export function markText( marks: readonly TextMark[] | undefined, index: number ): string {
	return marks?.find( ( { at } ) => at === index )?.text ?? '';
}
