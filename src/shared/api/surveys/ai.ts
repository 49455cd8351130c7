import type { AiDraft, AiWording } from '../../../types';
import { request } from '../client';

/** POST ai-consent: what a draft sends may go to the site's AI connector. */
export function agreeToDrafts( agreed: boolean ): Promise< { agreed: boolean } > {
	return request( 'ai-consent', { method: 'POST', data: { agreed, for: 'drafts' } } );
}

/**
 * POST survey-drafts: takes some ten seconds.
 *
 * @param wish   What the owner wants to know.
 * @param signal Ends the waiting.
 */
export function writeDraft( wish: string, signal: AbortSignal ): Promise< AiDraft > {
	return request( 'survey-drafts', { method: 'POST', data: { wish }, signal } );
}

/** POST survey-drafts/wording. */
export function improveWording( question: string ): Promise< AiWording > {
	return request( 'survey-drafts/wording', { method: 'POST', data: { question } } );
}
