/**
 * A stand-in for Google for development and tests: OAuth 2, Drive v3, Sheets v4 and the picker, as far as the Google
 * Drive addon uses them, with a switch for everything that can go wrong there. Files are kept until it ends.
 */
import { createServer } from 'node:http';
import { ACCOUNT, CLIENT, OAuth } from './oauth.mjs';
import { pickerScript } from './picker.mjs';
import { page, sheetPage } from './page.mjs';
import { ApiError, FOLDER, Store } from './store.mjs';

export { CLIENT };

/** Seconds. */
const SLOW = 40;

/** What can go wrong with calls of Drive and Sheets. */
export const MODES = {
	normal: 'Answers as it should',
	401: 'Answers 401: the access token counts no more',
	403: 'Answers 403: no permission',
	quota: 'Answers 403: quota exceeded',
	storage: 'Answers 403: the storage of the account is full',
	files: 'Answers 403: the shared drive takes no more files',
	429: 'Answers 429 with Retry-After: 30',
	500: 'Answers status 500',
	slow: `Answers after ${ SLOW } seconds`,
	lost: 'Does the work, then hangs up without an answer',
	down: 'Hangs up at once',
};

const NORMAL = { mode: 'normal', times: 0, on: '', slow: SLOW };
const LARGEST_BODY = 10_000_000;

const failure = ( mode ) => {
	switch ( mode ) {
		case '401':
			return new ApiError( 401, 'Request had invalid authentication credentials.', 'authError' );
		case '403':
			return new ApiError( 403, 'The caller does not have permission', 'insufficientFilePermissions' );
		case 'quota':
			return new ApiError( 403, 'User Rate Limit Exceeded', 'userRateLimitExceeded' );
		case 'storage':
			return new ApiError( 403, "The user's Drive storage quota has been exceeded.", 'storageQuotaExceeded' );
		case 'files':
			return new ApiError(
				403,
				'The file limit for this shared drive has been exceeded.',
				'teamDriveFileLimitExceeded'
			);
		case '429':
			return new ApiError( 429, "Quota exceeded for quota metric 'Write requests'", 'rateLimitExceeded' );
		default:
			return new ApiError( 500, 'Internal error encountered.', 'backendError' );
	}
};

const shown = ( { id, name, mimeType, parents, trashed, appProperties } ) => ( {
	kind: 'drive#file',
	id,
	name,
	mimeType,
	parents,
	trashed,
	appProperties,
} );

/**
 * Starts the service on 127.0.0.1.
 *
 * @param {Object} options        Options.
 * @param {number} [options.port] Port; any free one without it.
 * @return {Promise<{url: string, close: Function}>} The running service.
 */
export async function startGoogle( { port = 0 } = {} ) {
	let oauth = new OAuth();
	let store = new Store();
	let calls = [];
	let fault = { ...NORMAL };

	/** Drive v3 and Sheets v4. */
	function api( origin, method, path, query, body ) {
		const file = /^\/drive\/v3\/files\/([\w-]+)$/.exec( path )?.[ 1 ];
		const [ , sheet, rest = '' ] = /^\/v4\/spreadsheets\/([\w-]+)(.*)$/.exec( path ) ?? [];
		const range = /^\/values\/(.+?)(:append)?$/.exec( rest );
		if ( range && method !== 'GET' && query.get( 'valueInputOption' ) !== 'RAW' ) {
			throw new ApiError( 400, "'valueInputOption' is required but not specified", 'invalid_argument' );
		}
		switch ( true ) {
			case path === '/drive/v3/about' && query.has( 'fields' ):
				return { user: { displayName: 'Roastery', emailAddress: ACCOUNT } };
			case path === '/drive/v3/files' && method === 'GET':
				return { files: store.find( query.get( 'q' ) ?? '' ).map( shown ) };
			case path === '/drive/v3/files' && method === 'POST':
				return shown( store.create( body ) );
			case file !== undefined && method === 'GET':
				return shown( store.get( file ) );
			case file !== undefined && method === 'PATCH':
				return shown( Object.assign( store.get( file ), body.name === undefined ? {} : { name: body.name } ) );
			case range?.[ 2 ] !== undefined && method === 'POST':
				return store.append( sheet, decodeURIComponent( range[ 1 ] ), body.values );
			case range && method === 'PUT':
				return store.put( sheet, decodeURIComponent( range[ 1 ] ), body.values );
			case range && method === 'GET':
				return store.values( sheet, decodeURIComponent( range[ 1 ] ) );
			case rest === ':batchUpdate' && method === 'POST':
				return store.batch( sheet, body.requests );
			case sheet !== undefined && rest === '' && method === 'GET':
				return { ...store.properties( sheet ), spreadsheetUrl: `${ origin }/spreadsheets/d/${ sheet }/edit` };
			default:
				throw new ApiError( 404, `The requested URL ${ path } was not found on this server.`, 'notFound' );
		}
	}

	/** The fault that a call meets, or normal; a fault with `times` ends by itself. */
	function modeOf( path, method ) {
		if ( fault.mode === 'normal' || ! `${ method } ${ path }`.includes( fault.on ) ) {
			return 'normal';
		}
		const { mode } = fault;
		if ( fault.times > 0 && --fault.times === 0 ) {
			fault = { ...NORMAL, slow: fault.slow };
		}
		return mode;
	}

	async function answerApi( request, url, text, reply ) {
		const mode = modeOf( url.pathname, request.method );
		calls.push( { method: request.method, path: decodeURIComponent( url.pathname ), mode, body: text } );
		try {
			if ( mode === 'down' ) {
				reply.response.socket.destroy();
				return;
			}
			if ( mode === 'slow' ) {
				await new Promise( ( done ) => setTimeout( done, 1000 * fault.slow ).unref() );
			} else if ( ! [ 'normal', 'lost' ].includes( mode ) ) {
				throw failure( mode );
			}
			if ( ! oauth.allows( request.headers.authorization ) ) {
				throw failure( '401' );
			}
			const given = text === '' ? {} : JSON.parse( text );
			const body = api( reply.origin, request.method, url.pathname, url.searchParams, given );
			if ( mode === 'lost' ) {
				reply.response.socket.destroy();
				return;
			}
			reply.json( 200, body );
		} catch ( error ) {
			if ( ! ( error instanceof ApiError ) ) {
				throw error;
			}
			reply.json( error.status, error.body, error.status === 429 ? { 'Retry-After': '30' } : {} );
		}
	}

	/** What people and tests call; works in every mode. */
	function control( method, url, text, reply ) {
		const path = `${ method } ${ url.pathname }`;
		const fields = new URLSearchParams( text );
		const known = {
			'POST /switch': () => {
				const mode = fields.get( 'mode' );
				if ( ! Object.hasOwn( MODES, mode ) ) {
					return reply.json( 400, { error: `mode is one of: ${ Object.keys( MODES ).join( ', ' ) }` } );
				}
				fault = {
					mode,
					times: Number( fields.get( 'times' ) ?? 0 ),
					on: fields.get( 'on' ) ?? '',
					slow: Number( fields.get( 'slow' ) ?? SLOW ),
				};
				return fields.has( 'back' ) ? reply.redirect( '/' ) : reply.json( 200, fault );
			},
			'POST /revoke-all': () => {
				oauth.revokeAll();
				return fields.has( 'back' ) ? reply.redirect( '/' ) : reply.json( 200, {} );
			},
			'POST /expire-all': () => {
				oauth.expireAll();
				reply.json( 200, {} );
			},
			'POST /edit': () => {
				// What a person does in the file: a tab, cells, or the end of the file.
				const { id, cells, gone, title } = JSON.parse( text );
				const file = store.files.get( id );
				if ( gone ) {
					store.files.delete( id );
				}
				file.tab.title = title ?? file.tab.title;
				file.tab.cells = cells ?? file.tab.cells;
				reply.json( 200, {} );
			},
			'POST /pick': () => {
				store.files.get( fields.get( 'id' ) ).byApp = true;
				reply.json( 200, {} );
			},
			'POST /reset': () => {
				oauth = new OAuth();
				store = new Store();
				calls = [];
				fault = { ...NORMAL };
				reply.json( 200, {} );
			},
			'GET /state': () => {
				reply.json( 200, {
					fault,
					grants: oauth.grants,
					calls,
					files: [ ...store.files.values() ].map( ( { tab, ...file } ) => ( {
						...file,
						...( tab ? { tab } : {} ),
					} ) ),
				} );
				calls = [];
			},
			'GET /folders': () =>
				reply.json(
					200,
					[ ...store.files.values() ].filter( ( { mimeType } ) => mimeType === FOLDER ).map( shown )
				),
			'GET /': () => reply.html( 200, page( fault.mode, MODES, store, oauth.grants ) ),
			'GET /favicon.ico': () => reply.response.writeHead( 204 ).end(),
			'GET /js/api.js': () => reply.script( pickerScript( reply.origin ) ),
		}[ path ];
		if ( known ) {
			known();
			return true;
		}
		const seen = /^\/(?:spreadsheets\/d|drive\/folders)\/([\w-]+)(?:\/edit)?$/.exec( url.pathname )?.[ 1 ];
		if ( seen ) {
			reply.html( store.files.has( seen ) ? 200 : 404, sheetPage( store, seen ) );
			return true;
		}
		return false;
	}

	function answerOAuth( method, url, text, reply ) {
		const fields = new URLSearchParams( text );
		if ( url.pathname === '/o/oauth2/v2/auth' ) {
			const { status, html } = oauth.page( url.searchParams );
			reply.html( status, html );
		} else if ( url.pathname === '/consent' ) {
			reply.redirect( oauth.consent( fields ) );
		} else {
			const mode = modeOf( url.pathname, method );
			calls.push( { method, path: url.pathname, mode, body: '' } );
			if ( mode === 'down' ) {
				reply.response.socket.destroy();
				return;
			}
			const { status, body } = mode === '500' ? { status: 500, body: {} } : answerToken( url.pathname, fields );
			reply.json( status, body );
		}
	}

	const answerToken = ( path, fields ) =>
		path === '/token' ? oauth.token( fields ) : oauth.revoke( fields.get( 'token' ) );

	const server = createServer( ( request, response ) => {
		const origin = `http://127.0.0.1:${ server.address().port }`;
		const url = new URL( request.url, origin );
		const send = ( status, type, body, more = {} ) =>
			response
				.writeHead( status, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*', ...more } )
				.end( body );
		const reply = {
			response,
			origin,
			json: ( status, body, more ) => send( status, 'application/json', JSON.stringify( body ), more ),
			html: ( status, body ) => send( status, 'text/html; charset=utf-8', body ),
			script: ( body ) => send( 200, 'text/javascript', body ),
			redirect: ( to ) => response.writeHead( 302, { Location: to } ).end(),
		};
		const chunks = [];
		let size = 0;
		request.on( 'data', ( chunk ) => {
			size += chunk.length;
			if ( size <= LARGEST_BODY ) {
				chunks.push( chunk );
			}
		} );
		request.on( 'end', () => {
			const text = Buffer.concat( chunks ).toString();
			if ( control( request.method, url, text, reply ) ) {
				return;
			}
			if ( [ '/o/oauth2/v2/auth', '/consent', '/token', '/revoke' ].includes( url.pathname ) ) {
				answerOAuth( request.method, url, text, reply );
			} else {
				answerApi( request, url, text, reply ).catch( ( error ) =>
					reply.json( 500, { error: String( error ) } )
				);
			}
		} );
	} );
	await new Promise( ( done ) => server.listen( port, '127.0.0.1', done ) );
	return {
		url: `http://127.0.0.1:${ server.address().port }`,
		close: () =>
			new Promise( ( done ) => {
				server.close( done );
				server.closeAllConnections();
			} ),
	};
}
