import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { boot } from '../app/boot';
import { formatDay } from '../format/dates';
import type { LicenseInfo } from '../../types';
import { Sentence } from './sentence';
import { Notice } from './notice';

export type LicenseTrouble = 'expired' | 'disabled' | 'invalid' | 'unreachable';

/** The most important problem of a license, in this order (STG-22). */
export function licenseTrouble( license: LicenseInfo | null ): LicenseTrouble | null {
	if ( ! license ) {
		return null;
	}
	if ( license.is_expired ) {
		return 'expired';
	}
	if ( license.is_disabled ) {
		return 'disabled';
	}
	if ( license.is_invalid ) {
		return 'invalid';
	}
	return license.status === 'unreachable' ? 'unreachable' : null;
}

interface Props {
	license: LicenseInfo | null;
	onRetry: () => void;
}

/**
 * The one notice about the license on the screen (ERR-21 to ERR-23).
 */
export function LicenseNotice( { license, onRetry }: Props ) {
	const trouble = licenseTrouble( license );
	if ( ! license || ! trouble ) {
		return null;
	}
	if ( trouble === 'unreachable' ) {
		return (
			<Notice
				className="uf-license-notice"
				status="warning"
				isDismissible={ false }
				actions={ [
					{
						label: __( 'Try again', 'userfeedback' ),
						onClick: onRetry,
						variant: 'secondary' as const,
					},
				] }
			>
				{ license.is_grace_over
					? sprintf(
							/* translators: %s: date. */
							__(
								'The license server has been unreachable since %s. Paid features are off until it answers; surveys and data are not affected.',
								'userfeedback'
							),
							formatDay( license.unreachable_since )
						)
					: sprintf(
							/* translators: %s: date. */
							__(
								'The license server could not be reached. Your plan stays as it is until %s; surveys and data are not affected.',
								'userfeedback'
							),
							formatDay( license.works_until )
						) }
			</Notice>
		);
	}
	return (
		<Notice className="uf-license-notice" status="error" politeness="assertive" isDismissible={ false }>
			<Trouble of={ trouble } />
		</Notice>
	);
}

function Trouble( { of }: { of: Exclude< LicenseTrouble, 'unreachable' > } ) {
	switch ( of ) {
		case 'expired':
			return (
				<Sentence
					text={ __(
						'Your license key for the product has expired. Please <a>click here</a> to renew your license key.',
						'userfeedback'
					) }
					places={ {
						a: ( words ) => {
							const { renew } = boot().owner.links;
							return renew ? (
								<Button variant="link" href={ renew } target="_blank" rel="noreferrer">
									{ words }
								</Button>
							) : (
								words
							);
						},
					} }
				/>
			);
		case 'disabled':
			return (
				<>
					{ __(
						'Your license key for the product has been disabled. Please use a different key.',
						'userfeedback'
					) }
				</>
			);
		case 'invalid':
			return (
				<>
					{ __(
						'Your license key for the product is invalid. The key no longer exists or the user associated with the key has been deleted. Please use a different key.',
						'userfeedback'
					) }
				</>
			);
	}
}
