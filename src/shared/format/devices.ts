import { __ } from '@wordpress/i18n';

/** The name of a device the server tells apart; any other word as it is. */
export function deviceName( device: string ): string {
	const names: Record< string, string > = {
		desktop: __( 'Desktop', 'userfeedback' ),
		tablet: __( 'Tablet', 'userfeedback' ),
		mobile: __( 'Mobile', 'userfeedback' ),
	};
	return names[ device ] ?? device;
}
