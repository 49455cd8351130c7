import { lazy } from 'react';
import type { ComponentType } from 'react';
import { General } from './general/general';
import type { RouteName } from './routes';

/** Screen of each tab of TABS. All but the first load when they are opened. */
export const SCREENS: Partial< Record< RouteName, ComponentType > > = {
	'settings-general': General,
	'settings-widget': lazy( () => import( './widget/widget' ).then( ( module ) => ( { default: module.Widget } ) ) ),
	'settings-email': lazy( () => import( './email/email' ).then( ( module ) => ( { default: module.Email } ) ) ),
	'settings-integrations': lazy( () =>
		import( './integrations/integrations' ).then( ( module ) => ( { default: module.Integrations } ) )
	),
	'settings-heatmaps': lazy( () =>
		import( './heatmaps/heatmaps' ).then( ( module ) => ( { default: module.Heatmaps } ) )
	),
	'settings-access': lazy( () => import( './access/access' ).then( ( module ) => ( { default: module.Access } ) ) ),
	'settings-google-drive': lazy( () =>
		import( './google-drive/google-drive' ).then( ( module ) => ( { default: module.GoogleDrive } ) )
	),
	'settings-misc': lazy( () => import( './misc/misc' ).then( ( module ) => ( { default: module.Misc } ) ) ),
};
