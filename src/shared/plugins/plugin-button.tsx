import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

/** Steps of a plugin or an addon. `repair` installs over what is there. */
export type PluginStep = 'install' | 'repair' | 'activate' | 'deactivate';

interface Props< Step extends PluginStep > {
	step: Step;
	isBusy: boolean;
	/** Name of the plugin, for people who do not see what stands around the button. */
	title: string;
	/** The whole word, where a click does more than this step. */
	label?: string;
	variant: 'primary' | 'secondary' | 'tertiary';
	size?: 'default' | 'compact';
	onClick: ( step: Step ) => void;
}

/**
 * The next step of a plugin or an addon: Install, then Activate or Deactivate (SHARED-28). One button for all of them, so
 * that it keeps the focus.
 */
export function PluginButton< Step extends PluginStep >( {
	step,
	isBusy,
	title,
	label,
	variant,
	size = 'compact',
	onClick,
}: Props< Step > ) {
	const words = wordsOf( step, title );
	return (
		<Button
			__next40pxDefaultSize
			variant={ variant }
			size={ size }
			isBusy={ isBusy }
			disabled={ isBusy }
			accessibleWhenDisabled
			onClick={ () => onClick( step ) }
			{ ...( isBusy || label ? {} : { 'aria-label': words.name } ) }
		>
			{ isBusy ? busyLabel( step ) : ( label ?? words.label ) }
		</Button>
	);
}

function wordsOf( step: PluginStep, title: string ): { label: string; name: string } {
	switch ( step ) {
		case 'install':
			return {
				label: __( 'Install', 'userfeedback' ),
				/* translators: %s: name of a plugin or an addon. */
				name: sprintf( __( 'Install %s', 'userfeedback' ), title ),
			};
		case 'repair':
			return {
				label: __( 'Install Again', 'userfeedback' ),
				/* translators: %s: name of an addon. */
				name: sprintf( __( 'Install %s again', 'userfeedback' ), title ),
			};
		case 'activate':
			return {
				label: __( 'Activate', 'userfeedback' ),
				/* translators: %s: name of a plugin or an addon. */
				name: sprintf( __( 'Activate %s', 'userfeedback' ), title ),
			};
		case 'deactivate':
			return {
				label: __( 'Deactivate', 'userfeedback' ),
				/* translators: %s: name of an addon. */
				name: sprintf( __( 'Deactivate %s', 'userfeedback' ), title ),
			};
	}
}

function busyLabel( step: PluginStep ): string {
	switch ( step ) {
		case 'install':
		case 'repair':
			// eslint-disable-next-line @wordpress/i18n-ellipsis -- Quoted by ADD-09 and ABOUT-03.
			return __( 'Installing...', 'userfeedback' );
		case 'activate':
			// eslint-disable-next-line @wordpress/i18n-ellipsis -- Quoted by ADD-09.
			return __( 'Activating...', 'userfeedback' );
		case 'deactivate':
			// eslint-disable-next-line @wordpress/i18n-ellipsis -- Quoted by ADD-09.
			return __( 'Deactivating...', 'userfeedback' );
	}
}
