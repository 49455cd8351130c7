import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** Seconds that the thank-you message stays (`close`). */
const STAYS = 5;

/** A finger leaves its hover behind where it tapped. */
const held = () => ( matchMedia( '(hover: hover)' ).matches ? ':hover, :has(:focus-visible)' : ':has(:focus-visible)' );

/** The thank-you message, which closes the survey by itself unless somebody points at it or has the focus in it. */
export function Closing( { children }: { children: ReactNode } ) {
	const at = useRef< HTMLSpanElement >( null );
	useLayoutEffect( () => {
		const panel = at.current?.closest( '.panel' );
		let left = STAYS;
		const timer = setInterval( () => {
			left = panel?.matches( held() ) ? STAYS : left - 1;
			if ( left === 0 ) {
				panel?.querySelector< HTMLElement >( '.done button' )?.click();
			}
		}, 1000 );
		return () => clearInterval( timer );
	}, [] );
	return <span ref={ at }>{ children }</span>;
}
