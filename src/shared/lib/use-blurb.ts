import { useState } from 'react';
import { ajaxInBackground } from '../api/ajax';
import { boot } from '../app/boot';

/** Any text hides it (A104). */
const HIDDEN = 'hidden';

/** Dismissed since the page was loaded: boot data do not know yet. */
let dismissed = false;

/**
 * Whether this person wants to read what other plans have; each may dismiss it
 * once for all places (CALL-41, A83, A104).
 */
export function useBlurb(): { shown: boolean; dismiss: () => void } {
	const [ hidden, setHidden ] = useState( dismissed || boot().blurb !== '' );
	return {
		shown: ! hidden,
		dismiss() {
			dismissed = true;
			setHidden( true );
			// Nothing is lost when this fails: it shows again on the next page.
			ajaxInBackground( 'userfeedback_dismiss_settings_blurb', { value: HIDDEN } ).catch( () => undefined );
		},
	};
}

/**
 * For tests, which are many pages in one.
 *
 * @internal
 */
export function resetBlurb(): void {
	dismissed = false;
}
