import { useState } from 'react';
import { Button, Icon } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import { check, chevronLeft, chevronRight } from '@wordpress/icons';
import type { DateRange as Range } from '../../../types';
import { boot } from '../../app/boot';
import { formatRange } from '../../format/dates';
import { Calendar } from './calendar';
import { presetOffer } from './preset-name';
import { RangeFields } from './range-fields';
import { chooseDay, FIRST_DAY, isSelectable, monthOf, newYorkToday, presetRange, presetsFor } from './ranges';
import type { Edge, Preset } from './ranges';

interface Props {
	range: Range;
	since: string | null;
	preset: Preset | null;
	routeName: string;
	onPreset: ( preset: Preset ) => void;
	onRange: ( range: Range ) => void;
	onClose: () => void;
}

/** What the picker opens: nothing outside changes before Apply or a preset. */
export function Panel( { range, since, preset, routeName, onPreset, onRange, onClose }: Props ) {
	const limit = newYorkToday();
	// As typed: any text. Only the fields judge it, everything else goes by days that exist.
	const [ typed, setTyped ] = useState( range );
	const [ shown, setShown ] = useState( range );
	const [ open, setOpen ] = useState< string | null >( null );
	const [ focusDay, setFocusDay ] = useState( () => inside( range.end, limit ) );
	const [ month, setMonth ] = useState( () => monthOf( focusDay, -1 ) );
	const [ moving, setMoving ] = useState( false );
	const changed = typed.start !== range.start || typed.end !== range.end;

	const move = ( day: string ) => {
		const target = inside( day, limit );
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
		setTyped( next.range );
		setShown( next.range );
		setOpen( next.open );
		setFocusDay( day );
	};
	const type = ( edge: Edge, text: string ) => {
		const next = { ...typed, [ edge ]: text };
		setTyped( next );
		setOpen( null );
		if ( ! isSelectable( text, limit ) ) {
			return;
		}
		setShown( { ...shown, [ edge ]: text } );
		setMonth( monthOf( text, edge === 'end' ? -1 : 0 ) );
		setFocusDay( text );
		setMoving( false );
	};
	const apply = () => {
		if ( changed ) {
			onRange( typed );
		}
		onClose();
	};
	const turn = ( months: number ) => {
		setMonth( monthOf( month, months ) );
		setFocusDay( monthOf( month, months ) );
		setMoving( false );
	};
	const calendarProps = { range: shown, limit, focusDay, moving, onChoose: choose, onMove: move };
	const [ back, on ] = isRTL() ? [ chevronRight, chevronLeft ] : [ chevronLeft, chevronRight ];

	return (
		<div className="uf-dates__panel" role="dialog" aria-label={ __( 'Date range', 'userfeedback' ) }>
			<Presets
				routeName={ routeName }
				since={ since }
				current={ changed ? null : preset }
				onChoose={ ( chosen ) => {
					onPreset( chosen );
					onClose();
				} }
			/>
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
			<RangeFields
				typed={ typed }
				range={ range }
				limit={ limit }
				onType={ type }
				onApply={ apply }
				onCancel={ onClose }
			/>
		</div>
	);
}

function inside( day: string, limit: string ): string {
	if ( day > limit ) {
		return limit;
	}
	return day < FIRST_DAY ? FIRST_DAY : day;
}

interface PresetsProps {
	routeName: string;
	since: string | null;
	/** The one that the fields show, null for other days. */
	current: Preset | null;
	onChoose: ( preset: Preset ) => void;
}

function Presets( { routeName, since, current, onChoose }: PresetsProps ) {
	const { start_of_week: weekday, today } = boot().site;
	return (
		<ul className="uf-dates__presets">
			{ presetsFor( routeName ).map( ( name ) => {
				const days = presetRange( name, today, weekday, since );
				return (
					<li key={ name }>
						<button
							type="button"
							aria-pressed={ name === current }
							onClick={ () => onChoose( name ) }
							title={ formatRange( days.start, days.end ) }
						>
							{ presetOffer( name, since ) }
							{ name === current && <Icon icon={ check } size={ 20 } /> }
						</button>
					</li>
				);
			} ) }
		</ul>
	);
}
