import { Button, Icon, Modal } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { gift, lock } from '@wordpress/icons';
import type { PlanLevel } from '../../types';
import { boot } from '../app/boot';
import { can } from '../lib/entitlements';
import { pageUrl } from '../lib/pages';
import { planName } from '../lib/plans';
import { upgradeLink } from '../lib/upgrade-link';
import { Sentence } from './sentence';
import './upgrade-modal.scss';

interface Props {
	/** Name of the feature. */
	name: string;
	/** PLAN-11: pro when none is named. */
	plan?: PlanLevel;
	/** Campaign tag of the control that was clicked (PLAN-16). */
	medium: string;
	onClose: () => void;
}

/** Names the plan that a feature needs, with a link to it (PLAN-12 to PLAN-15). */
export function UpgradeModal( { name, plan = 'pro', medium, onClose }: Props ) {
	const link = upgradeLink( medium );
	const discount = boot().owner.discount_percent;
	const title = planName( plan );
	return (
		<Modal
			className="uf-modal uf-upgrade"
			title={ sprintf(
				/* translators: 1: name of a feature, 2: name of a plan. */
				__( '%1$s is a %2$s feature', 'userfeedback' ),
				name,
				title
			) }
			onRequestClose={ onClose }
		>
			<span className="uf-upgrade__badge" aria-hidden="true">
				<Icon icon={ lock } size={ 28 } />
			</span>
			<p className="uf-upgrade__text">
				{ sprintf(
					/* translators: 1: name of a feature, 2: name of a plan. */
					__(
						"We're sorry, the %1$s is not available on your plan. Please upgrade to the %2$s plan to unlock all these awesome features.",
						'userfeedback'
					),
					name,
					title
				) }
			</p>
			{ discount > 0 && (
				<p className="uf-upgrade__bonus">
					<Icon icon={ gift } size={ 24 } />
					<span>
						<Sentence
							text={ sprintf(
								/* translators: %s: a share, e.g. 50%. */
								__(
									'<b>Bonus:</b> existing users get <b>%s off</b>, applied at checkout.',
									'userfeedback'
								),
								`${ discount }%`
							) }
							places={ { b: ( words ) => <strong>{ words }</strong> } }
						/>
					</span>
				</p>
			) }
			<div className="uf-upgrade__ways is-end">
				{ can( 'manage' ) && (
					<a href={ pageUrl( 'settings', '/general' ) }>{ __( 'Already purchased?', 'userfeedback' ) }</a>
				) }
				{ link && (
					<Button __next40pxDefaultSize variant="primary" href={ link } target="_blank" rel="noreferrer">
						{ sprintf(
							/* translators: %s: name of a plan. */
							__( 'Upgrade to %s', 'userfeedback' ),
							title
						) }
						<span className="screen-reader-text"> { __( '(opens in a new tab)', 'userfeedback' ) }</span>
					</Button>
				) }
			</div>
		</Modal>
	);
}
