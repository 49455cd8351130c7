import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { color } from '@wordpress/icons';
import { Link, useNavigate, useParams } from '../../shared/router';
import type { Heatmap, HeatmapDevice } from '../../types';
import { heatmapQueries, useSwitchHeatmap } from '../../shared/api/heatmaps/queries';
import { useRangeParams } from '../../shared/components/date-range/use-range-params';
import { EmptyState } from '../../shared/components/empty-state';
import { PageHeader } from '../../shared/components/page-header';
import { QueryPanel } from '../../shared/components/query-panel';
import { Skeleton } from '../../shared/components/skeleton';
import { formatDate } from '../../shared/format/dates';
import { can } from '../../shared/lib/entitlements';
import { isMissing } from '../../shared/lib/is-missing';
import { usePageTitle } from '../../shared/lib/use-page-title';
import { oneOf, useUrlParams } from '../../shared/list/use-url-params';
import { DeleteDialog } from './delete-dialog';
import { DEVICES, Filters } from './filters';
import { MapView } from './map-view';
import { RecordDialog } from './record-dialog';
import { ResumeDialog } from './resume-dialog';
import { Status } from './status';
import { canResume, LAYERS, pageName, progressText } from './words';
import './heatmaps.scss';
import './viewer.scss';

/** One heatmap over its page. */
export function ViewerScreen() {
	const { id = '' } = useParams();
	const query = useQuery( heatmapQueries.one( Number( id ) ) );
	usePageTitle( query.data && pageName( query.data ), __( 'Heatmaps', 'userfeedback' ) );
	const gone = isMissing( query );
	return (
		<div className="wrap uf-heatmaps">
			<PageHeader title={ __( 'Heatmaps', 'userfeedback' ) } />
			{ gone ? (
				<EmptyState
					title={ __( 'This heatmap does not exist', 'userfeedback' ) }
					text={ __( 'Somebody deleted it, or the link is wrong.', 'userfeedback' ) }
					icon={ <Icon icon={ color } /> }
				>
					<Link to="/">{ __( 'All heatmaps', 'userfeedback' ) }</Link>
				</EmptyState>
			) : (
				<QueryPanel
					query={ query }
					failed={ __( 'The heatmap could not be loaded.', 'userfeedback' ) }
					skeleton={ <Skeleton height="480px" /> }
				>
					{ ( heatmap ) => <Shown key={ heatmap.id } heatmap={ heatmap } /> }
				</QueryPanel>
			) }
		</div>
	);
}

/** The device with the most views; a computer before there are any. */
function mostUsed( heatmap: Heatmap, version: number ): HeatmapDevice {
	const devices = heatmap.versions.find( ( { id } ) => id === version )?.devices ?? [];
	return [ ...devices ].sort( ( one, other ) => other.views - one.views )[ 0 ]?.device ?? 'desktop';
}

function Shown( { heatmap }: { heatmap: Heatmap } ) {
	const [ params, change ] = useUrlParams();
	const layer = oneOf( params.get( 'layer' ), LAYERS, 'clicks' );
	const { versions } = heatmap;
	const version = versions.find( ( { id } ) => String( id ) === params.get( 'version' ) ) ?? versions[ 0 ];
	const device = oneOf( params.get( 'device' ), DEVICES, mostUsed( heatmap, version?.id ?? 0 ) );
	const days = useRangeParams( 'all_time' );
	return (
		<>
			<Head heatmap={ heatmap } />
			<Filters
				heatmap={ heatmap }
				layer={ layer }
				device={ device }
				version={ version?.id ?? 0 }
				days={ days }
				onLayer={ ( next ) => change( { layer: next } ) }
				onDevice={ ( next ) => change( { device: next } ) }
				onVersion={ ( next ) => change( { version: String( next ) } ) }
			/>
			{ version ? (
				<MapView
					key={ device }
					heatmap={ heatmap }
					version={ version }
					isOld={ version.id !== versions[ 0 ]?.id }
					device={ device }
					layer={ layer }
					range={ days.range }
				/>
			) : (
				<EmptyState
					title={ __( 'Nothing recorded here yet', 'userfeedback' ) }
					text={ sprintf(
						/* translators: %s: a date. */
						__(
							'Recording started on %s. The first visit shows here a minute after it ends.',
							'userfeedback'
						),
						formatDate( heatmap.started_at )
					) }
					icon={ <Icon icon={ color } /> }
				>
					<Link to="/">{ __( 'Choose another page', 'userfeedback' ) }</Link>
				</EmptyState>
			) }
		</>
	);
}

/** Which page it is, how far the recording is, and what can be done with it. */
function Head( { heatmap }: { heatmap: Heatmap } ) {
	const { id, status, url } = heatmap;
	const navigate = useNavigate();
	const change = useSwitchHeatmap();
	const [ open, setOpen ] = useState< 'change' | 'resume' | 'delete' | null >( null );
	const close = () => setOpen( null );
	const next = status === 'recording' ? 'paused' : 'recording';
	return (
		<div className="uf-hm__head">
			<Link to="/">{ __( 'All heatmaps', 'userfeedback' ) }</Link>
			<h2 dir="auto">{ pageName( heatmap ) }</h2>
			<Status status={ status } />
			<span>{ progressText( heatmap ) }</span>
			{ can( 'manage' ) && (
				<span className="uf-hm__does">
					{ ( status !== 'finished' || canResume( heatmap ) ) && (
						<Button
							size="compact"
							variant="secondary"
							isBusy={ change.isPending }
							disabled={ change.isPending }
							accessibleWhenDisabled
							onClick={ () =>
								status === 'finished' ? setOpen( 'resume' ) : change.mutate( { id, status: next } )
							}
						>
							{ next === 'paused' ? __( 'Pause', 'userfeedback' ) : __( 'Resume', 'userfeedback' ) }
						</Button>
					) }
					{ status !== 'finished' && (
						<Button size="compact" variant="secondary" onClick={ () => setOpen( 'change' ) }>
							{ __( 'Change', 'userfeedback' ) }
						</Button>
					) }
					<Button size="compact" variant="tertiary" isDestructive onClick={ () => setOpen( 'delete' ) }>
						{ __( 'Delete', 'userfeedback' ) }
					</Button>
				</span>
			) }
			{ url !== '' && (
				<bdi className="uf-hm__address" dir="ltr">
					{ url }
				</bdi>
			) }
			{ open === 'resume' && <ResumeDialog heatmap={ heatmap } onClose={ close } /> }
			{ open === 'change' && <RecordDialog heatmap={ heatmap } onClose={ close } /> }
			{ open === 'delete' && (
				<DeleteDialog heatmap={ heatmap } onClose={ close } onDeleted={ () => navigate( '/' ) } />
			) }
		</div>
	);
}
