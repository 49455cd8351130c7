import { useState } from 'react';
import { ajaxInBackground } from '../api/ajax';
import { boot } from '../app/boot';

/** Any text hides it (A104). */
const HIDDEN = 'hidden';

/** Dismissed after the page was loaded, so boot data are outdated. */
let dismissed = false;

/** Whether this person still sees what other plans include. One dismissal hides it everywhere (CALL-41, A83, A104). */
export function useBlurb(): { shown: boolean; dismiss: () => void } {
	const [ hidden, setHidden ] = useState( dismissed || boot().blurb !== '' );
	return {
		shown: ! hidden,
		dismiss() {
			dismissed = true;
			setHidden( true );
			// If this fails, the next page shows it again.
			ajaxInBackground( 'userfeedback_dismiss_settings_blurb', { value: HIDDEN } ).catch( () => undefined );
		},
	};
}

/**
 * For tests, where one page stands for many.
 *
 * @internal
 */
export function resetBlurb(): void {
	dismissed = false;
}
