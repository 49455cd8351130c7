/** Comma-separated addresses (NOTIF-03, BLD-25). */

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

export function isAddress( text: string ): boolean {
	return ADDRESS.test( text );
}

/** The wrong addresses, in order. */
export function wrongAddresses( text: string ): string[] {
	return splitAddresses( text ).filter( ( part ) => ! isAddress( part ) );
}
