/**
 * Comma-separated addresses (NOTIF-03, BLD-25, STG-43). `Surveys\EmailAddresses` has the same rule in PHP; both run
 * tests/fixtures/emails.json.
 */

// The pattern of the HTML standard for `input type=email`, with a dot asked for
// in the domain: mail to a bare host name is always a typing error here.
const ADDRESS =
	/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

export function splitAddresses( text: string ): string[] {
	return text
		.split( ',' )
		.map( ( part ) => part.trim() )
		.filter( ( part ) => part !== '' );
}

/** Longest address that mail servers carry (RFC 5321, erratum 1690). */
const LENGTH = 254;

export function isAddress( text: string ): boolean {
	return text.length <= LENGTH && ADDRESS.test( text );
}

/** The wrong addresses, in order. */
export function wrongAddresses( text: string ): string[] {
	return splitAddresses( text ).filter( ( part ) => ! isAddress( part ) );
}

/** A list has no more, so that no mail has. */
export const MOST_ADDRESSES = 20;

export function tooManyAddresses( text: string ): boolean {
	return splitAddresses( text ).length > MOST_ADDRESSES;
}
