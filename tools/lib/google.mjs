/** The stand-in for Google beside a site (tools/google/). */
import { CLIENT } from '../google/service.mjs';

/**
 * Constants with which a site finds the service.
 *
 * @param {string} url Address of the service.
 * @return {Record<string, string>} Values by name.
 */
export const googleConstants = ( url ) => ( {
	USERFEEDBACK_CORE_GOOGLE_URL: url,
	USERFEEDBACK_CORE_GOOGLE_CLIENT_ID: CLIENT.id,
	USERFEEDBACK_CORE_GOOGLE_CLIENT_SECRET: CLIENT.secret,
	USERFEEDBACK_CORE_GOOGLE_API_KEY: CLIENT.key,
} );
