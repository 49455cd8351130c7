import { byName, FIELD_NAME, readHiddenField } from './filter-fields';
import type { FieldFilter } from './filter-fields';
import { isNothing, isOneOf, pick, readFlag, texts, wordsOf, InvalidValue } from './filter-values';

export type { FieldFilter };

/**
 * Conditions that a response must all meet; the values of one are combined by "or" (docs/filters.md). The server
 * reads the same in Pro\Results\Filters\FilterInput; both run tests/fixtures/filters.json.
 */
export interface Filter {
	page?: Partial< Record< PageCompare, string[] > >;
	/** Words that each stand in one of the answers or comments. */
	text?: string;
	device?: string[];
	browser?: string[];
	os?: string[];
	/** Two letters each; where something looks countries up. */
	country?: string[];
	/** Tags; of surveys with several. */
	language?: string[];
	/** 0 for Sunday, of the day that the response stores. */
	weekday?: string[];
	/** 0 to 23, in the site's time zone of today. */
	hour?: string[];
	signed_in?: boolean;
	/** Ids of tags, or `none`. */
	tag?: string[];
	/** What one of the texts has: a sentiment, or `none`. */
	sentiment?: string[];
	/** Ids of topics, or `none`. */
	topic?: string[];
	read?: boolean;
	starred?: boolean;
	note?: boolean;
	/** By name of a hidden field. */
	field?: Record< string, FieldFilter >;
	/** By question. */
	answers?: Record< string, AnswerFilter >;
}

export interface AnswerFilter {
	/** Value keys of which one was chosen. */
	any?: string[];
	/** Value keys of which none was chosen, by those who answered. */
	not?: string[];
	from?: number;
	to?: number;
	/** Of entered numbers and days: from and up to, a decimal or YYYY-MM-DD. */
	min?: string;
	max?: string;
	/** Words that all stand in it. */
	contains?: string;
	/** Words that do not all stand in it, of those who answered. */
	lacks?: string;
	comment?: true;
	skipped?: true;
}

export type PageCompare = 'is' | 'contains' | 'starts';
export type FilterColumn = 'device' | 'browser' | 'os' | 'country' | 'language' | 'weekday' | 'hour';
/** What is or is not. */
export type FilterFlag = 'signed_in' | FilterMark;
export type FilterMark = 'read' | 'starred' | 'note';

/** A filter, and the fields that were left out of it because they are wrong. */
export interface FilterReading {
	filter: Filter;
	problems: string[];
}

/** Value of a column that holds nothing. */
export const UNKNOWN = 'unknown';

/** Instead of a tag, a sentiment or a topic: none at all. */
export const NO_TAG = 'none';

const LISTS: ( 'tag' | 'sentiment' | 'topic' )[] = [ 'tag', 'sentiment', 'topic' ];
const SENTIMENT = /^(positive|neutral|negative|mixed)$/;
const ID = /^[1-9]\d{0,9}$/;

const MARKS: FilterMark[] = [ 'read', 'starred', 'note' ];
const FLAGS: FilterFlag[] = [ 'signed_in', ...MARKS ];
const COMPARES: PageCompare[] = [ 'is', 'contains', 'starts' ];
const COLUMNS: FilterColumn[] = [ 'device', 'browser', 'os', 'country', 'language', 'weekday', 'hour' ];

export function isColumn( id: string ): id is FilterColumn {
	return ( COLUMNS as string[] ).includes( id );
}

const upTo = ( last: number ) => Array.from( { length: last + 1 }, ( _, number ) => String( number ) );

/** All values that a column can have, where they are few. */
export const COLUMN_VALUES: Partial< Record< FilterColumn, readonly string[] > > = {
	device: [ 'desktop', 'tablet', 'mobile', UNKNOWN ],
	weekday: upTo( 6 ),
	hour: upTo( 23 ),
};

const HIGHEST = 100;

/** What numbers may be entered (`Measure` in PHP). */
const DECIMAL = /^-?\d{1,9}(\.\d{1,3})?$/;
const MOST_MEASURED = 999_999_999;

export const isDay = ( text: string ) => /^\d{4}-\d\d-\d\d$/.test( text ) && ! Number.isNaN( Date.parse( text ) );

/**
 * The filter of an address. A wrong condition is left out, so that an old link still opens.
 *
 * @param query     With `filter[…]`, beside anything else.
 * @param questions Ids of the survey's questions.
 */
export function readFilter( query: URLSearchParams, questions: string[] ): FilterReading {
	const filter: Filter = {};
	const problems: string[] = [];
	const fields = new Map< string, string[] >();
	for ( const [ name, value ] of query ) {
		if ( name.startsWith( 'filter[' ) && ! name.startsWith( 'filter[status]' ) ) {
			const field = name.replace( /\[\d*\]$/, '' );
			fields.set( field, [ ...( fields.get( field ) ?? [] ), value ] );
		}
	}
	for ( const [ field, values ] of fields ) {
		try {
			readField( filter, field, values, questions );
		} catch ( error ) {
			if ( ! ( error instanceof InvalidValue ) ) {
				throw error;
			}
			problems.push( error.message || field );
		}
	}
	for ( const [ id, answer ] of Object.entries( filter.answers ?? {} ) ) {
		const problem = contradiction( answer );
		if ( problem ) {
			problems.push( `filter[answers][${ id }][${ problem }]` );
			delete filter.answers?.[ id ];
		}
	}
	return { filter: ordered( filter ), problems };
}

/**
 * Names and values of the query, in one order: the same filter always has the same address.
 */
export function filterEntries( filter: Filter ): [ string, string ][] {
	const entries: [ string, string ][] = [];
	const { page = {}, field = {}, answers = {}, signed_in: signedIn } = ordered( filter );
	for ( const compare of COMPARES ) {
		entries.push(
			...( page[ compare ] ?? [] ).map( ( path ): [ string, string ] => [ `filter[page][${ compare }][]`, path ] )
		);
	}
	if ( filter.text ) {
		entries.push( [ 'filter[text]', filter.text ] );
	}
	for ( const column of COLUMNS ) {
		const values = filter[ column ];
		if ( values?.length ) {
			entries.push( [ `filter[${ column }]`, values.join( ',' ) ] );
		}
	}
	if ( signedIn !== undefined ) {
		entries.push( [ 'filter[signed_in]', signedIn ? '1' : '0' ] );
	}
	for ( const list of LISTS ) {
		const values = filter[ list ];
		if ( values?.length ) {
			entries.push( [ `filter[${ list }]`, values.join( ',' ) ] );
		}
	}
	for ( const mark of MARKS ) {
		if ( filter[ mark ] !== undefined ) {
			entries.push( [ `filter[${ mark }]`, filter[ mark ] ? '1' : '0' ] );
		}
	}
	for ( const [ name, { is = [], none } ] of Object.entries( field ) ) {
		entries.push( ...is.map( ( value ): [ string, string ] => [ `filter[field][${ name }][is][]`, value ] ) );
		if ( none ) {
			entries.push( [ `filter[field][${ name }][none]`, '1' ] );
		}
	}
	for ( const [ id, answer ] of Object.entries( answers ) ) {
		for ( const [ part, value ] of Object.entries( answer ) ) {
			entries.push( [
				`filter[answers][${ id }][${ part }]`,
				Array.isArray( value ) ? value.join( ',' ) : value === true ? '1' : String( value ),
			] );
		}
	}
	return entries;
}

export function isEmptyFilter( filter: Filter ): boolean {
	return filterEntries( filter ).length === 0;
}

function readField( filter: Filter, field: string, values: string[], questions: string[] ): void {
	const path = [ ...field.matchAll( /\[([^[\]]*)\]/g ) ].map( ( part ) => part[ 1 ] ?? '' );
	if ( `filter${ path.map( ( part ) => `[${ part }]` ).join( '' ) }` !== field ) {
		throw new InvalidValue();
	}
	const [ kind = '', name, part ] = path;
	if ( kind === 'page' ) {
		readPage( filter, path, values );
	} else if ( isOneOf( COLUMNS, kind ) && path.length === 1 ) {
		const list = texts( values, true );
		const all = COLUMN_VALUES[ kind ];
		if ( all && list.some( ( value ) => ! all.includes( value ) ) ) {
			throw new InvalidValue();
		}
		if ( list.length ) {
			filter[ kind ] = list;
		}
	} else if ( isOneOf( FLAGS, kind ) && path.length === 1 ) {
		const flag = readFlag( values );
		if ( flag !== undefined ) {
			filter[ kind ] = flag;
		}
	} else if ( kind === 'text' && path.length === 1 ) {
		const words = wordsOf( values );
		if ( words !== '' ) {
			filter.text = words;
		}
	} else if ( isOneOf( LISTS, kind ) && path.length === 1 ) {
		const list = texts( values, true );
		const is = kind === 'sentiment' ? SENTIMENT : ID;
		if ( list.some( ( value ) => value !== NO_TAG && ! is.test( value ) ) ) {
			throw new InvalidValue();
		}
		if ( list.length ) {
			filter[ kind ] = list;
		}
	} else if ( kind === 'field' && name !== undefined ) {
		if ( ! FIELD_NAME.test( name ) ) {
			throw new InvalidValue( `filter[field][${ name }]` );
		}
		if ( part === undefined || path.length > 3 ) {
			throw new InvalidValue( part && `filter[field][${ name }][${ part }]` );
		}
		const one = { ...filter.field?.[ name ], ...readHiddenField( part, values ) };
		if ( Object.keys( one ).length ) {
			filter.field = { ...filter.field, [ name ]: one };
		}
	} else if ( kind === 'answers' && name !== undefined ) {
		if ( ! questions.includes( name ) ) {
			throw new InvalidValue( `filter[answers][${ name }]` );
		}
		if ( part === undefined || path.length > 3 ) {
			throw new InvalidValue();
		}
		const answer = { ...filter.answers?.[ name ], ...readAnswer( part, values ) };
		if ( Object.keys( answer ).length ) {
			filter.answers = { ...filter.answers, [ name ]: answer };
		}
	} else {
		throw new InvalidValue();
	}
}

function readPage( filter: Filter, path: string[], values: string[] ): void {
	const [ , compare ] = path;
	if ( compare === undefined ) {
		if ( values.some( ( value ) => value !== '' ) ) {
			throw new InvalidValue();
		}
		return;
	}
	if ( ! isOneOf( COMPARES, compare ) ) {
		throw new InvalidValue();
	}
	if ( path.length > 2 ) {
		throw new InvalidValue( `filter[page][${ compare }]` );
	}
	const list = texts( values, false );
	if ( list.length ) {
		filter.page = { ...filter.page, [ compare ]: list };
	}
}

function readAnswer( part: string, values: string[] ): AnswerFilter {
	switch ( part ) {
		case 'any':
		case 'not': {
			const list = texts( values, true );
			return list.length ? { [ part ]: list } : {};
		}
		case 'from':
		case 'to': {
			const [ text ] = texts( values, false );
			if ( text !== undefined && ( ! /^\d{1,3}$/.test( text ) || Number( text ) > HIGHEST ) ) {
				throw new InvalidValue();
			}
			return text === undefined ? {} : { [ part ]: Number( text ) };
		}
		case 'min':
		case 'max': {
			const [ text ] = texts( values, false );
			if ( text === undefined ) {
				return {};
			}
			if ( isDay( text ) ) {
				return { [ part ]: text };
			}
			if ( ! DECIMAL.test( text ) || Math.abs( Number( text ) ) > MOST_MEASURED ) {
				throw new InvalidValue();
			}
			return { [ part ]: String( Number( text ) + 0 ) };
		}
		case 'contains':
		case 'lacks': {
			const words = wordsOf( values );
			return words === '' ? {} : { [ part ]: words };
		}
		case 'comment':
		case 'skipped':
			return readFlag( values ) ? { [ part ]: true } : {};
		default:
			throw new InvalidValue();
	}
}

/** The filter with another condition on the answer to a question. One on its comment stays. */
export function withAnswer( filter: Filter, id: string, condition: AnswerFilter ): Filter {
	const { answers } = filter;
	return {
		...filter,
		answers: { ...answers, [ id ]: { ...pick( answers?.[ id ] ?? {}, [ 'comment' ] ), ...condition } },
	};
}

/** The part that contradicts the others, or null. */
export function contradiction( answer: AnswerFilter ): keyof AnswerFilter | null {
	const { min, max } = answer;
	if ( answer.from !== undefined && answer.to !== undefined && answer.to < answer.from ) {
		return 'to';
	}
	if (
		min &&
		max &&
		( isDay( min ) !== isDay( max ) || ( isDay( min ) ? max < min : Number( max ) < Number( min ) ) )
	) {
		return 'max';
	}
	return answer.skipped && Object.keys( answer ).length > 1 ? 'skipped' : null;
}

/** The filter with its keys in one order and without what is empty. */
function ordered( filter: Filter ): Filter {
	const parts: [ keyof Filter, unknown ][] = [
		[ 'page', pick( filter.page ?? {}, COMPARES ) ],
		[ 'text', filter.text ],
		...COLUMNS.map( ( column ): [ keyof Filter, unknown ] => [ column, filter[ column ] ] ),
		[ 'signed_in', filter.signed_in ],
		...LISTS.map( ( list ): [ keyof Filter, unknown ] => [ list, filter[ list ] ] ),
		...MARKS.map( ( mark ): [ keyof Filter, unknown ] => [ mark, filter[ mark ] ] ),
		[ 'field', byName( filter.field ?? {} ) ],
		[
			'answers',
			Object.fromEntries(
				Object.entries( filter.answers ?? {} )
					.map( ( [ id, answer ] ): [ string, AnswerFilter ] => [ id, pick( answer, PARTS ) ] )
					.filter( ( [ , answer ] ) => Object.keys( answer ).length > 0 )
					.sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) )
			),
		],
	];
	return Object.fromEntries( parts.filter( ( [ , part ] ) => ! isNothing( part ) ) );
}

const PARTS: ( keyof AnswerFilter )[] = [
	'any',
	'not',
	'from',
	'to',
	'min',
	'max',
	'contains',
	'lacks',
	'comment',
	'skipped',
];
