import { __, sprintf } from '@wordpress/i18n';
import type { Lock } from '../../shared/components/lock';
import { can } from '../../shared/lib/entitlements';
import { pageUrl } from '../../shared/lib/pages';
import { planName } from '../../shared/lib/plans';
import { useBlurb } from '../../shared/lib/use-blurb';
import { Notice } from '../../shared/components/notice';

/**
 * What the AI summary would do, for those whose plan has none; each person may
 * dismiss it (RES-20, A83).
 */
export function SummaryOffer( { lock }: { lock: Lock } ) {
	const { shown, dismiss } = useBlurb();
	if ( ! shown ) {
		return null;
	}
	const settings = pageUrl( 'settings', '/general' );
	return (
		<Notice
			className="uf-offer"
			status="info"
			onRemove={ dismiss }
			actions={
				lock.access.state === 'license'
					? [
							...( can( 'manage' )
								? [
										{
											label: __( 'Activate License', 'userfeedback' ),
											url: settings,
											variant: 'primary' as const,
										},
									]
								: [] ),
						]
					: [
							{
								label: sprintf(
									/* translators: %s: name of a plan. */
									__( 'Upgrade to %s', 'userfeedback' ),
									planName( lock.access.plan )
								),
								onClick: lock.open,
								variant: 'primary' as const,
							},
							...( can( 'manage' )
								? [
										{
											label: __( 'Already purchased?', 'userfeedback' ),
											url: settings,
											variant: 'link' as const,
										},
									]
								: [] ),
						]
			}
		>
			<strong>
				{ sprintf(
					/* translators: %s: name of a plan. */
					__( 'AI summary is a %s feature.', 'userfeedback' ),
					planName( lock.access.plan )
				) }
			</strong>{ ' ' }
			{ __(
				'It reads what people wrote and gives you the three or four things they say most, with links to the answers. Each answer can get a topic and a sentiment to filter by.',
				'userfeedback'
			) }
		</Notice>
	);
}
