import { __ } from '@wordpress/i18n';
import continents from './continents.json';
import { byName } from './list';

export interface Continent {
	key: string;
	name: string;
	codes: string[];
}

/** In words of our own: not every browser knows regions by their numbers. */
function nameOf( key: keyof typeof continents ): string {
	return {
		AF: __( 'Africa', 'userfeedback' ),
		AN: __( 'Antarctica', 'userfeedback' ),
		AS: __( 'Asia', 'userfeedback' ),
		EU: __( 'Europe', 'userfeedback' ),
		NA: __( 'North America', 'userfeedback' ),
		OC: __( 'Oceania', 'userfeedback' ),
		SA: __( 'South America', 'userfeedback' ),
	}[ key ];
}

export function allContinents(): Continent[] {
	return ( Object.keys( continents ) as ( keyof typeof continents )[] )
		.map( ( key ) => ( { key, name: nameOf( key ), codes: continents[ key ].split( ' ' ) } ) )
		.sort( byName );
}
