import { useState } from 'react';
import { Button, Dropdown, Icon } from '@wordpress/components';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { calendar as calendarIcon, check, chevronDown, chevronLeft, chevronRight } from '@wordpress/icons';
import type { DateRange as Range } from '../../../types';
import { boot } from '../../app/boot';
import { formatDay, formatRange } from '../../charts/days';
import { Calendar } from './calendar';
import { chooseDay, FIRST_DAY, isDay, monthOf, newYorkToday, presetRange, presetsFor, rangeProblem } from './ranges';
import type { Preset, RangeProblem } from './ranges';
import './date-range.scss';

interface Props {
	range: Range;
	/** Preset the range came from, null for chosen days. */
	preset: Preset | null;
	/** Name of the route, which decides about the presets (RES-31). */
	routeName: string;
	onPreset: ( preset: Preset ) => void;
	onRange: ( range: Range ) => void;
}

/**
 * Name of a preset, as the specification writes it (SHARED-20).
 *
 * @param preset Preset.
 */
export function presetName( preset: Preset ): string {
	return {
		today: __( 'Today', 'userfeedback' ),
		yesterday: __( 'Yesterday', 'userfeedback' ),
		last_week: __( 'Last Week', 'userfeedback' ),
		last_month: __( 'Last Month', 'userfeedback' ),
		last_7_days: __( 'Last 7 days', 'userfeedback' ),
		last_30_days: __( 'Last 30 days', 'userfeedback' ),
		last_90_days: __( 'Last 90 days', 'userfeedback' ),
	}[ preset ];
}

function problemText( problem: RangeProblem, limit: string ): string {
	if ( problem === 'order' ) {
		return __( 'The start date must not be after the end date.', 'userfeedback' );
	}
	const name = ( day: string ) => formatDay( day, { year: 'numeric', month: 'long', day: 'numeric' } );
	const [ first, last ] = [ name( FIRST_DAY ), name( limit ) ];
	return problem === 'start'
		? sprintf(
				/* translators: 1: first possible date. 2: last possible date */
				__( 'The start date must lie between %1$s and %2$s.', 'userfeedback' ),
				first,
				last
			)
		: sprintf(
				/* translators: 1: first possible date. 2: last possible date */
				__( 'The end date must lie between %1$s and %2$s.', 'userfeedback' ),
				first,
				last
			);
}

/**
 * Date range picker: presets, two months and two fields; days from 2005-01-01
 * to today as it is in New York (SHARED-18 to SHARED-21).
 */
export function DateRange( { range, preset, routeName, onPreset, onRange }: Props ) {
	const days = formatRange( range.start, range.end );
	return (
		<Dropdown
			className="uf-dates"
			contentClassName="uf-dates__popover"
			popoverProps={ { placement: 'bottom-start', offset: 4 } }
			focusOnMount="firstElement"
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					size="compact"
					className="uf-ctl"
					aria-expanded={ isOpen }
					aria-haspopup="dialog"
					onClick={ onToggle }
				>
					<Icon icon={ calendarIcon } size={ 20 } />
					<span>{ preset ? `${ presetName( preset ) }: ${ days }` : days }</span>
					<Icon icon={ chevronDown } size={ 20 } />
				</Button>
			) }
			renderContent={ ( { onClose } ) => (
				<Panel
					range={ range }
					preset={ preset }
					routeName={ routeName }
					onCancel={ onClose }
					onPreset={ ( chosen ) => {
						onPreset( chosen );
						onClose();
					} }
					onRange={ ( chosen ) => {
						onRange( chosen );
						onClose();
					} }
				/>
			) }
		/>
	);
}

function Panel( { range, preset, routeName, onPreset, onRange, onCancel }: Props & { onCancel: () => void } ) {
	const limit = newYorkToday();
	const { start_of_week: weekday, today } = boot().site;
	const [ draft, setDraft ] = useState< Range >( {
		start: range.start,
		end: range.end > limit && range.start <= limit ? limit : range.end,
	} );
	const [ open, setOpen ] = useState< string | null >( null );
	const [ month, setMonth ] = useState( monthOf( draft.end, -1 ) );
	const [ focusDay, setFocusDay ] = useState( draft.end );
	const [ moving, setMoving ] = useState( false );
	const [ problem, setProblem ] = useState< RangeProblem | null >( null );

	const move = ( day: string ) => {
		let target = day;
		if ( target > limit ) {
			target = limit;
		}
		if ( target < FIRST_DAY ) {
			target = FIRST_DAY;
		}
		setFocusDay( target );
		setMoving( true );
		if ( target < month ) {
			setMonth( monthOf( target ) );
		} else if ( target >= monthOf( month, 2 ) ) {
			setMonth( monthOf( target, -1 ) );
		}
	};
	const choose = ( day: string ) => {
		const next = chooseDay( open, day );
		setDraft( next.range );
		setOpen( next.open );
		setFocusDay( day );
		setProblem( null );
	};
	const type = ( edge: 'start' | 'end', text: string ) => {
		setDraft( { ...draft, [ edge ]: text } );
		setOpen( null );
		setProblem( null );
		if ( isDay( text ) ) {
			setMonth( monthOf( text, edge === 'end' ? -1 : 0 ) );
			setFocusDay( text );
			setMoving( false );
		}
	};
	const apply = () => {
		const found = rangeProblem( draft, limit );
		setProblem( found );
		if ( found === null ) {
			onRange( draft );
		}
	};
	const turn = ( months: number ) => {
		setMonth( monthOf( month, months ) );
		setFocusDay( monthOf( month, months ) );
		setMoving( false );
	};
	const calendarProps = {
		range: draft,
		limit,
		focusDay,
		moving,
		onChoose: choose,
		onMove: move,
	};
	const [ back, on ] = isRTL() ? [ chevronRight, chevronLeft ] : [ chevronLeft, chevronRight ];

	return (
		<div className="uf-dates__panel" role="dialog" aria-label={ __( 'Date range', 'userfeedback' ) }>
			<ul className="uf-dates__presets">
				{ presetsFor( routeName ).map( ( name ) => (
					<li key={ name }>
						<button
							type="button"
							aria-pressed={ name === preset }
							onClick={ () => onPreset( name ) }
							title={ formatRange(
								presetRange( name, today, weekday ).start,
								presetRange( name, today, weekday ).end
							) }
						>
							{ presetName( name ) }
							{ name === preset && <Icon icon={ check } size={ 20 } /> }
						</button>
					</li>
				) ) }
			</ul>
			<div className="uf-dates__months">
				<Button
					size="compact"
					className="uf-dates__turn is-back"
					icon={ back }
					label={ __( 'Previous month', 'userfeedback' ) }
					onClick={ () => turn( -1 ) }
					disabled={ month <= FIRST_DAY }
					accessibleWhenDisabled
				/>
				<Button
					size="compact"
					className="uf-dates__turn is-on"
					icon={ on }
					label={ __( 'Next month', 'userfeedback' ) }
					onClick={ () => turn( 1 ) }
					disabled={ monthOf( month, 2 ) > limit }
					accessibleWhenDisabled
				/>
				<Calendar month={ month } { ...calendarProps } />
				<Calendar month={ monthOf( month, 1 ) } { ...calendarProps } />
			</div>
			<form
				className="uf-dates__fields"
				noValidate
				onSubmit={ ( event ) => {
					event.preventDefault();
					apply();
				} }
			>
				<Field
					label={ __( 'Start date', 'userfeedback' ) }
					value={ draft.start }
					invalid={ problem === 'start' || problem === 'order' }
					onChange={ ( text ) => type( 'start', text ) }
				/>
				<span aria-hidden="true">–</span>
				<Field
					label={ __( 'End date', 'userfeedback' ) }
					value={ draft.end }
					invalid={ problem === 'end' || problem === 'order' }
					onChange={ ( text ) => type( 'end', text ) }
				/>
				<span className="uf-dates__actions">
					<Button size="compact" variant="tertiary" onClick={ onCancel }>
						{ __( 'Cancel', 'userfeedback' ) }
					</Button>
					<Button size="compact" variant="primary" type="submit">
						{ __( 'Apply', 'userfeedback' ) }
					</Button>
				</span>
				<p id="uf-dates-problem" role="alert" className="uf-dates__problem">
					{ problem && problemText( problem, limit ) }
				</p>
			</form>
		</div>
	);
}

function Field( {
	label,
	value,
	invalid,
	onChange,
}: {
	label: string;
	value: string;
	invalid: boolean;
	onChange: ( text: string ) => void;
} ) {
	return (
		<input
			type="text"
			inputMode="numeric"
			placeholder="YYYY-MM-DD"
			aria-label={ label }
			aria-invalid={ invalid }
			aria-describedby="uf-dates-problem"
			value={ value }
			onChange={ ( event ) => onChange( event.target.value ) }
		/>
	);
}
