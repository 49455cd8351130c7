/** The survey as a map, and the walk through it: `proMap` loads it. */
export { MapView } from './map-view';
