import { ajax } from '../ajax';

/**
 * Downloads and installs an addon (CALL-32).
 *
 * @param url Its look-up key.
 * @return Its basename, for activating.
 */
export async function installAddon( url: string ): Promise< string > {
	const { plugin } = await ajax< { plugin: string } >( 'userfeedback_install_addon', { plugin: url } );
	return plugin;
}

/**
 * @param basename `folder/file.php` (CALL-33).
 */
export async function activateAddon( basename: string ): Promise< void > {
	await ajax( 'userfeedback_activate_addon', { plugin: basename } );
}

/**
 * @param basename `folder/file.php` (CALL-34).
 */
export async function deactivateAddon( basename: string ): Promise< void > {
	await ajax( 'userfeedback_deactivate_addon', { plugin: basename } );
}
