import { speak } from '@wordpress/a11y';

/**
 * Speaks a text to screen readers through core's live regions.
 *
 * @param message    Whole sentence.
 * @param politeness `assertive` interrupts: for failures only.
 */
export function announce( message: string, politeness: 'polite' | 'assertive' = 'polite' ): void {
	speak( message, politeness );
}
