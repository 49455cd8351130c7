import { ajax } from '../ajax';

/**
 * Hides the upgrade blurb for the current user; '' shows it again (CALL-41, A104).
 *
 * @param value What to remember.
 */
export function chooseBlurb( value: string ): Promise< { value: string } > {
	return ajax( 'userfeedback_dismiss_settings_blurb', { value } );
}

/**
 * Hides a notice of ours for the current user (CALL-42, A103).
 *
 * @param id Its id.
 */
export function dismissNotice( id: string ): Promise< void > {
	return ajax( 'userfeedback_ajax_vue_remove_notice', { notice_id: id } );
}
