import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { boot } from '../app/boot';
import { formatDay } from '../lib/dates';
import type { LicenceInfo } from '../../types';
import { Sentence } from './sentence';

export type LicenceTrouble = 'expired' | 'disabled' | 'invalid' | 'unreachable';

/**
 * What is wrong with a licence: one thing, in this order (STG-22).
 */
export function licenceTrouble( licence: LicenceInfo | null ): LicenceTrouble | null {
	if ( ! licence ) {
		return null;
	}
	if ( licence.is_expired ) {
		return 'expired';
	}
	if ( licence.is_disabled ) {
		return 'disabled';
	}
	if ( licence.is_invalid ) {
		return 'invalid';
	}
	return licence.status === 'unreachable' ? 'unreachable' : null;
}

interface Props {
	licence: LicenceInfo | null;
	onRetry: () => void;
}

/**
 * The one notice about the licence on the screen (ERR-21 to ERR-23).
 */
export function LicenseNotice( { licence, onRetry }: Props ) {
	const trouble = licenceTrouble( licence );
	if ( ! licence || ! trouble ) {
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
				{ sprintf(
					/* translators: %s: date. */
					__(
						'The license server could not be reached. Your plan stays as it is until %s; surveys and data are not affected.',
						'userfeedback'
					),
					formatDay( licence.works_until )
				) }
			</Notice>
		);
	}
	return (
		<Notice
			className="uf-license-notice"
			status="error"
			politeness="assertive"
			isDismissible={ false }
		>
			<Trouble of={ trouble } />
		</Notice>
	);
}

function Trouble( { of }: { of: Exclude< LicenceTrouble, 'unreachable' > } ) {
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
								<Button
									variant="link"
									href={ renew }
									target="_blank"
									rel="noreferrer"
								>
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
