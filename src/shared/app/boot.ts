import type { BootData } from '../../types';

/**
 * Boot data of this admin page. PHP prints it before the app's script, so a
 * missing object is a defect of the page and not a state to handle.
 */
export function boot(): BootData {
	if ( ! window.userfeedbackBoot ) {
		throw new Error( 'window.userfeedbackBoot is missing.' );
	}
	return window.userfeedbackBoot;
}
