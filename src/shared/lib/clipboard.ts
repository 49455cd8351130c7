/**
 * Copies a text. `navigator.clipboard` exists only in secure contexts, and many WordPress admins use http, so the old
 * command is the fallback.
 *
 * @param text What to copy.
 * @return Whether the browser took it.
 */
export async function copyText( text: string ): Promise< boolean > {
	// lib.dom knows only secure contexts.
	const clipboard = navigator.clipboard as Clipboard | undefined;
	try {
		if ( clipboard ) {
			await clipboard.writeText( text );
			return true;
		}
	} catch {
		// Permission denied or the document lost focus: try the other way.
	}
	return copyBySelection( text );
}

function copyBySelection( text: string ): boolean {
	const focused = document.activeElement;
	const field = document.createElement( 'textarea' );
	field.value = text;
	field.readOnly = true;
	field.setAttribute( 'aria-hidden', 'true' );
	field.style.position = 'fixed';
	field.style.insetBlockStart = '0';
	field.style.opacity = '0';
	document.body.append( field );
	field.select();
	try {
		// eslint-disable-next-line @typescript-eslint/no-deprecated -- Nothing else copies on http.
		return document.execCommand( 'copy' );
	} catch {
		return false;
	} finally {
		field.remove();
		if ( focused instanceof HTMLElement ) {
			focused.focus( { preventScroll: true } );
		}
	}
}
