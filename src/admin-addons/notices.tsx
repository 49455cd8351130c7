import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { effectiveLicense, licenseQueries } from '../shared/api/license/queries';
import { boot } from '../shared/app/boot';
import { Sentence } from '../shared/components/sentence';
import { pageUrl } from '../shared/lib/pages';
import { upgradeLink } from '../shared/lib/upgrade-link';
import { Notice } from '../shared/components/notice';

/**
 * Lite: addons come with Pro (ADD-05).
 */
function LiteNotice( { onUpgrade }: { onUpgrade: () => void } ) {
	const link = upgradeLink( 'addons-notice' );
	return (
		<Notice className="uf-addons__notice" status="info" isDismissible={ false }>
			<p>
				<strong>{ __( 'Addons are a PRO feature.', 'userfeedback' ) }</strong>{ ' ' }
				{ __(
					'Upgrade to install and use them on this site. Your surveys and responses stay as they are.',
					'userfeedback'
				) }
			</p>
			<div className="uf-addons__ways">
				{ link && (
					<Button
						variant="primary"
						size="compact"
						href={ link }
						target="_blank"
						rel="noreferrer"
						onClick={ onUpgrade }
					>
						{ __( 'Upgrade to Pro', 'userfeedback' ) }
					</Button>
				) }
				<Button variant="tertiary" size="compact" href={ pageUrl( 'settings', '/general' ) }>
					{ __( 'Already purchased?', 'userfeedback' ) }
				</Button>
			</div>
		</Notice>
	);
}

/**
 * Pro: asks for the key once it is clear that there is none (ADD-06).
 */
function KeyNotice() {
	const { data } = useQuery( licenseQueries.current() );
	if ( ! data || effectiveLicense( data ) ) {
		return null;
	}
	return (
		<Notice className="uf-addons__notice" status="warning" isDismissible={ false }>
			<Sentence
				text={ __( 'Please enter your <a>license key</a> to install addons.', 'userfeedback' ) }
				places={ {
					a: ( words ) => <a href={ pageUrl( 'settings', '/general' ) }>{ words }</a>,
				} }
			/>
		</Notice>
	);
}

/**
 * The notice that explains why this site cannot use addons.
 */
export function AddonsNotice( { onUpgrade }: { onUpgrade: () => void } ) {
	return boot().is_pro ? <KeyNotice /> : <LiteNotice onUpgrade={ onUpgrade } />;
}
