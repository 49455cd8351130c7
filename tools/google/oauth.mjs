/** Google's side of OAuth 2: consent page, authorization code with PKCE, access and refresh tokens, revocation. */
import { createHash, randomBytes } from 'node:crypto';

export const CLIENT = {
	id: 'demo.apps.googleusercontent.com',
	secret: 'GOCSPX-demo-secret',
	/** For the Google Picker. */
	key: 'AIza-demo-key',
};

export const ACCOUNT = 'roastery@example.com';

const SCOPE = 'https://www.googleapis.com/auth/drive.file';

const token = ( prefix ) => `${ prefix }${ randomBytes( 24 ).toString( 'base64url' ) }`;

const escaped = ( text ) => String( text ).replace( /[&<>"']/g, ( sign ) => `&#${ sign.codePointAt( 0 ) };` );

export class OAuth {
	#codes = new Map();
	/** Refresh token => its grant. */
	#grants = new Map();
	/** Access token => grant and end. */
	#access = new Map();
	/** Seconds that an access token lives. */
	life = 3599;

	/**
	 * The consent page, or what is wrong with the address that led to it.
	 *
	 * @param {URLSearchParams} query Of the address.
	 * @return {{status: number, html: string}} The page.
	 */
	page( query ) {
		const wrong = [
			[ query.get( 'client_id' ) === CLIENT.id, 'Error 401: invalid_client' ],
			[ query.get( 'response_type' ) === 'code', 'Error 400: unsupported_response_type' ],
			[ /^https?:\/\//.test( query.get( 'redirect_uri' ) ?? '' ), 'Error 400: redirect_uri_mismatch' ],
			[ query.get( 'code_challenge_method' ) === 'S256', 'Error 400: invalid_request (PKCE)' ],
			[ ( query.get( 'code_challenge' ) ?? '' ).length === 43, 'Error 400: invalid_request (PKCE)' ],
			[ query.get( 'access_type' ) === 'offline', 'Error 400: no refresh token asked for' ],
			[ query.get( 'scope' ) === SCOPE, 'Error 400: invalid_scope' ],
		].find( ( [ isRight ] ) => ! isRight )?.[ 1 ];
		if ( wrong ) {
			return { status: 400, html: `<!doctype html><title>Error</title><h1>${ escaped( wrong ) }</h1>` };
		}
		const fields = [ ...query ]
			.map(
				( [ name, value ] ) => `<input type="hidden" name="${ escaped( name ) }" value="${ escaped( value ) }">`
			)
			.join( '' );
		return {
			status: 200,
			html: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sign in – stand-in for Google</title>
<style>body{font:16px/1.5 system-ui;max-width:460px;margin:10vh auto;padding:0 24px}button{font:inherit;padding:8px 24px}</style>
<h1>UserFeedback wants access to your Google Account</h1>
<p>${ escaped( ACCOUNT ) }</p><form method="post" action="/consent">${ fields }
<p><label><input type="checkbox" name="drive" checked> See, edit, create and delete only the specific Google Drive files
you use with this app</label></p>
<button name="answer" value="deny">Cancel</button> <button name="answer" value="allow">Continue</button></form>
<p><small>This is the stand-in of the development tools, not Google.</small></p></html>`,
		};
	}

	/**
	 * What a person answered on the consent page.
	 *
	 * @param {URLSearchParams} form Its fields.
	 * @return {string} Where the browser goes.
	 */
	consent( form ) {
		const to = new URL( form.get( 'redirect_uri' ) );
		to.searchParams.set( 'state', form.get( 'state' ) ?? '' );
		if ( form.get( 'answer' ) !== 'allow' ) {
			to.searchParams.set( 'error', 'access_denied' );
			return to.href;
		}
		const code = token( '4/0' );
		this.#codes.set( code, {
			challenge: form.get( 'code_challenge' ),
			redirect: form.get( 'redirect_uri' ),
			scope: form.has( 'drive' ) ? SCOPE : '',
		} );
		to.searchParams.set( 'code', code );
		to.searchParams.set( 'scope', form.has( 'drive' ) ? SCOPE : '' );
		return to.href;
	}

	/**
	 * @param {URLSearchParams} form Fields of POST /token.
	 * @return {{status: number, body: Object}} The answer.
	 */
	token( form ) {
		const refuse = ( error, status = 400 ) => ( { status, body: { error, error_description: `Bad ${ error }` } } );
		if ( form.get( 'client_id' ) !== CLIENT.id || form.get( 'client_secret' ) !== CLIENT.secret ) {
			return refuse( 'invalid_client', 401 );
		}
		if ( form.get( 'grant_type' ) === 'refresh_token' ) {
			const grant = this.#grants.get( form.get( 'refresh_token' ) );
			return grant ? { status: 200, body: this.#accessTo( grant ) } : refuse( 'invalid_grant' );
		}
		if ( form.get( 'grant_type' ) !== 'authorization_code' ) {
			return refuse( 'unsupported_grant_type' );
		}
		const code = this.#codes.get( form.get( 'code' ) );
		this.#codes.delete( form.get( 'code' ) );
		const verifier = form.get( 'code_verifier' ) ?? '';
		const fits =
			code &&
			code.redirect === form.get( 'redirect_uri' ) &&
			code.challenge === createHash( 'sha256' ).update( verifier ).digest( 'base64url' );
		if ( ! fits ) {
			return refuse( 'invalid_grant' );
		}
		const grant = { refresh: token( '1//0' ), scope: code.scope };
		this.#grants.set( grant.refresh, grant );
		return { status: 200, body: { ...this.#accessTo( grant ), refresh_token: grant.refresh } };
	}

	#accessTo( grant ) {
		const access = token( 'ya29.' );
		this.#access.set( access, { grant, until: Date.now() + 1000 * this.life } );
		return { access_token: access, expires_in: this.life, scope: grant.scope, token_type: 'Bearer' };
	}

	/**
	 * @param {string} one An access or a refresh token.
	 * @return {{status: number, body: Object}} The answer of POST /revoke.
	 */
	revoke( one ) {
		const refresh = this.#grants.get( one )?.refresh ?? this.#access.get( one )?.grant.refresh;
		return this.#grants.delete( refresh )
			? { status: 200, body: {} }
			: { status: 400, body: { error: 'invalid_token' } };
	}

	/** The person takes access away in the Google account. */
	revokeAll() {
		this.#grants.clear();
	}

	/** Access tokens end early; refresh tokens go on. */
	expireAll() {
		this.#access.clear();
	}

	/**
	 * @param {string} header Authorization.
	 * @return {boolean} Whether the call may use Drive.
	 */
	allows( header = '' ) {
		const found = this.#access.get( header.replace( /^Bearer /, '' ) );
		return Boolean(
			found && found.until > Date.now() && this.#grants.has( found.grant.refresh ) && found.grant.scope === SCOPE
		);
	}

	/** @return {number} Grants that are not revoked. */
	get grants() {
		return this.#grants.size;
	}
}
