import type { VisitorFacts } from '../../types';
import type { AskServer } from './load';

/** Country of this visitor, for the session: who travels on asks again next time (A64). */
const KEPT = 'userfeedback-country';

/** A browser that allows no storage asks on every page. */
function storage(): Partial< Storage > {
	try {
		return sessionStorage;
	} catch {
		return {};
	}
}

/**
 * What the server knows of the visitor, asked only when it decides. Without an answer it counts as nobody: surveys
 * that ask for less still show.
 */
export const askWhoLooks: AskServer = async ( url, surveys, choose ) => {
	const decided = choose( surveys, true ) === choose( surveys, false );
	// What two guesses found is no reason: the survey may show.
	for ( const { id } of surveys ) {
		delete window.userfeedbackWidget?.reasons[ id ];
	}
	if ( decided ) {
		return true;
	}
	const kept = storage().getItem?.( KEPT );
	const byCountry = surveys.every( ( { rules = [] } ) =>
		rules.every( ( { logic } ) => ! logic.startsWith( 'user_' ) )
	);
	if ( byCountry && typeof kept === 'string' ) {
		return { logged_in: false, roles: [], country: kept };
	}
	try {
		const facts = ( await ( await fetch( url ) ).json() ) as VisitorFacts;
		if ( facts.country !== undefined ) {
			storage().setItem?.( KEPT, facts.country );
		}
		return facts;
	} catch {
		return false;
	}
};
