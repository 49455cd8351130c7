import type { ReactNode } from 'react';
import { Button, Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { caution, external, lock } from '@wordpress/icons';
import { boot } from '../shared/app/boot';
import { pageUrl } from '../shared/lib/pages';
import { upgradeLink } from '../shared/lib/upgrade-link';
import { PluginButton, stepWords } from '../shared/plugins/plugin-button';
import type { StepWords } from '../shared/plugins/plugin-button';
import type { AddonInfo } from '../types';
import { addonIcon } from './icons';
import { useAddonActions } from './use-addon-actions';
import type { AddonAction } from './use-addon-actions';

interface Props {
	addon: AddonInfo;
	/** Runs when the person leaves for the shop. */
	onUpgrade: () => void;
}

interface CardProps extends Props {
	/** A card that is not found stays, so that it knows its work. */
	hidden: boolean;
}

type Way = AddonAction | 'upgrade' | 'license' | 'redirect';

/**
 * The action of the card's button (ADD-08, ADD-14 to ADD-17).
 */
function wayOf( { type, redirect, installed, active }: AddonInfo ): Way {
	if ( redirect ) {
		return 'redirect';
	}
	if ( type !== 'licensed' ) {
		const { is_pro: isPro, is_licensed: isLicensed } = boot();
		return isPro && ! isLicensed ? 'license' : 'upgrade';
	}
	if ( ! installed ) {
		return 'install';
	}
	return active ? 'deactivate' : 'activate';
}

const isAction = ( way: Way ): way is AddonAction => way === 'install' || way === 'activate' || way === 'deactivate';

/**
 * Possible actions. An active addon can always be deactivated (ADD-17).
 */
function actionOf( { active }: AddonInfo, way: Way ): AddonAction | null {
	if ( isAction( way ) ) {
		return way;
	}
	return active ? 'deactivate' : null;
}

function actionWords( action: AddonAction, title: string ): StepWords {
	switch ( action ) {
		case 'repair':
			return {
				...stepWords( 'install', title ),
				label: __( 'Install Again', 'userfeedback' ),
				/* translators: %s: name of an addon. */
				name: sprintf( __( 'Install %s again', 'userfeedback' ), title ),
			};
		case 'deactivate':
			return {
				label: __( 'Deactivate', 'userfeedback' ),
				/* translators: %s: name of an addon. */
				name: sprintf( __( 'Deactivate %s', 'userfeedback' ), title ),
				// eslint-disable-next-line @wordpress/i18n-ellipsis -- Quoted by ADD-09.
				busy: __( 'Deactivating...', 'userfeedback' ),
			};
		default:
			return stepWords( action, title );
	}
}

/** The card's own button stands out; beside a way to another page it does not. */
function variantOf( action: AddonAction, way: Way, isBusy: boolean ): 'primary' | 'secondary' | 'tertiary' {
	if ( ! isAction( way ) ) {
		return 'tertiary';
	}
	return action === 'activate' && ! isBusy ? 'primary' : 'secondary';
}

function State( { addon, way }: { addon: AddonInfo; way: Way } ) {
	if ( addon.active && way === 'license' ) {
		return <Dot kind="inactive">{ __( 'Active, editing needs a license', 'userfeedback' ) }</Dot>;
	}
	if ( addon.active && way === 'upgrade' ) {
		return <Dot kind="inactive">{ __( 'Active, editing needs a bigger plan', 'userfeedback' ) }</Dot>;
	}
	if ( addon.active ) {
		return <Dot kind="active">{ __( 'Active', 'userfeedback' ) }</Dot>;
	}
	if ( way === 'redirect' ) {
		return <Dot kind="missing">{ __( 'Comes from elsewhere', 'userfeedback' ) }</Dot>;
	}
	if ( way === 'upgrade' ) {
		return (
			<span className="uf-addon__state">
				<Icon icon={ lock } size={ 18 } />
				{ __( 'Not in your plan', 'userfeedback' ) }
			</span>
		);
	}
	if ( way === 'license' ) {
		return (
			<span className="uf-addon__state">
				<Icon icon={ lock } size={ 18 } />
				{ __( 'Needs a license key', 'userfeedback' ) }
			</span>
		);
	}
	return addon.installed ? (
		<Dot kind="inactive">{ __( 'Not active', 'userfeedback' ) }</Dot>
	) : (
		<Dot kind="missing">{ __( 'Not installed', 'userfeedback' ) }</Dot>
	);
}

function Dot( { kind, children }: { kind: string; children: ReactNode } ) {
	return (
		<span className={ `uf-addon__state is-${ kind }` }>
			<i aria-hidden="true" />
			{ children }
		</span>
	);
}

function WayButton( { addon, way, onUpgrade }: Props & { way: 'upgrade' | 'license' | 'redirect' } ) {
	const { slug, title, redirect } = addon;
	if ( way === 'license' ) {
		return (
			<Button variant="secondary" size="compact" href={ pageUrl( 'settings', '/general' ) }>
				{ __( 'Activate License', 'userfeedback' ) }
			</Button>
		);
	}
	if ( way === 'redirect' ) {
		return (
			<Button
				variant="secondary"
				size="compact"
				icon={ external }
				iconPosition="right"
				href={ redirect }
				target="_blank"
				rel="noreferrer"
				aria-label={ sprintf(
					/* translators: %s: name of an addon. */
					__( 'Get %s, opens another site', 'userfeedback' ),
					title
				) }
			>
				{ __( 'Get it', 'userfeedback' ) }
			</Button>
		);
	}
	const link = upgradeLink( `addons-${ slug }` );
	return link ? (
		<Button
			variant="secondary"
			size="compact"
			href={ link }
			target="_blank"
			rel="noreferrer"
			onClick={ onUpgrade }
			aria-label={ sprintf(
				/* translators: %s: name of an addon. */
				__( 'Upgrade Now to get %s', 'userfeedback' ),
				title
			) }
		>
			{ __( 'Upgrade Now', 'userfeedback' ) }
		</Button>
	) : null;
}

/**
 * One addon: description, state and action (ADD-04).
 */
export function AddonCard( { addon, hidden, onUpgrade }: CardProps ) {
	const { slug, title, excerpt, note, categories, problem } = addon;
	const { busy, failure, run } = useAddonActions( addon );
	const way = wayOf( addon );
	const damaged = problem !== '' && addon.installed && isAction( way );
	const action = busy ?? ( damaged ? 'repair' : actionOf( addon, way ) );
	const trouble = busy ? null : ( failure ?? ( problem ? { text: problem, reason: '' } : null ) );
	return (
		<li className="uf-addon" hidden={ hidden } aria-labelledby={ `uf-addon-${ slug }` }>
			<div className="uf-addon__body">
				<span className="uf-addon__icon">
					<Icon icon={ addonIcon( addon.icon ) } size={ 28 } />
				</span>
				<div className="uf-addon__title">
					<h2 id={ `uf-addon-${ slug }` }>{ title }</h2>
					{ categories.map( ( label ) => (
						<span key={ label } className="uf-addon__plan">
							{ label }
						</span>
					) ) }
				</div>
				<p>{ excerpt }</p>
				{ note !== '' && <p className="uf-addon__note">{ note }</p> }
			</div>
			<div className="uf-addon__foot">
				{ trouble ? (
					<span className="uf-addon__trouble">
						<Icon icon={ caution } size={ 18 } />
						<span>
							{ trouble.text }
							{ trouble.reason && <small>{ trouble.reason }</small> }
						</span>
					</span>
				) : (
					<State addon={ addon } way={ way } />
				) }
				<div className="uf-addon__ways">
					{ action && (
						<PluginButton
							words={ actionWords( action, title ) }
							isBusy={ busy !== null }
							variant={ variantOf( action, way, busy !== null ) }
							onClick={ () => run( action ) }
						/>
					) }
					{ damaged && ! busy && (
						<PluginButton
							words={ actionWords( 'deactivate', title ) }
							isBusy={ false }
							variant="tertiary"
							onClick={ () => run( 'deactivate' ) }
						/>
					) }
					{ ! isAction( way ) && <WayButton addon={ addon } way={ way } onUpgrade={ onUpgrade } /> }
				</div>
			</div>
		</li>
	);
}
