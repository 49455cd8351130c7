import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { isRTL } from '@wordpress/i18n';
import type { DateRange } from '../../../types';
import { boot } from '../../app/boot';
import { nameDay } from '../../format/dates';
import { dayForKey, isSelectable, monthWeeks } from './ranges';

interface Props {
	/** Any day of the month. */
	month: string;
	range: DateRange;
	/** Last day that can be chosen. */
	limit: string;
	/** The one day of both months that Tab reaches. */
	focusDay: string;
	/** Set while the keyboard moves, so that the day takes the focus. */
	moving: boolean;
	onChoose: ( day: string ) => void;
	onMove: ( day: string ) => void;
}

// 2023-01-01 was a Sunday: the names of the weekdays start there.
const weekdayName = ( weekday: number, width: 'short' | 'long' ) =>
	nameDay( `2023-01-0${ ( weekday % 7 ) + 1 }`, { weekday: width } );

function cellClass( day: string, range: DateRange ): string {
	if ( day === range.start || day === range.end ) {
		return 'is-edge';
	}
	return day > range.start && day < range.end ? 'is-inside' : '';
}

/**
 * One month of the picker. Arrows move by days and weeks, Page keys by months,
 * Home and End inside the week.
 */
export function Calendar( { month, range, limit, focusDay, moving, onChoose, onMove }: Props ) {
	const { start_of_week: weekday } = boot().site;
	const focused = useRef< HTMLButtonElement >( null );

	useEffect( () => {
		if ( moving ) {
			focused.current?.focus();
		}
	}, [ focusDay, moving ] );

	const onKeyDown = ( event: KeyboardEvent ) => {
		const next = dayForKey( event.key, focusDay, weekday, isRTL() );
		if ( next !== null ) {
			event.preventDefault();
			onMove( next );
		}
	};

	return (
		<div className="uf-cal">
			<h2 className="uf-cal__title">{ nameDay( month, { month: 'long', year: 'numeric' } ) }</h2>
			<table>
				<thead>
					<tr>
						{ [ 0, 1, 2, 3, 4, 5, 6 ].map( ( offset ) => (
							<th key={ offset } scope="col">
								<abbr title={ weekdayName( weekday + offset, 'long' ) }>
									{ weekdayName( weekday + offset, 'short' ) }
								</abbr>
							</th>
						) ) }
					</tr>
				</thead>
				<tbody>
					{ monthWeeks( month, weekday ).map( ( week, index ) => (
						<tr key={ index }>
							{ week.map( ( day, cell ) =>
								day === null ? (
									<td key={ cell } />
								) : (
									<td key={ cell } className={ cellClass( day, range ) }>
										<button
											type="button"
											ref={ day === focusDay ? focused : null }
											tabIndex={ day === focusDay ? 0 : -1 }
											disabled={ ! isSelectable( day, limit ) }
											aria-pressed={ cellClass( day, range ) !== '' }
											aria-label={ nameDay( day, {
												weekday: 'long',
												year: 'numeric',
												month: 'long',
												day: 'numeric',
											} ) }
											onClick={ () => onChoose( day ) }
											onKeyDown={ onKeyDown }
										>
											{ nameDay( day, { day: 'numeric' } ) }
										</button>
									</td>
								)
							) }
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
	);
}
