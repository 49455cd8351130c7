/** What the site's AI connector does in the builder: `proDraft` loads it. */
export { AiDraft } from './ai-draft';
export { AiWording } from './ai-wording';
