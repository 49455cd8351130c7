import type { MailTest } from '../../../types';
import { request } from '../client';
import type { MailLook } from './fetchers';

/**
 * POST mail/test: sends the mail to the person who asks.
 *
 * @param look The mail, as the settings on the screen make it.
 */
export function sendTestMail( look: MailLook ): Promise< MailTest > {
	return request( 'mail/test', { method: 'POST', data: { ...look } } );
}
