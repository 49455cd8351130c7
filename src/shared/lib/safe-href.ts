const PROTOCOLS = [ 'http:', 'https:', 'mailto:' ];

/**
 * An address from a response that may become a link; '' for every other one,
 * such as `javascript:` in any spelling (RES-30). The browser's own parser
 * decides, because it also drops the tabs, line breaks and control characters
 * that hide a scheme from a comparison of texts.
 *
 * @param address Address as it was sent.
 */
export function safeHref( address: string | null | undefined ): string {
	const text = ( address ?? '' ).trim();
	if ( text === '' ) {
		return '';
	}
	try {
		const { protocol } = new URL( text, document.baseURI );
		return PROTOCOLS.includes( protocol ) ? text : '';
	} catch {
		return '';
	}
}
