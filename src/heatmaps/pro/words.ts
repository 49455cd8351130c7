import { __, _n, sprintf } from '@wordpress/i18n';
import type { Heatmap, HeatmapLayer, HeatmapProtection, HeatmapStatus } from '../../types';
import { formatDate } from '../../shared/format/dates';
import { formatNumber } from '../../shared/format/numbers';

const DAY_MS = 86_400_000;

export const LAYERS: readonly HeatmapLayer[] = [ 'clicks', 'movement', 'scroll', 'rage', 'dead' ];

export function layerName( layer: HeatmapLayer ): string {
	switch ( layer ) {
		case 'clicks':
			return __( 'Clicks', 'userfeedback' );
		case 'movement':
			return __( 'Movement', 'userfeedback' );
		case 'scroll':
			return __( 'Scroll depth', 'userfeedback' );
		case 'rage':
			return __( 'Rage clicks', 'userfeedback' );
		case 'dead':
			return __( 'Dead clicks', 'userfeedback' );
	}
}

/** Heading of the list of elements. */
export function topName( layer: HeatmapLayer ): string {
	switch ( layer ) {
		case 'movement':
			return __( 'Where pointers rest', 'userfeedback' );
		case 'rage':
			return __( 'Most rage clicks', 'userfeedback' );
		case 'dead':
			return __( 'Most dead clicks', 'userfeedback' );
		default:
			return __( 'Most clicked', 'userfeedback' );
	}
}

/** Explains a layer whose name does not. */
export function layerHelp( layer: HeatmapLayer ): string {
	switch ( layer ) {
		case 'movement':
			return __( 'Where pointers rested. Phones and tablets have no pointer to follow.', 'userfeedback' );
		case 'rage':
			return __( 'Three or more clicks on one spot within a second: something did not react.', 'userfeedback' );
		case 'dead':
			return __( 'Clicks that changed nothing: people took something for a link or a button.', 'userfeedback' );
		default:
			return '';
	}
}

/** The counted thing of a layer, with its number. */
export function countOf( layer: HeatmapLayer, total: number ): string {
	switch ( layer ) {
		case 'movement':
			return secondsOf( total );
		case 'rage':
			/* translators: %s: number of rage clicks. */
			return sprintf( _n( '%s rage click', '%s rage clicks', total, 'userfeedback' ), formatNumber( total ) );
		case 'dead':
			/* translators: %s: number of dead clicks. */
			return sprintf( _n( '%s dead click', '%s dead clicks', total, 'userfeedback' ), formatNumber( total ) );
		default:
			/* translators: %s: number of clicks. */
			return sprintf( _n( '%s click', '%s clicks', total, 'userfeedback' ), formatNumber( total ) );
	}
}

/** Quarters of a second that pointers were somewhere. */
function secondsOf( quarters: number ): string {
	const seconds = Math.round( quarters / 4 );
	/* translators: %s: number of seconds. */
	return sprintf( _n( '%s second', '%s seconds', seconds, 'userfeedback' ), formatNumber( seconds ) );
}

/** Right end of the legend. */
export function moreOf( layer: HeatmapLayer ): string {
	switch ( layer ) {
		case 'movement':
			return __( 'more movement', 'userfeedback' );
		case 'scroll':
			return __( 'more visitors saw it', 'userfeedback' );
		default:
			return __( 'more clicks', 'userfeedback' );
	}
}

export function statusName( status: HeatmapStatus ): string {
	switch ( status ) {
		case 'recording':
			return __( 'Recording', 'userfeedback' );
		case 'paused':
			return __( 'Paused', 'userfeedback' );
		case 'finished':
			return __( 'Finished', 'userfeedback' );
	}
}

/** Whole days since the start, and the days that are meant. */
export function progressOf( { started_at: start, ends_at: end, days, status }: Heatmap, now = Date.now() ) {
	const passed = Math.floor( ( Math.min( now, Date.parse( end ) ) - Date.parse( start ) ) / DAY_MS ) + 1;
	return { day: status === 'finished' ? days : Math.min( days, Math.max( 1, passed ) ), days };
}

/** Days that a heatmap may last from its start. */
const MOST_DAYS = 365;

/** Days from the start of a heatmap until it has recorded some more from now on. */
export const daysUntil = ( { started_at: start }: Heatmap, more: number, now = Date.now() ) =>
	Math.ceil( ( now - Date.parse( start ) ) / DAY_MS ) + more;

/** Whether a finished heatmap can go on: its page is there, and a day is left. */
export const canResume = ( heatmap: Heatmap ) => ! heatmap.page_gone && daysUntil( heatmap, 1 ) <= MOST_DAYS;

/** Those of some days that a finished heatmap can still go on for. */
export const daysLeft = ( heatmap: Heatmap, choices: readonly number[] ) =>
	choices.filter( ( days ) => daysUntil( heatmap, days ) <= MOST_DAYS );

export function progressText( heatmap: Heatmap ): string {
	const { day, days } = progressOf( heatmap );
	if ( heatmap.status === 'finished' && Date.parse( heatmap.ends_at ) > Date.now() ) {
		return __( 'Stopped early', 'userfeedback' );
	}
	return heatmap.status === 'finished'
		? sprintf(
				/* translators: %s: a date. */
				__( 'Ended %s', 'userfeedback' ),
				formatDate( heatmap.ends_at )
			)
		: sprintf(
				/* translators: 1: which day, e.g. 3. 2: number of days, e.g. 30. */
				__( 'Day %1$s of %2$s', 'userfeedback' ),
				formatNumber( day ),
				formatNumber( days )
			);
}

/** Title of a page, or its address. */
export function pageName( { title, url }: { title: string; url: string } ): string {
	return title || url;
}

export function daysName( days: number ): string {
	/* translators: %s: number of days. */
	return sprintf( _n( '%s day', '%s days', days, 'userfeedback' ), formatNumber( days ) );
}

/** Why a page is not recorded although it has a heatmap. */
export function protectionText( reason: HeatmapProtection ): string {
	switch ( reason ) {
		case 'password':
			return __( 'Not recorded now: the page asks for a password.', 'userfeedback' );
		case 'password-field':
			return __( 'Not recorded now: the page has a password field.', 'userfeedback' );
		case 'checkout':
			return __( 'Not recorded now: this is a checkout page.', 'userfeedback' );
		case 'account':
			return __( 'Not recorded now: this is an account page.', 'userfeedback' );
	}
}
