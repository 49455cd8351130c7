import { screen } from '@testing-library/react';

/** A message that is shown for some seconds is spoken as well: its words also stand in a live region. */
const TOAST = { selector: '.components-snackbar__content, .components-snackbar__content *' };

/** Waits for a message that is shown for some seconds. */
export const findToast = ( text: string | RegExp ) => screen.findByText( text, TOAST );

/** Such a message, or null. */
export const queryToast = ( text: string | RegExp ) => screen.queryByText( text, TOAST );
