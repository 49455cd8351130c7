import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { Draft } from '../../../../domain/answers';

/**
 * Half a number or half a date is in no draft, so Back, minimizing and a reload leave an empty field: what was wrong
 * with it is over then.
 *
 * @param field What the visitor writes in.
 * @param draft Of the question.
 * @param given Takes what is in the field into the draft.
 */
export function useHalfGiven( field: RefObject< HTMLInputElement >, { wrong, value }: Draft, given: () => void ): void {
	useLayoutEffect( () => {
		if ( wrong && value === null && ! field.current?.validity.badInput ) {
			given();
		}
	} );
}
