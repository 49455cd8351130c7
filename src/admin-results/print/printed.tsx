import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { __, sprintf } from '@wordpress/i18n';
import type { DateRange } from '../../types';
import { boot } from '../../shared/app/boot';
import { ALL_TIME } from '../../shared/components/date-range/ranges';
import { formatDateTime, formatRange } from '../../shared/format/dates';

/** First line on paper: whose figures, and when they were printed. */
export function PrintedTop() {
	const [ moment, setMoment ] = useState( () => new Date().toISOString() );
	useEffect( () => {
		// The browser takes its picture as soon as the event ends.
		const note = () => flushSync( () => setMoment( new Date().toISOString() ) );
		window.addEventListener( 'beforeprint', note );
		return () => window.removeEventListener( 'beforeprint', note );
	}, [] );
	return (
		<div className="uf-printed uf-printed__top">
			<strong>{ boot().site.name }</strong>
			<span>
				{ sprintf(
					/* translators: %s: date and time */
					__( 'Printed %s', 'userfeedback' ),
					formatDateTime( moment )
				) }
			</span>
		</div>
	);
}

/** The days in the filter bar, whose controls are not printed. */
export function PrintedDays( { range, since }: { range: DateRange; since: string | null } ) {
	const start = range.start === ALL_TIME ? since : range.start;
	return (
		<span className="uf-printed">
			{ start === null ? __( 'All time', 'userfeedback' ) : formatRange( start, range.end ) }
		</span>
	);
}
