/**
 * Writes small databases in the format MaxMind DB 2.0
 * (https://maxmind.github.io/MaxMind-DB/): a binary search tree over the bits of addresses, whose
 * leaves are records of data. Enough for development and tests; the plugin reads any by the
 * library of MaxMind.
 */

/** Bytes of a record of the tree; three hold addresses of up to 16 MB. */
const RECORD_BYTES = 3;

const SEPARATOR = 16;

/**
 * @param {number} type  Of the format.
 * @param {number} size  Of the value, below 29.
 * @return {number[]} Control bytes.
 */
const control = ( type, size ) => ( type > 7 ? [ size, type - 7 ] : [ ( type << 5 ) | size ] );

function text( value ) {
	const bytes = [ ...new TextEncoder().encode( value ) ];
	if ( bytes.length > 284 ) {
		throw new Error( `Too long for this writer: ${ value }` );
	}
	return bytes.length < 29
		? [ ...control( 2, bytes.length ), ...bytes ]
		: [ ...control( 2, 29 ), bytes.length - 29, ...bytes ];
}

function number( type, value ) {
	const bytes = [];
	for ( let left = value; left > 0; left = Math.floor( left / 256 ) ) {
		bytes.unshift( left % 256 );
	}
	return [ ...control( type, bytes.length ), ...bytes ];
}

const uint16 = ( value ) => number( 5, value );
const uint32 = ( value ) => number( 6, value );
const uint64 = ( value ) => number( 9, value );
const map = ( pairs ) => [
	...control( 7, pairs.length ),
	...pairs.flatMap( ( [ key, value ] ) => [ ...text( key ), ...value ] ),
];
const array = ( items ) => [ ...control( 11, items.length ), ...items.flat() ];

/**
 * Bits of an address in the tree of 128 bits; IPv4 lies in ::/96.
 *
 * @param {string} address IPv4 or IPv6.
 * @return {{bits: number[], extra: number}} Bits, and how many a prefix of IPv4 lacks.
 */
function bitsOf( address ) {
	const toBits = ( value, width ) => [ ...value.toString( 2 ).padStart( width, '0' ) ].map( Number );
	if ( ! address.includes( ':' ) ) {
		const bits = address.split( '.' ).flatMap( ( part ) => toBits( Number( part ), 8 ) );
		return { bits: [ ...new Array( 96 ).fill( 0 ), ...bits ], extra: 96 };
	}
	const [ head, tail ] = address.split( '::' ).map( ( part ) => part.split( ':' ).filter( Boolean ) );
	const groups =
		tail === undefined ? head : [ ...head, ...new Array( 8 - head.length - tail.length ).fill( '0' ), ...tail ];
	return { bits: groups.flatMap( ( group ) => toBits( parseInt( group, 16 ), 16 ) ), extra: 0 };
}

/**
 * A database of countries.
 *
 * @param {Record<string, string>} networks Code of a country by network in CIDR notation; networks do not overlap.
 * @param {Object}                 about    About the database.
 * @param {string}                 about.type  Its kind.
 * @param {Date}                   about.built When it was made.
 * @return {Uint8Array} The file.
 */
export function countryDatabase( networks, { type, built } ) {
	const nodes = [ [ null, null ] ];
	for ( const [ network, code ] of Object.entries( networks ) ) {
		const [ address, length ] = network.split( '/' );
		const { bits, extra } = bitsOf( address );
		const path = bits.slice( 0, extra + Number( length ) );
		let node = 0;
		path.forEach( ( bit, depth ) => {
			if ( depth === path.length - 1 ) {
				nodes[ node ][ bit ] = code;
			} else {
				nodes[ node ][ bit ] ??= nodes.push( [ null, null ] ) - 1;
				node = nodes[ node ][ bit ];
			}
		} );
	}
	const data = [];
	const offsets = new Map();
	for ( const code of new Set( Object.values( networks ) ) ) {
		offsets.set( code, data.length );
		data.push( ...map( [ [ 'country_code', text( code ) ] ] ) );
	}
	const record = ( value ) => {
		const pointer =
			value === null
				? nodes.length
				: typeof value === 'number'
					? value
					: nodes.length + SEPARATOR + offsets.get( value );
		return Array.from(
			{ length: RECORD_BYTES },
			( _, at ) => ( pointer >> ( 8 * ( RECORD_BYTES - 1 - at ) ) ) & 255
		);
	};
	const metadata = map( [
		[ 'node_count', uint32( nodes.length ) ],
		[ 'record_size', uint16( RECORD_BYTES * 8 ) ],
		[ 'ip_version', uint16( 6 ) ],
		[ 'database_type', text( type ) ],
		[ 'languages', array( [] ) ],
		[ 'binary_format_major_version', uint16( 2 ) ],
		[ 'binary_format_minor_version', uint16( 0 ) ],
		[ 'build_epoch', uint64( Math.floor( built.getTime() / 1000 ) ) ],
		[ 'description', map( [ [ 'en', text( 'Addresses of documentation, for development' ) ] ] ) ],
	] );
	return Uint8Array.from( [
		...nodes.flat().flatMap( record ),
		...new Array( SEPARATOR ).fill( 0 ),
		...data,
		0xab,
		0xcd,
		0xef,
		...new TextEncoder().encode( 'MaxMind.com' ),
		...metadata,
	] );
}

/**
 * Networks of documentation (RFC 5737, RFC 3849), which nobody on the internet has, and countries for them.
 */
export const DEMO_NETWORKS = {
	'192.0.2.0/25': 'AT',
	'192.0.2.128/25': 'DE',
	'198.51.100.0/25': 'US',
	'198.51.100.128/25': 'CA',
	'203.0.113.0/25': 'JP',
	'203.0.113.128/25': 'AU',
	'2001:db8::/33': 'FR',
	'2001:db8:8000::/33': 'BR',
};

/** @return {Uint8Array} The database of development sites. */
export const demoDatabase = () =>
	countryDatabase( DEMO_NETWORKS, {
		type: 'UserFeedback-Documentation-Country',
		built: new Date( '2026-11-01T00:00:00Z' ),
	} );
