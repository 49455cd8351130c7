import { setLocaleData } from '@wordpress/i18n';
import type { Filter } from '../domain/filter';
import type { FilterNames } from '../admin-results/filters/pro/chips';
import type { BootData, SharedFigures } from '../types';

/** What the server prints into the page (`Pro\Results\Shared\ReportDocument`). */
export interface PageData {
	site: Pick< BootData[ 'site' ], 'name' | 'timezone' | 'today' | 'locale' | 'rtl' | 'start_of_week' >;
	texts: { locale_data: { messages: Record< string, string[] > } } | null;
	link: string;
	/** Days by name, or two with a slash between them. */
	days: string;
	/** Whether the figures never change. */
	stopped: boolean;
	filter: Filter;
	/** Of the tags and topics that the filter is about. */
	names: FilterNames;
	/** UTC, ISO 8601 with Z. */
	counted_at: string;
	/** null for ever. */
	ends_at: string | null;
	figures: SharedFigures;
}

/**
 * Reads the page's data, and makes of it what the components of the screens ask `boot()` for.
 *
 * @return null where there is no report, e.g. when the password is asked.
 */
export function readPageData(): PageData | null {
	const text = document.getElementById( 'uf-report-data' )?.textContent;
	if ( ! text ) {
		return null;
	}
	const data = JSON.parse( text ) as PageData;
	window.userfeedbackBoot = {
		site: { ...data.site, date_format: 'date', time_format: 'time' },
		question_types: [],
	} as unknown as BootData;
	if ( data.texts ) {
		setLocaleData( data.texts.locale_data.messages, 'userfeedback' );
	}
	return data;
}

/**
 * The figures so far, from the page's own address.
 *
 * @param link   Address of the page.
 * @param cursor `next` of the reply before.
 */
export async function fetchFigures( link: string, cursor: string ): Promise< SharedFigures > {
	const reply = await fetch( `${ link }&${ new URLSearchParams( { cursor } ) }`, { credentials: 'same-origin' } );
	if ( ! reply.ok ) {
		throw new Error( String( reply.status ) );
	}
	return ( await reply.json() ) as SharedFigures;
}
