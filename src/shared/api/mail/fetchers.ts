import type { MailKind, MailPreview } from '../../../types';
import { request } from '../client';

export interface MailLook {
	kind: MailKind;
	/** Whether the weekly summary is HTML, else plain text. */
	html: boolean;
	/** Address of the header image, '' for none. */
	header_image: string;
}

/**
 * GET mail/preview.
 *
 * @param look   The mail, as the settings on the screen make it.
 * @param signal Ends the call when its screen is left.
 */
export function fetchMailPreview( look: MailLook, signal: AbortSignal ): Promise< MailPreview > {
	const query = new URLSearchParams( { ...look, html: String( look.html ) } );
	return request( `mail/preview?${ query.toString() }`, { signal } );
}
