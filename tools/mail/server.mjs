/**
 * A mail server for tests, which keeps what it receives:
 *
 *   node tools/mail/server.mjs [--with-parent]
 *
 * Prints one line of JSON with its SMTP port and the address of its switch when it is ready. The switch:
 * GET gives the messages, parsed; DELETE forgets them; POST { "mode": "refuse" } answers every message
 * with 451, "drop" closes the connection, "accept" takes them again. Nobody has the address gone@….
 */
import { createServer } from 'node:http';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

let mode = 'accept';
let messages = [];

/** Addresses of a header as people see them. */
const addresses = ( field ) => ( field?.value ?? [] ).map( ( { address } ) => address );

async function receive( stream, session, done ) {
	const chunks = [];
	for await ( const chunk of stream ) {
		chunks.push( chunk );
	}
	if ( mode === 'refuse' ) {
		done( Object.assign( new Error( 'The mailbox is busy' ), { responseCode: 451 } ) );
		return;
	}
	const source = Buffer.concat( chunks );
	const mail = await simpleParser( source, { skipImageLinks: true } );
	messages.push( {
		envelope: session.envelope.rcptTo.map( ( { address } ) => address ),
		to: addresses( mail.to ),
		cc: addresses( mail.cc ),
		bcc: addresses( mail.bcc ),
		replyTo: addresses( mail.replyTo ),
		subject: mail.subject ?? '',
		html: mail.html || '',
		text: mail.text ?? '',
		headers: Object.fromEntries( mail.headerLines.map( ( { key, line } ) => [ key, line ] ) ),
		contentType: mail.headers.get( 'content-type' )?.value ?? '',
		attachments: mail.attachments.map( ( { contentType, cid, content } ) => ( {
			contentType,
			cid: cid ?? '',
			content: content.toString( 'base64' ),
		} ) ),
		bytes: source.length,
	} );
	done();
}

const smtp = new SMTPServer( {
	authOptional: true,
	disabledCommands: [ 'STARTTLS' ],
	logger: false,
	onMailFrom( address, session, done ) {
		if ( mode === 'drop' ) {
			done( Object.assign( new Error( 'Closed for today' ), { responseCode: 421 } ) );
			return;
		}
		done();
	},
	onRcptTo( { address }, session, done ) {
		done(
			address.startsWith( 'gone@' ) ? Object.assign( new Error( 'No such user' ), { responseCode: 550 } ) : null
		);
	},
	onData( stream, session, done ) {
		receive( stream, session, done ).catch( done );
	},
} );
smtp.on( 'error', () => undefined );

const http = createServer( ( request, response ) => {
	const answer = ( body ) => {
		response.setHeader( 'Content-Type', 'application/json' );
		response.end( JSON.stringify( body ) );
	};
	if ( request.method === 'DELETE' ) {
		messages = [];
		answer( { messages } );
	} else if ( request.method === 'POST' ) {
		let body = '';
		request.on( 'data', ( chunk ) => ( body += chunk ) );
		request.on( 'end', () => {
			( { mode } = JSON.parse( body ) );
			answer( { mode } );
		} );
	} else {
		answer( { messages } );
	}
} );

const listen = ( server ) => new Promise( ( resolve ) => server.listen( 0, '127.0.0.1', () => resolve() ) );
await listen( http );
await listen( smtp );
process.stdout.write(
	`${ JSON.stringify( { smtp: smtp.server.address().port, url: `http://127.0.0.1:${ http.address().port }/` } ) }\n`
);

const end = () => process.exit();
process.once( 'SIGTERM', end );
process.once( 'SIGINT', end );
if ( process.argv.includes( '--with-parent' ) ) {
	process.stdin.resume().once( 'end', end ).once( 'close', end );
}
