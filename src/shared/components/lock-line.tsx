import { Button, Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { lock as lockIcon, plugins } from '@wordpress/icons';
import { can } from '../lib/entitlements';
import { pageUrl } from '../lib/pages';
import { addonName, planName } from '../lib/plans';
import { AddonFlow } from './addon-flow';
import { lockTitle } from './lock';
import type { Lock } from './lock';
import './lock.scss';

interface Props {
	lock: Lock | null;
	/** Text where a bigger plan opens the section; default: '{name} is a {plan} feature.' */
	text?: string;
}

/**
 * Asks to activate the addon of a feature (PLAN-18), or says that it is damaged.
 */
export function addonMessage( { message, access }: Lock ): string {
	if ( access.state === 'repair' ) {
		return sprintf(
			/* translators: %s: name of an addon. */
			__( 'The %s addon is active but does not work. Install it again.', 'userfeedback' ),
			addonName( access.addon )
		);
	}
	return (
		message ??
		sprintf(
			/* translators: %s: name of an addon. */
			__( 'Please activate the %s addon to access this feature.', 'userfeedback' ),
			addonName( access.addon )
		)
	);
}

/**
 * The one line of a locked section (PLAN-06): gray where it is sold, blue where
 * the plan has it and only the key or the addon is missing.
 */
export function LockLine( { lock, text }: Props ) {
	if ( ! lock ) {
		return null;
	}
	const { state, plan, addon } = lock.access;
	if ( state === 'upgrade' || state === 'open' ) {
		return (
			<div className="uf-lockline">
				<Icon icon={ lockIcon } size={ 20 } />
				<p>{ text ?? `${ lockTitle( lock ) }.` }</p>
				<Button variant="link" aria-haspopup="dialog" onClick={ lock.open }>
					{ sprintf(
						/* translators: %s: name of a plan. */
						__( 'Upgrade to %s', 'userfeedback' ),
						planName( plan )
					) }
				</Button>
			</div>
		);
	}
	return (
		<div className="uf-lockline is-owned">
			<Icon icon={ plugins } size={ 20 } />
			{ state === 'license' ? (
				<>
					<p>{ __( 'Please enter your license key to access this feature.', 'userfeedback' ) }</p>
					{ can( 'manage' ) && (
						<Button variant="link" href={ pageUrl( 'settings', '/general' ) }>
							{ __( 'Activate License', 'userfeedback' ) }
						</Button>
					) }
				</>
			) : (
				<>
					<p>{ addonMessage( lock ) }</p>
					<AddonFlow slug={ addon } />
				</>
			) }
		</div>
	);
}
