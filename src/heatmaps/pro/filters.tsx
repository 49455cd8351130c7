import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Icon } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { desktop, mobile, tablet } from '@wordpress/icons';
import { useNavigate } from '../../shared/router';
import type { Heatmap, HeatmapDevice, HeatmapLayer, HeatmapVersion } from '../../types';
import { heatmapQueries } from '../../shared/api/heatmaps/queries';
import { DateRange } from '../../shared/components/date-range/date-range';
import type { useRangeParams } from '../../shared/components/date-range/use-range-params';
import { Segmented } from '../../shared/components/segmented';
import { formatDay, formatRange } from '../../shared/format/dates';
import { deviceName } from '../../shared/format/devices';
import { formatNumber } from '../../shared/format/numbers';
import { layerName, LAYERS, pageName } from './words';

export const DEVICES: readonly HeatmapDevice[] = [ 'desktop', 'tablet', 'mobile' ];

const ICONS = { desktop, tablet, mobile };
/** As many as a select can be read with; the list has them all. */
const MOST_PAGES = 100;

interface Props {
	heatmap: Heatmap;
	layer: HeatmapLayer;
	device: HeatmapDevice;
	/** 0 before there is one. */
	version: number;
	days: ReturnType< typeof useRangeParams >;
	onLayer: ( layer: HeatmapLayer ) => void;
	onDevice: ( device: HeatmapDevice ) => void;
	onVersion: ( version: number ) => void;
}

/** Which page, what of it, on which device and which layout. */
export function Filters( { heatmap, layer, device, version, days, onLayer, onDevice, onVersion }: Props ) {
	const id = useId();
	return (
		<div className="uf-hm__filters" role="group" aria-label={ __( 'What the heatmap shows', 'userfeedback' ) }>
			<PageSelect heatmap={ heatmap } />
			<Segmented
				legend={ __( 'What to show', 'userfeedback' ) }
				value={ layer }
				options={ LAYERS.map( ( value ) => ( { value, label: layerName( value ) } ) ) }
				onChange={ onLayer }
			/>
			<Segmented
				legend={ __( 'Device', 'userfeedback' ) }
				value={ device }
				options={ DEVICES.map( ( value ) => ( {
					value,
					label: deviceName( value ),
					icon: <Icon icon={ ICONS[ value ] } size={ 18 } />,
				} ) ) }
				onChange={ onDevice }
			/>
			{ heatmap.versions.length > 0 && (
				<>
					<DateRange
						range={ days.range }
						since={ firstDay( heatmap.versions ) }
						preset={ days.preset }
						routeName="heatmaps"
						onPreset={ days.setPreset }
						onRange={ days.setRange }
					/>
					<label className="screen-reader-text" htmlFor={ id }>
						{ __( 'Page version', 'userfeedback' ) }
					</label>
					<select
						id={ id }
						value={ version }
						onChange={ ( event ) => onVersion( Number( event.currentTarget.value ) ) }
					>
						{ heatmap.versions.map( ( one, index ) => (
							<option key={ one.id } value={ one.id }>
								{ versionName( one, index === 0 ) }
							</option>
						) ) }
					</select>
				</>
			) }
		</div>
	);
}

/** A day of the site, which the moment of the start is not. */
const firstDay = ( versions: HeatmapVersion[] ) =>
	versions.map( ( { first_seen: day } ) => day ).reduce( ( one, other ) => ( other < one ? other : one ) );

/** E.g. "Version since Nov 3, 2026 (842 views)": layouts that few people saw are easy to tell. */
function versionName( { first_seen: first, last_seen: last, devices }: HeatmapVersion, isNewest: boolean ): string {
	const views = devices.reduce( ( sum, device ) => sum + device.views, 0 );
	return sprintf(
		/* translators: 1: days of a version of a page. 2: number of views. */
		_n( '%1$s (%2$s view)', '%1$s (%2$s views)', views, 'userfeedback' ),
		isNewest
			? sprintf(
					/* translators: %s: a date. */
					__( 'Version since %s', 'userfeedback' ),
					formatDay( first )
				)
			: formatRange( first, last ),
		formatNumber( views )
	);
}

function PageSelect( { heatmap }: { heatmap: Heatmap } ) {
	const id = useId();
	const navigate = useNavigate();
	const { data } = useQuery( heatmapQueries.list( { search: '', status: 'all', page: 1, per_page: MOST_PAGES } ) );
	const others = data?.items.filter( ( one ) => one.id !== heatmap.id ) ?? [];
	if ( others.length === 0 ) {
		return null;
	}
	return (
		<>
			<label className="screen-reader-text" htmlFor={ id }>
				{ __( 'Page', 'userfeedback' ) }
			</label>
			<select
				id={ id }
				value={ heatmap.id }
				onChange={ ( event ) => navigate( `/${ event.currentTarget.value }` ) }
			>
				{ [ heatmap, ...others ].map( ( one ) => (
					<option key={ one.id } value={ one.id }>
						{ pageName( one ) }
					</option>
				) ) }
			</select>
		</>
	);
}
