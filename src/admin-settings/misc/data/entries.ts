import { __ } from '@wordpress/i18n';
import { allows } from '../../../shared/lib/entitlements';
import type { TabEntry } from '../../entries';

/** Rows about data and visitors. */
export function dataEntries(): TabEntry[] {
	return [
		{
			id: 'keep_responses_days',
			label: __( 'Keep responses for', 'userfeedback' ),
			words: __( 'delete old days retention privacy', 'userfeedback' ),
		},
		...( allows( 'rating-questions' )
			? [
					{
						id: 'uploads',
						label: __( 'Files', 'userfeedback' ),
						words: __( 'upload screenshot picture attachment', 'userfeedback' ),
					},
				]
			: [] ),
		{
			id: 'anonymous_responses',
			label: __( 'Anonymous responses', 'userfeedback' ),
			words: __( 'account address browser privacy', 'userfeedback' ),
		},
		{
			id: 'store_address',
			label: __( 'Visitor’s address', 'userfeedback' ),
			words: __( 'IP shorten whole privacy', 'userfeedback' ),
		},
		{
			id: 'store_browser',
			label: __( 'Visitor’s browser', 'userfeedback' ),
			words: __( 'system user agent privacy', 'userfeedback' ),
		},
		{
			id: 'smallest_group',
			label: __( 'Smallest group', 'userfeedback' ),
			words: __( 'few responses anonymous privacy', 'userfeedback' ),
		},
		{
			id: 'remember_days',
			label: __( 'Remember visitors for', 'userfeedback' ),
			words: __( 'cookie days again', 'userfeedback' ),
		},
		{
			id: 'count_impressions',
			label: __( 'Who counts', 'userfeedback' ),
			words: __( 'impressions bots administrators editors', 'userfeedback' ),
		},
		{
			id: 'count_bots',
			row: 'count_impressions',
			label: __( 'Leave out bots', 'userfeedback' ),
			words: __( 'impressions crawlers', 'userfeedback' ),
		},
		{
			id: 'proxy_header',
			label: __( 'Server behind a proxy', 'userfeedback' ),
			words: __( 'IP address header X-Forwarded-For Cloudflare', 'userfeedback' ),
		},
		{
			id: 'trusted_proxies',
			label: __( 'Trusted proxies', 'userfeedback' ),
			words: __( 'IP address network CIDR', 'userfeedback' ),
		},
		{
			id: 'uninstall_remove_data',
			label: __( 'When the plugin is deleted', 'userfeedback' ),
			words: __( 'uninstall remove everything', 'userfeedback' ),
		},
	];
}
