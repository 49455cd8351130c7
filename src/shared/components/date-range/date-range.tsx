import { Button, Dropdown, Icon } from '@wordpress/components';
import { calendar as calendarIcon, chevronDown } from '@wordpress/icons';
import type { DateRange as Range } from '../../../types';
import { formatRange } from '../../format/dates';
import { Panel } from './panel';
import { presetName } from './preset-name';
import { ALL_TIME } from './ranges';
import type { Preset } from './ranges';
import './date-range.scss';

interface Props {
	/** Its start may be `ALL_TIME`. */
	range: Range;
	/** First day of all time, null while it is not known. */
	since: string | null;
	/** Preset the range came from, null for chosen days. */
	preset: Preset | null;
	/** Name of the route, which decides about the presets (RES-31). */
	routeName: string;
	onPreset: ( preset: Preset ) => void;
	onRange: ( range: Range ) => void;
}

/**
 * Date range picker: presets, two months and two fields; days from 2005-01-01
 * to today as it is in New York (SHARED-18 to SHARED-21).
 */
export function DateRange( { range, since, preset, routeName, onPreset, onRange }: Props ) {
	const all = range.start === ALL_TIME;
	const shown = all ? { start: since ?? range.end, end: range.end } : range;
	const days = all && since === null ? '' : formatRange( shown.start, shown.end );
	const name = preset ? presetName( preset ) : '';
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
					<span>{ [ name, days ].filter( Boolean ).join( ': ' ) }</span>
					<Icon icon={ chevronDown } size={ 20 } />
				</Button>
			) }
			renderContent={ ( { onClose } ) => (
				<Panel
					range={ shown }
					since={ since }
					preset={ preset }
					routeName={ routeName }
					onClose={ onClose }
					onPreset={ onPreset }
					onRange={ onRange }
				/>
			) }
		/>
	);
}
