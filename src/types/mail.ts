/** Reply of GET mail/preview; all empty while there is no response to show. */
export interface MailPreview {
	subject: string;
	/** A whole page without script; '' for a plain mail. */
	html: string;
	text: string;
}

/** Reply of POST mail/test. */
export interface MailTest {
	/** Whether the mail server took it. */
	sent: boolean;
	to: string;
	/** In words, '' when it was sent. */
	reason: string;
}

export type MailKind = 'weekly' | 'response';
