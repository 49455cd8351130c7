import { speak } from '@wordpress/a11y';

/**
 * Says something to people who use a screen reader, through core's live regions.
 *
 * @param message    Whole sentence.
 * @param politeness `assertive` interrupts: for failures only.
 */
export function announce( message: string, politeness: 'polite' | 'assertive' = 'polite' ): void {
	speak( message, politeness );
}
