const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 12;

/**
 * Id of a new question or option: letters and digits only, 12 of them.
 * `crypto.randomUUID` is missing on admins reached over http.
 */
export function newId(): string {
	const bytes = crypto.getRandomValues( new Uint8Array( LENGTH ) );
	return Array.from( bytes, ( byte ) => ALPHABET[ byte % ALPHABET.length ] ).join( '' );
}
