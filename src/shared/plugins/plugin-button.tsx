import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

export interface StepWords {
	label: string;
	/** With the plugin's name, for people who do not see what stands around the button. */
	name: string;
	/** While it works. */
	busy: string;
}

interface Props {
	words: StepWords;
	isBusy: boolean;
	/** A word of its own, where a click does more than the step. */
	label?: string;
	variant: 'primary' | 'secondary' | 'tertiary';
	size?: 'default' | 'compact';
	onClick: () => void;
}

/**
 * The next step of a plugin or an addon: Install, then Activate or Deactivate (SHARED-28). One button for all of them, so
 * that it keeps the focus.
 */
export function PluginButton( { words, isBusy, label, variant, size = 'compact', onClick }: Props ) {
	return (
		<Button
			__next40pxDefaultSize
			variant={ variant }
			size={ size }
			isBusy={ isBusy }
			disabled={ isBusy }
			accessibleWhenDisabled
			onClick={ onClick }
			{ ...( isBusy || label ? {} : { 'aria-label': words.name } ) }
		>
			{ isBusy ? words.busy : ( label ?? words.label ) }
		</Button>
	);
}

/**
 * Words of the two steps that every plugin has.
 *
 * @param step  The step.
 * @param title Name of the plugin.
 */
export function stepWords( step: 'install' | 'activate', title: string ): StepWords {
	return step === 'install'
		? {
				label: __( 'Install', 'userfeedback' ),
				/* translators: %s: name of a plugin or an addon. */
				name: sprintf( __( 'Install %s', 'userfeedback' ), title ),
				// eslint-disable-next-line @wordpress/i18n-ellipsis -- Quoted by ADD-09 and ABOUT-03.
				busy: __( 'Installing...', 'userfeedback' ),
			}
		: {
				label: __( 'Activate', 'userfeedback' ),
				/* translators: %s: name of a plugin or an addon. */
				name: sprintf( __( 'Activate %s', 'userfeedback' ), title ),
				// eslint-disable-next-line @wordpress/i18n-ellipsis -- Quoted by ADD-09.
				busy: __( 'Activating...', 'userfeedback' ),
			};
}
