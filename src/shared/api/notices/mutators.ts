import { ajax } from '../ajax';

/**
 * Hides the upgrade blurb for the current user; '' shows it again (CALL-41, A104).
 *
 * @param value What to remember.
 */
export function chooseBlurb( value: string ): Promise< { value: string } > {
	return ajax( 'userfeedback_dismiss_settings_blurb', { value } );
}
