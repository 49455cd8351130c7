import { useLayoutEffect, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import type { DateRange, Heatmap, HeatmapDevice, HeatmapLayer, HeatmapMap, HeatmapVersion } from '../../types';
import { placePoints } from '../../domain/heatmap/place';
import { bandsOf } from '../../domain/heatmap/scroll';
import { heatmapQueries } from '../../shared/api/heatmaps/queries';
import { ALL_TIME } from '../../shared/components/date-range/ranges';
import { Notice } from '../../shared/components/notice';
import { QueryPanel } from '../../shared/components/query-panel';
import { Skeleton } from '../../shared/components/skeleton';
import { Aside } from './aside';
import { Bar } from './bar';
import { Stage } from './stage';
import type { Pin } from './stage';
import { usePageFrame } from './use-page-frame';
import type { Found, PageFrame } from './use-page-frame';
import { pageName } from './words';

/** Windows in which the page is shown when nothing is recorded yet. */
const WIDTHS = { desktop: 1280, tablet: 820, mobile: 390 };
/** Up to there `Heatmaps\Device` takes a window for a phone, or for a tablet. */
const WIDEST = { desktop: 1920, tablet: 1024, mobile: 767 };
const UNKNOWN_HEIGHT = 2_000;
const PINS = 10;
const STANDARD_OPACITY = 80;

interface Props {
	heatmap: Heatmap;
	version: HeatmapVersion;
	/** The page had other layouts since. */
	isOld: boolean;
	device: HeatmapDevice;
	layer: HeatmapLayer;
	/** Days of the map; its start may be `ALL_TIME`. */
	range: DateRange;
}

/** The page on one device, with the map of one layer. */
export function MapView( { heatmap, version, isOld, device, layer, range: { start, end } }: Props ) {
	const recorded = version.devices.find( ( one ) => one.device === device );
	const width = Math.min( recorded?.page_width || WIDTHS[ device ], WIDEST[ device ] );
	const frame = usePageFrame( { width, height: recorded?.page_height || UNKNOWN_HEIGHT } );
	const days = start === ALL_TIME ? {} : { from: start, to: end };
	const query = useQuery( heatmapQueries.map( heatmap.id, { version: version.id, device, layer, ...days } ) );
	return (
		<>
			<Notices heatmap={ heatmap } isOld={ isOld } frame={ frame } />
			<QueryPanel
				query={ query }
				failed={ __( 'The map could not be loaded.', 'userfeedback' ) }
				skeleton={ <Skeleton height="480px" /> }
			>
				{ ( map ) => <Drawn map={ map } heatmap={ heatmap } width={ width } frame={ frame } /> }
			</QueryPanel>
		</>
	);
}

/** What makes the picture differ from what visitors saw. */
function Notices( { heatmap, isOld, frame }: { heatmap: Heatmap; isOld: boolean; frame: PageFrame } ) {
	const texts = [
		heatmap.page_gone &&
			__( 'The page is not public any more. The map lies where it was recorded.', 'userfeedback' ),
		frame.state === 'blocked' &&
			__(
				'This site does not let the page be shown in a frame. The map lies where it was recorded, without the page.',
				'userfeedback'
			),
		frame.state === 'strange' &&
			__(
				'The page is not shown exactly as visitors see it. Reload this screen; if it stays, a cache or another plugin keeps our view away.',
				'userfeedback'
			),
		isOld &&
			__(
				'The layout of the page has changed since. The map of this version lies over the page of today.',
				'userfeedback'
			),
	].filter( ( text ) => text !== false );
	return texts.map( ( text ) => (
		<Notice key={ text } status="info" isDismissible={ false }>
			{ text }
		</Notice>
	) );
}

interface DrawnProps {
	map: HeatmapMap;
	heatmap: Heatmap;
	width: number;
	frame: PageFrame;
}

function Drawn( { map, heatmap, width, frame }: DrawnProps ) {
	const [ opacity, setOpacity ] = useState( STANDARD_OPACITY );
	const [ marked, setMarked ] = useState< string | null >( null );
	const [ found, setFound ] = useState< ReadonlyMap< string, Found > >( new Map() );
	const { find, measured, page } = frame;

	useLayoutEffect( () => {
		const selectors = [ ...map.points, ...map.elements ].map( ( { selector } ) => selector );
		setFound( find( [ ...new Set( selectors.filter( ( one ) => one !== null ) ) ] ) );
	}, [ map, find, measured ] );
	const { spots, adrift } = useMemo(
		() => placePoints( map.points, ( selector ) => found.get( selector )?.box ?? null, page ),
		[ map, found, page ]
	);
	const bands = useMemo( () => bandsOf( map.scroll, map.views ), [ map ] );
	const pins = map.elements.slice( 0, PINS ).flatMap( ( { selector }, index ): Pin[] => {
		const place = found.get( selector );
		return place ? [ { number: index + 1, selector, found: place } ] : [];
	} );
	const title = pageName( heatmap );
	return (
		<div className="uf-hm">
			<section className="uf-hm__page" aria-label={ __( 'The page with its heat', 'userfeedback' ) }>
				<Bar
					heatmap={ heatmap }
					map={ map }
					frame={ frame }
					spots={ spots }
					bands={ bands }
					found={ found }
					opacity={ opacity }
					onOpacity={ setOpacity }
				/>
				<Stage
					title={ title }
					viewUrl={ heatmap.view_url }
					width={ width }
					frame={ frame }
					layer={ map.layer }
					spots={ spots }
					bands={ bands }
					pins={ pins }
					marked={ marked }
					opacity={ opacity }
				/>
			</section>
			<Aside
				heatmap={ heatmap }
				map={ map }
				bands={ bands }
				adrift={ frame.state === 'ready' || frame.state === 'strange' ? adrift : 0 }
				found={ found }
				marked={ marked }
				onMark={ ( selector ) => setMarked( selector === marked ? null : selector ) }
			/>
		</div>
	);
}
