import type { ComponentProps } from 'react';
import type { Icon } from '@wordpress/components';
import type { MapProblem, Place } from '../../../../domain/draft/map';
import type { PlaceFigures } from '../../../../domain/draft/map-figures';

/** A place with its words. */
export interface Shown {
	place: Place;
	title: string;
	icon: NonNullable< ComponentProps< typeof Icon >[ 'icon' ] >;
	problems: MapProblem[];
	/** Undefined where there are none. */
	figures: PlaceFigures | undefined;
	open: () => void;
}

/** Of its card, and of its line in the list. */
export const cardId = ( id: string ): string => `ufb-place-${ id.replace( '@', 'ending-' ) }`;
