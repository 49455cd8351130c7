import continents from './continents.json';
import { byName } from './list';
import { regionName } from './name';

export interface Continent {
	key: string;
	name: string;
	codes: string[];
}

/** Numbers of the United Nations, under which browsers know continents; Antarctica is a country too. */
const NUMBERS: Record< keyof typeof continents, string > = {
	AF: '002',
	AN: 'AQ',
	AS: '142',
	EU: '150',
	NA: '003',
	OC: '009',
	SA: '005',
};

export function allContinents(): Continent[] {
	return ( Object.keys( continents ) as ( keyof typeof continents )[] )
		.map( ( key ) => ( { key, name: regionName( NUMBERS[ key ] ), codes: continents[ key ].split( ' ' ) } ) )
		.sort( byName );
}
