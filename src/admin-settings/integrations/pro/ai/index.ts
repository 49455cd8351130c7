/** What leaves the site for its AI connector: `proAi` loads it. */
export { AiConsent } from './ai-consent';
