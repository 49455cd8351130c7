/**
 * The vendor service for development and tests: license API, catalog, packages
 * (docs/plans-and-addons.md) and messages for the drawer, which `POST /news`
 * sets (docs/notifications.md), with switches for everything that can go wrong
 * at a real vendor's.
 */
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { page } from './page.mjs';
import { KEYS, Shop } from './shop.mjs';

/** What the service does with calls of sites. */
export const MODES = {
	normal: 'Answers as it should',
	slow: 'Answers after 20 seconds',
	down: 'Hangs up without an answer',
	garbage: 'Answers bytes that are no JSON',
	html: 'Answers a web page with status 200',
	error: 'Answers status 500',
	'wrong-site': 'Says that every key is valid, for another site',
	markup: 'Says that every key is valid, with markup where plan and date belong',
};

/** @return {Record<string, string>} The keys of the shop by kind. */
export const keysByName = () => Object.fromEntries( Object.entries( KEYS ).map( ( [ name, { key } ] ) => [ name, key ] ) );

const LARGEST_BODY = 65_536;
const SLOW = 20_000;

/**
 * Starts the service on 127.0.0.1.
 *
 * @param {Object} options          Options.
 * @param {number} [options.port]     Port; any free one without it.
 * @param {string} [options.packages] Folder with catalog.json and zips.
 * @param {string} [options.state]    File that remembers activations.
 * @return {Promise<{url: string, close: Function}>} The running service.
 */
export async function startVendor( { port = 0, packages = '', state } = {} ) {
	const shop = await new Shop( state ).load();
	const calls = [];
	let mode = 'normal';
	let news = [];

	const catalog = async () => JSON.parse( await readFile( join( packages, 'catalog.json' ), 'utf8' ).catch( () => '{"packages":[]}' ) );

	async function download( file, fields, reply ) {
		const entry = ( await catalog() ).packages.find( ( offered ) => offered.file === file );
		if ( ! entry ) {
			return reply.json( 404, { error: 'There is no such package.' } );
		}
		const refusal = shop.refusal( entry.slug, fields.license ?? '', fields.url ?? '' );
		if ( refusal ) {
			return reply.json( 403, { error: refusal } );
		}
		const path = join( packages, entry.file );
		const { size } = await stat( path );
		reply.response.writeHead( 200, { 'Content-Type': 'application/zip', 'Content-Length': size } );
		createReadStream( path ).pipe( reply.response );
	}

	/** What people and tests call; works in every mode. */
	function control( method, path, fields, reply ) {
		if ( path === '/switch' && method === 'POST' ) {
			if ( ! Object.hasOwn( MODES, fields.mode ?? '' ) ) {
				return reply.json( 400, { error: `mode is one of: ${ Object.keys( MODES ).join( ', ' ) }` } );
			}
			mode = fields.mode;
			return fields.back ? reply.redirect( '/' ) : reply.json( 200, { mode } );
		}
		if ( path === '/switch' ) {
			return reply.json( 200, { mode, calls, keys: keysByName() } );
		}
		if ( path === '/news' && method === 'POST' ) {
			news = fields.items ?? [];
			return reply.json( 200, { items: news } );
		}
		if ( path === '/' && method === 'GET' && ! fields.edd_action ) {
			return reply.html( 200, page( mode, MODES, calls ) );
		}
		return undefined;
	}

	async function answer( path, fields, reply ) {
		switch ( mode ) {
			case 'down':
				return reply.response.socket?.destroy();
			case 'slow':
				await new Promise( ( resolve ) => {
					const timer = setTimeout( resolve, SLOW );
					reply.response.once( 'close', () => {
						clearTimeout( timer );
						resolve();
					} );
				} );
				break;
			case 'garbage':
				reply.response.writeHead( 200, { 'Content-Type': 'application/json' } );
				return reply.response.end( Buffer.from( '{"success":true,"license":"val\u0000\uFFFD', 'utf8' ) );
			case 'html':
				return reply.html( 200, '<!doctype html><title>Log in</title><h1>This host wants you to log in first</h1>' );
			case 'error':
				return reply.json( 500, { success: true, license: 'valid', price_id: '3', expires: 'lifetime' } );
			case 'wrong-site':
				return reply.json( 200, { success: true, license: 'valid', price_id: '3', expires: 'lifetime', url: 'https://another-site.example' } );
			case 'markup':
				return reply.json( 200, {
					success: true,
					license: 'valid',
					price_id: '<img src=x onerror=alert(1)>',
					expires: '<script>alert(2)</script>',
					item_name: fields.item_name ?? '',
				} );
		}
		if ( path === '/userfeedback/catalog.json' ) {
			return reply.json( 200, await catalog() );
		}
		if ( path === '/userfeedback/news.json' ) {
			return reply.json( 200, { items: news } );
		}
		if ( path.startsWith( '/userfeedback/packages/' ) ) {
			return download( decodeURIComponent( path.slice( '/userfeedback/packages/'.length ) ), fields, reply );
		}
		const said = path === '/' ? await shop.answer( fields, ( await catalog() ).packages ) : null;
		return said ? reply.json( 200, said ) : reply.json( 404, { error: 'There is nothing at this address.' } );
	}

	const server = createServer( async ( request, response ) => {
		const reply = replies( response );
		try {
			const { pathname, searchParams } = new URL( request.url, 'http://vendor' );
			const fields = { ...Object.fromEntries( searchParams ), ...( await body( request ) ) };
			if ( control( request.method, pathname, fields, reply ) !== undefined || response.writableEnded ) {
				return;
			}
			calls.push( { time: new Date().toISOString(), method: request.method, path: pathname, action: fields.edd_action ?? '', key: ( fields.license ?? '' ).slice( -4 ), url: fields.url ?? '', mode } );
			calls.splice( 0, calls.length - 100 );
			await answer( pathname, fields, reply );
		} catch ( error ) {
			if ( ! response.headersSent ) {
				reply.json( error.status ?? 500, { error: error.message } );
			}
		}
	} );
	await new Promise( ( resolve, reject ) => {
		server.once( 'error', reject );
		server.listen( port, '127.0.0.1', resolve );
	} );
	return {
		url: `http://127.0.0.1:${ server.address().port }`,
		close: () =>
			new Promise( ( resolve ) => {
				server.close( resolve );
				server.closeAllConnections();
			} ),
	};
}

const replies = ( response ) => {
	const send = ( status, type, text ) => {
		response.writeHead( status, { 'Content-Type': `${ type }; charset=utf-8`, 'Cache-Control': 'no-store' } );
		response.end( text );
		return true;
	};
	return {
		response,
		json: ( status, data ) => send( status, 'application/json', JSON.stringify( data ) ),
		html: ( status, text ) => send( status, 'text/html', text ),
		redirect: ( to ) => {
			response.writeHead( 303, { Location: to } );
			response.end();
			return true;
		},
	};
};

/** Fields of a request: a form or JSON. */
async function body( request ) {
	let text = '';
	for await ( const piece of request ) {
		text += piece;
		if ( text.length > LARGEST_BODY ) {
			throw Object.assign( new Error( 'The request is too large.' ), { status: 413 } );
		}
	}
	if ( ! ( request.headers[ 'content-type' ] ?? '' ).includes( 'json' ) ) {
		return Object.fromEntries( new URLSearchParams( text ) );
	}
	try {
		return JSON.parse( text );
	} catch {
		throw Object.assign( new Error( 'The request is no JSON.' ), { status: 400 } );
	}
}
