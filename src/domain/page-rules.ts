/**
 * Page rules about the visitor, decided in the browser so that a page cache may
 * keep the page (requirements TGT-14 to TGT-17, TGT-23, decisions A60 to A62,
 * A114). Rules about the page were decided by PHP.
 */
import type { PageRule } from '../types';

export interface VisitorFacts {
	/** Address of the page. */
	url: string;
	referrer: string;
	/** Value of a cookie, or undefined when there is none. */
	cookie: ( name: string ) => string | undefined;
}

/** An owner's pattern may be this long and sees this much (A114). */
const PATTERN_LIMIT = 200;
const INPUT_LIMIT = 2048;

/** Without hash and trailing slash; the host without case. Scheme is not compared. */
const parse = ( address: string ) => {
	const { host, pathname, search } = new URL( address );
	return { host, path: pathname.replace( /\/+$/, '' ), search };
};

const samePage = ( url: string, rule: string ) => {
	const here = parse( url );
	const wanted = parse( rule );
	return (
		here.host === wanted.host &&
		here.path === wanted.path &&
		( ! wanted.search || here.search === wanted.search )
	);
};

/** Sites often hand on their origin only; then the hosts decide. */
const cameFrom = ( referrer: string, rule: string ) => {
	const from = parse( referrer );
	const wanted = parse( rule );
	return (
		from.host === wanted.host &&
		( ! ( from.path || from.search ) || ( from.path + from.search ).startsWith( wanted.path + wanted.search ) )
	);
};

function decide( logic: string, text: string, { url, referrer, cookie }: VisitorFacts ): boolean {
	const query = new URL( url ).search.slice( 1 );
	switch ( logic ) {
		case 'referrer':
			return cameFrom( referrer, text );
		case 'query_parameter_contains':
			return query.includes( text );
		case 'query_parameter_regex':
			return text.length <= PATTERN_LIMIT && new RegExp( text ).test( query.slice( 0, INPUT_LIMIT ) );
		case 'cookie_exist':
			return cookie( text ) !== undefined;
		case 'page_url_is':
			return samePage( url, text );
		case 'page_url_contains':
			return url.includes( text );
		default:
			return false;
	}
}

/** Rules that say the opposite of another. */
const OPPOSITE: Record< string, string > = {
	query_parameter_not_contains: 'query_parameter_contains',
	cookie_not_exist: 'cookie_exist',
	page_url_is_not: 'page_url_is',
	page_url_not_contains: 'page_url_contains',
};

function ruleHolds( { logic, data }: PageRule, facts: VisitorFacts ): boolean {
	const opposite = OPPOSITE[ logic ];
	const text = typeof data === 'string' ? data.trim() : '';
	let verdict = false;
	try {
		verdict = text !== '' && decide( opposite ?? logic, text, facts );
	} catch {
		// An address or a pattern that cannot be read matches nothing.
	}
	return opposite ? ! verdict : verdict;
}

/** The operator of the second rule combines them all (TGT-04, TGT-23); no rule allows. */
export const rulesAllow = ( rules: readonly PageRule[], facts: VisitorFacts ): boolean =>
	! rules.length ||
	rules[ rules[ 1 ]?.operator === '||' ? 'some' : 'every' ]( ( rule ) => ruleHolds( rule, facts ) );
