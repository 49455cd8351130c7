import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { Button, Icon, Tooltip } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { lock as lockIcon } from '@wordpress/icons';
import type { FeatureAccess, FeatureKey } from '../../types';
import { feature as accessTo } from '../lib/entitlements';
import { addonName, planName } from '../lib/plans';
import './lock.scss';

export interface LockOptions {
	feature: FeatureKey;
	/** As the modal's title says it: '{name} is a {plan} feature' (PLAN-12). */
	name: string;
	/** Campaign tag of the control (PLAN-16). */
	medium: string;
	/** Asks to activate the addon, where the caller has its own words (PLAN-18, SCH). */
	message?: string;
}

/** A feature that this site may not use, and the way to open it. */
export interface Lock extends LockOptions {
	access: FeatureAccess;
	/** Opens the dialog that fits the state: upgrade, license key or addon. */
	open: () => void;
}

const OpenContext = createContext< ( ( lock: LockOptions ) => void ) | null >( null );

export const LockOpener = OpenContext.Provider;

/**
 * Whether a control is locked, and the dialog that a click opens instead (PLAN-06).
 *
 * @param options The control's feature, name and campaign tag.
 * @return null where the site may use it.
 */
export function useLock( options: LockOptions ): Lock | null {
	const open = useOpenLock();
	const access = accessTo( options.feature );
	return access.allowed ? null : { ...options, access, open: () => open( options ) };
}

/**
 * @return Opens the dialog of a lock, for controls whose feature is only known
 *         at the click, e.g. after the server refused.
 */
export function useOpenLock(): ( lock: LockOptions ) => void {
	const open = useContext( OpenContext );
	if ( ! open ) {
		throw new Error( 'A lock needs <Providers>.' );
	}
	return open;
}

/** Names the locked feature and the plan that opens it, in one sentence. */
export function lockTitle( { name, access }: Pick< Lock, 'name' | 'access' > ): string {
	return sprintf(
		/* translators: 1: name of a feature, 2: name of a plan. */
		__( '%1$s is a %2$s feature', 'userfeedback' ),
		name,
		planName( access.plan )
	);
}

/** The mark of a locked choice in words, for screen readers. */
function spoken( { access }: Lock ): string {
	switch ( access.state ) {
		case 'license':
			return __( 'Locked. Needs a license key.', 'userfeedback' );
		case 'install':
		case 'activate':
		case 'repair':
			/* translators: %s: name of an addon. */
			return sprintf( __( 'Locked. Needs the %s addon.', 'userfeedback' ), addonName( access.addon ) );
		default:
			/* translators: %s: name of a plan. */
			return sprintf( __( 'Locked. Needs %s.', 'userfeedback' ), planName( access.plan ) );
	}
}

function missing( { access }: Lock ): string {
	switch ( access.state ) {
		case 'license':
			return __( 'License', 'userfeedback' );
		case 'install':
		case 'activate':
		case 'repair':
			return __( 'Addon', 'userfeedback' );
		default:
			return planName( access.plan );
	}
}

/**
 * Small mark beside the one locked choice of a list: the plan, key or addon that
 * it needs.
 */
export function LockTag( { lock }: { lock: Lock } ) {
	return (
		<span className="uf-locktag">
			<Icon icon={ lockIcon } size={ 16 } />
			<span aria-hidden="true">{ missing( lock ) }</span>
			<span className="screen-reader-text"> { spoken( lock ) }</span>
		</span>
	);
}

type ButtonProps = Parameters< typeof Button >[ 0 ];

interface LockedButtonProps {
	lock: Lock;
	children: ReactNode;
	variant?: 'primary' | 'secondary' | 'tertiary' | 'link';
	size?: NonNullable< ButtonProps[ 'size' ] >;
	className?: string;
}

/** A locked button stays focusable. Hover and focus name the missing plan or addon; a click opens the prompt. */
export function LockedButton( {
	lock,
	children,
	variant = 'secondary',
	size = 'compact',
	className = '',
}: LockedButtonProps ) {
	return (
		<Tooltip text={ `${ lockTitle( lock ) }.` }>
			<Button
				className={ `uf-lockbutton ${ className }` }
				variant={ variant }
				size={ size }
				icon={ lockIcon }
				aria-disabled="true"
				aria-haspopup="dialog"
				onClick={ lock.open }
			>
				{ children }
			</Button>
		</Tooltip>
	);
}

interface LockedIconProps {
	lock: Lock;
	/** What it would do. */
	label: string;
	icon?: ButtonProps[ 'icon' ];
}

/** The same for a tool without words. */
export function LockedIconButton( { lock, label, icon = lockIcon }: LockedIconProps ) {
	return (
		<Button
			className="uf-lockicon"
			size="compact"
			icon={ icon }
			aria-disabled="true"
			aria-haspopup="dialog"
			label={ `${ label }. ${ lockTitle( lock ) }.` }
			onClick={ lock.open }
		/>
	);
}
