import type { BrowserContext } from '@playwright/test';
import { site } from './site';

/**
 * Collects what a person would not see but a page must not do: console errors,
 * uncaught exceptions, failed requests, PHP notices.
 */
export class Problems {
	private found: string[] = [];
	// WordPress says that it did not reach wordpress.org, which no test may.
	private allowed: RegExp[] = [ /PHP log: .*could not establish a secure connection to WordPress\.org/ ];
	private readonly logStart = site.logLength();

	/** Says that this test provokes something, for example a refused call. */
	allow( pattern: RegExp ): void {
		this.allowed.push( pattern );
	}

	watch( context: BrowserContext ): void {
		context.on( 'console', ( message ) => {
			if ( message.type() === 'error' ) {
				this.found.push( `console: ${ message.text() } (${ message.location().url })` );
			}
		} );
		context.on( 'weberror', ( error ) => {
			this.found.push( `exception: ${ error.error().stack ?? error.error().message }` );
		} );
		context.on( 'requestfailed', ( request ) => {
			const reason = request.failure()?.errorText ?? '';
			// The browser itself cancels what a navigation makes needless.
			if ( reason !== 'net::ERR_ABORTED' ) {
				this.found.push( `request: ${ reason } ${ request.method() } ${ request.url() }` );
			}
		} );
		context.on( 'response', ( response ) => {
			if ( response.status() >= 400 ) {
				this.found.push(
					`response: ${ String( response.status() ) } ${ response.request().method() } ${ response.url() }`
				);
			}
		} );
	}

	/** All that was found and not allowed. */
	list(): string[] {
		// One entry may have several lines; the next one begins with its time.
		const log = site
			.logSince( this.logStart )
			.trim()
			.split( /\n(?=\[)/ )
			.filter( Boolean );
		return [ ...this.found, ...log.map( ( entry ) => `PHP log: ${ entry }` ) ].filter(
			( problem ) => ! this.allowed.some( ( pattern ) => pattern.test( problem ) )
		);
	}
}
