/** The survey as a map, and the walk through it: `proMap` loads it. */
// First: these styles come before those of conditions, as in the other parts.
import '../../questions/options.scss';

export { MapView } from './map-view';
