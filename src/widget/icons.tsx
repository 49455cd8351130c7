import type { SVGProps } from 'react';
import { part } from './part';
import type * as ToggleIcons from './toggle-icons';

/** 24 px grid, strokes only. The `field-` icons are those of the settings page (WID-59); seven more are in toggle-icons. */
const CHEVRON = 'M6 9.5l6 6 6-6';

const PATHS: Record< string, string > = {
	down: CHEVRON,
	back: 'M14.5 6l-6 6 6 6',
	done: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M7.8 12.4l2.9 2.8 5.6-5.9',
	star: 'M12 3.2l2.7 5.5 6 .9-4.35 4.25 1.03 6L12 17l-5.38 2.85 1.03-6L3.3 9.6l6-.9z',
	'field-userfeedback':
		'M20.5 11.4c0 4.1-3.8 7.4-8.5 7.4-1 0-2-.15-2.9-.43L4.6 20l1.1-3.6a6.9 6.9 0 0 1-2.2-5C3.5 7.3 7.3 4 12 4s8.5 3.3 8.5 7.4zM8.4 11.6l2.4 2.3 4.7-4.6',
	'field-chevron-down': CHEVRON,
};

/** Icons that few surveys use come when one does. */
export const addIcons = ( more: Record< string, string > ) => Object.assign( PATHS, more );

/** Fetches the toggle's icon where it did not come with the widget; without it the toggle shows ours. */
export const loadIcon = async ( widget: string, name: string ): Promise< void > => {
	if ( ! PATHS[ name ] ) {
		try {
			addIcons( ( await part< typeof ToggleIcons >( widget, 'toggle-icons' ) ).TOGGLE_ICONS );
		} catch {}
	}
};

export const Icon = ( { name, ...rest }: { name: string } & SVGProps< SVGSVGElement > ) => (
	<svg viewBox="0 0 24 24" aria-hidden="true" { ...rest }>
		<path d={ PATHS[ name ] ?? PATHS[ 'field-userfeedback' ] } />
	</svg>
);
