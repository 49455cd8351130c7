import { __ } from '@wordpress/i18n';
import type { TabEntry } from '../../entries';

export function countryEntries(): TabEntry[] {
	return [
		{
			id: 'country_database',
			label: __( 'Database of countries', 'userfeedback' ),
			words: __( 'geo IP location MaxMind', 'userfeedback' ),
		},
		{
			id: 'country_updates',
			label: __( 'Updates of the database', 'userfeedback' ),
			words: __( 'geo weekly schedule', 'userfeedback' ),
		},
		{
			id: 'country_header',
			label: __( 'Header with the country', 'userfeedback' ),
			words: __( 'Cloudflare Vercel CDN geo', 'userfeedback' ),
		},
		{
			id: 'store_country',
			label: __( 'Country of responses', 'userfeedback' ),
			words: __( 'privacy geo location', 'userfeedback' ),
		},
	];
}
