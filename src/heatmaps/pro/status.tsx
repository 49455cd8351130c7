import { Icon } from '@wordpress/components';
import { pause, published, video } from '@wordpress/icons';
import type { HeatmapStatus } from '../../types';
import { statusName } from './words';

const ICONS = { recording: video, paused: pause, finished: published };

/** By shape, color and word. */
export function Status( { status }: { status: HeatmapStatus } ) {
	return (
		<span className={ `uf-hm__status is-${ status }` }>
			<Icon icon={ ICONS[ status ] } size={ 20 } />
			{ statusName( status ) }
		</span>
	);
}
