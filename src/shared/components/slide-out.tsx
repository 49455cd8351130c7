import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { NOTICE_CLOSE_MS } from '../lib/timers';
import './slide-out.scss';

interface Props {
	closing: boolean;
	/** Runs when it has slid away. */
	onGone: () => void;
	children: ReactNode;
}

/** A banner that slides away when it is dismissed (CONST-05). */
export function SlideOut( { closing, onGone, children }: Props ) {
	useEffect( () => {
		if ( ! closing ) {
			return undefined;
		}
		const timer = setTimeout( onGone, NOTICE_CLOSE_MS );
		return () => clearTimeout( timer );
	}, [ closing, onGone ] );
	return (
		<div className={ `uf-slideout${ closing ? ' is-closing' : '' }` } aria-hidden={ closing || undefined }>
			{ children }
		</div>
	);
}
