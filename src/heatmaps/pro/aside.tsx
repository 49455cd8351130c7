import { __, _n, sprintf } from '@wordpress/i18n';
import type { Heatmap, HeatmapMap } from '../../types';
import type { Band } from '../../domain/heatmap/scroll';
import { Notice } from '../../shared/components/notice';
import { Sentence } from '../../shared/components/sentence';
import { deviceName } from '../../shared/format/devices';
import { formatNumber, formatPercent, SMALL_SAMPLE } from '../../shared/format/numbers';
import { can } from '../../shared/lib/entitlements';
import { pageUrl } from '../../shared/lib/pages';
import { DepthCard } from './depth-card';
import { ElementList } from './element-list';
import type { Found } from './use-page-frame';
import { countOf, layerHelp, protectionText, topName } from './words';
import './aside.scss';

interface Props {
	heatmap: Heatmap;
	map: HeatmapMap;
	bands: readonly Band[];
	/** Of `total`, what lies where its element was. */
	adrift: number;
	found: ReadonlyMap< string, Found >;
	marked: string | null;
	onMark: ( selector: string ) => void;
}

/** The map in figures: whoever does not see the colors reads the same here. */
export function Aside( { heatmap, map, bands, adrift, found, marked, onMark }: Props ) {
	const { layer, device, total, views, visitors } = map;
	return (
		<div className="uf-hm__side">
			<section className="uf-hm__card">
				<h3>{ deviceName( device ) }</h3>
				{ layer !== 'scroll' && <p className="uf-hm__figure">{ countOf( layer, total ) }</p> }
				<p className={ layer === 'scroll' ? 'uf-hm__figure' : '' }>{ baseOf( views, visitors ) }</p>
				<p className="uf-hm__quiet">
					{ sprintf(
						/* translators: %s: a share, e.g. 25%. */
						__( 'Recorded: %s of all visitors.', 'userfeedback' ),
						formatPercent( heatmap.sample, 0 )
					) }
				</p>
				{ views > 0 && views < SMALL_SAMPLE && (
					<p className="uf-hm__quiet">
						{ __( 'Few visits so far: the picture can still change a lot.', 'userfeedback' ) }
					</p>
				) }
				{ layerHelp( layer ) && <p className="uf-hm__quiet">{ layerHelp( layer ) }</p> }
			</section>
			{ layer === 'scroll' ? (
				<DepthCard bands={ bands } views={ views } />
			) : (
				<section className="uf-hm__card">
					<h3>{ topName( layer ) }</h3>
					{ map.elements.length === 0 ? (
						<p>{ noneOf( map ) }</p>
					) : (
						<ElementList map={ map } found={ found } marked={ marked } onMark={ onMark } />
					) }
					{ adrift > 0 && total > 0 && (
						<p className="uf-hm__quiet">
							{ sprintf(
								/* translators: %s: a share, e.g. 12.5%. */
								__(
									'%s lies where it was recorded: its element is not on the page now, or is hidden.',
									'userfeedback'
								),
								formatPercent( Math.min( 100, ( adrift / total ) * 100 ) )
							) }
						</p>
					) }
				</section>
			) }
			{ heatmap.protected && (
				<Notice status="warning" isDismissible={ false }>
					{ protectionText( heatmap.protected ) }
				</Notice>
			) }
			<Unmeasured />
		</div>
	);
}

/** E.g. "842 views, 700 first visits": a visitor who comes back counts with the first visit only. */
function baseOf( views: number, visitors: number ): string {
	return sprintf(
		/* translators: 1: number of views, e.g. "842 views". 2: number of first visits, e.g. "700 first visits". */
		__( '%1$s, %2$s', 'userfeedback' ),
		/* translators: %s: number of views of a page. */
		sprintf( _n( '%s view', '%s views', views, 'userfeedback' ), formatNumber( views ) ),
		/* translators: %s: number of first visits to a page. */
		sprintf( _n( '%s first visit', '%s first visits', visitors, 'userfeedback' ), formatNumber( visitors ) )
	);
}

function noneOf( { layer, views, device }: HeatmapMap ): string {
	if ( views === 0 ) {
		return sprintf(
			/* translators: %s: a device, e.g. Tablet. */
			__( 'Nothing recorded here yet: no visit on this device (%s).', 'userfeedback' ),
			deviceName( device )
		);
	}
	switch ( layer ) {
		case 'movement':
			return __( 'No pointer movement was recorded on this device.', 'userfeedback' );
		case 'rage':
			return __( 'No rage clicks. Nobody clicked in vain again and again.', 'userfeedback' );
		case 'dead':
			return __( 'No dead clicks. Every click had an effect.', 'userfeedback' );
		default:
			return __( 'Nobody clicked anything yet.', 'userfeedback' );
	}
}

/** What the figures leave out, and why. */
function Unmeasured() {
	return (
		<section className="uf-hm__card">
			<details>
				<summary>{ __( 'What is not measured', 'userfeedback' ) }</summary>
				<ul>
					<li>{ __( 'Form fields and texts are never read.', 'userfeedback' ) }</li>
					<li>
						{ __(
							'Visitors who did not agree, or whose browser sends “do not track” or Global Privacy Control.',
							'userfeedback'
						) }
					</li>
					<li>{ __( 'People who can edit this site, and known bots.', 'userfeedback' ) }</li>
					<li>
						{ __( 'What happens inside frames of other sites, such as videos and maps.', 'userfeedback' ) }
					</li>
					<li>{ __( 'Pointer movement on phones and tablets.', 'userfeedback' ) }</li>
				</ul>
			</details>
			<p className="uf-hm__quiet">
				{ can( 'manage' ) ? (
					<Sentence
						text={ __( 'Old data is removed as set in <a>Settings</a>.', 'userfeedback' ) }
						places={ {
							a: ( words ) => <a href={ pageUrl( 'settings', '/heatmaps' ) }>{ words }</a>,
						} }
					/>
				) : (
					__( 'Old data is removed as set in the settings.', 'userfeedback' )
				) }
			</p>
		</section>
	);
}
