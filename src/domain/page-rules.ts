/**
 * Page rules about the visitor. The browser decides them, so that a page cache may keep the page (requirements
 * TGT-14 to TGT-17, TGT-23, decisions A60 to A62, A114). PHP has decided the rules about the page.
 */
import type { PageRule, VisitorFacts } from '../types';

/** What the browser knows. */
export interface BrowserFacts {
	/** Address of the page. */
	url: string;
	referrer: string;
	/** Value of a cookie, or undefined when there is none. */
	cookie: ( name: string ) => string | undefined;
	/**
	 * Login, roles and country, which only the server knows; true or false to guess what
	 * it would say, so that it is asked only when it matters.
	 */
	who?: VisitorFacts | boolean | undefined;
}

/** An owner's pattern may be this long and sees this much (A114). */
const PATTERN_LIMIT = 200;
const INPUT_LIMIT = 2048;

/** Percent codes and the plus of forms as the text they stand for, so that an owner may write any script. */
const decode = ( text: string ) =>
	text
		.replace( /\+/g, ' ' )
		.replace( /(%[\da-f]{2})+/gi, ( codes ) => {
			try {
				return decodeURIComponent( codes );
			} catch {
				return codes.toLowerCase();
			}
		} )
		.normalize();

/** Without hash and trailing slash; the host without case. The scheme is ignored. */
const parse = ( address: string ) => {
	const { host, pathname, search } = new URL( address );
	return { host, path: decode( pathname.replace( /\/+$/, '' ) ), search: decode( search ) };
};

function decide( logic: string, text: string, { url, referrer, cookie, who }: BrowserFacts ): boolean {
	const contains = logic.endsWith( '_contains' );
	if ( logic.startsWith( 'query_parameter' ) ) {
		const query = new URL( url ).search.slice( 1 );
		return contains
			? decode( query ).includes( decode( text ) )
			: logic === 'query_parameter_regex' &&
					text.length <= PATTERN_LIMIT &&
					new RegExp( text ).test( query.slice( 0, INPUT_LIMIT ) );
	}
	if ( logic === 'cookie_exist' ) {
		return cookie( text ) !== undefined;
	}
	if ( logic.startsWith( 'user_' ) ) {
		if ( typeof who !== 'object' ) {
			return !! who;
		}
		return logic === 'user_role' ? who.roles.includes( text ) : who.logged_in === ( text === 'logged_in' );
	}
	if ( logic === 'page_url_contains' ) {
		return decode( url ).includes( decode( text ) );
	}
	const wanted = parse( text );
	const given = parse( logic === 'referrer' ? referrer : url );
	if ( given.host !== wanted.host ) {
		return false;
	}
	// Sites often hand on their origin only; then the hosts decide (A62).
	return logic === 'referrer'
		? ! ( given.path + given.search ) || ( given.path + given.search ).startsWith( wanted.path + wanted.search )
		: logic === 'page_url_is' &&
				given.path === wanted.path &&
				( ! wanted.search || given.search === wanted.search );
}

function ruleHolds( { logic, data }: PageRule, facts: BrowserFacts ): boolean {
	const text = String( ( typeof data === 'object' ? data?.id : data ) ?? '' ).trim();
	const positive = logic.replace( '_not', '' );
	let verdict = false;
	try {
		verdict = decide( positive, text, facts );
	} catch {
		// An address or a pattern that cannot be read matches nothing.
	}
	// An empty rule is never fulfilled, whichever way it asks.
	return text !== '' && verdict === ( positive === logic );
}

/** An unknown country is none of the chosen ones (A64). */
const isInCountry = ( { data }: PageRule, who: BrowserFacts[ 'who' ] ): boolean =>
	typeof who !== 'object'
		? !! who
		: !! who.country && typeof data === 'string' && data.split( ' ' ).includes( who.country );

/**
 * The operator of the second rule combines all (TGT-04, TGT-23); without rules the survey shows. The choice of
 * countries holds beside them, and also where a shortcode puts the survey, to which no page rule applies (A56).
 *
 * @param rules  Of the payload; `country` is none of the owner's rules.
 * @param facts  Of the visitor.
 * @param placed Whether a shortcode put the survey there.
 */
export const rulesAllow = ( rules: readonly PageRule[], facts: BrowserFacts, placed?: boolean ): boolean => {
	const others = placed ? [] : rules.filter( ( { logic } ) => logic !== 'country' );
	return (
		rules.every( ( rule ) => rule.logic !== 'country' || isInCountry( rule, facts.who ) ) &&
		( ! others.length ||
			others[ others[ 1 ]?.operator === '||' ? 'some' : 'every' ]( ( rule ) => ruleHolds( rule, facts ) ) )
	);
};
