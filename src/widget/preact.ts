/**
 * Stands for React at visitors: the build resolves `react` and `react/jsx-runtime`
 * to this file. Preact's core and hooks and nothing of its compat layer; wp-admin's
 * previews run the same components on React itself.
 */
import { Fragment, createElement, options, render } from 'preact';
import type { ComponentChild, ComponentType } from 'preact';
import type { ReactNode } from 'react';

export { Fragment };
export { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

export const jsx = ( type: string | ComponentType, props: object, key?: string ) =>
	createElement( type as string, key === undefined ? props : { ...props, key } );
export { jsx as jsxs };

/** Called after a mistake of ours, which must not reach the host page. */
const ends: ( () => void )[] = [];
const end = () => ends.forEach( ( stop ) => stop() );

options.debounceRendering = ( redraw ) => void Promise.resolve().then( redraw ).catch( end );

/**
 * Draws into an element; returns what takes the drawing away.
 *
 * @param content What to draw.
 * @param element Where.
 * @param onError Called after a mistake; nothing is thrown.
 */
export function mount( content: ReactNode, element: Element, onError: () => void ): () => void {
	ends.push( onError );
	try {
		render( content as ComponentChild, element );
	} catch {
		end();
	}
	return () => render( null, element );
}
