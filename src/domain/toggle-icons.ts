/** The icons for the button that opens the widget (STG-27); `Display\ToggleIcons` has the same shapes. */
import paths from './toggle-icons.json';

export type ToggleIcon = keyof typeof paths;

export const TOGGLE_ICONS = Object.keys( paths ) as ToggleIcon[];

/** STG-30, A9: what Revert writes. A site that never chose has the chevron. */
export const REVERTED_ICON: ToggleIcon = 'field-userfeedback';

/** Strokes in a box of 24 by 24; '' for a name that is none of the nine. */
export const togglePath = ( name: string ): string => ( name in paths ? paths[ name as ToggleIcon ] : '' );
