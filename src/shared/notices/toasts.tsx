import { createContext, useCallback, useContext, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon, Snackbar, Spinner } from '@wordpress/components';
import { caution, check } from '@wordpress/icons';
import { TOAST_MS, UNDO_MS } from '../lib/timers';
import { useCountdown } from '../lib/use-countdown';
import './toasts.scss';

/** `saving` stays until another toast with its id replaces it, or who showed it takes it away. */
export type ToastType = 'plain' | 'saving' | 'success' | 'error';

export interface ToastOptions {
	type?: ToastType;
	/** Short heading above the message, e.g. 'Error'. */
	title?: string;
	/** A button, e.g. Undo. */
	action?: { label: string; onClick: () => void };
	/** Replaces a visible toast with the same id. */
	id?: string;
}

interface Toast extends Omit< ToastOptions, 'id' > {
	id: string;
	/** Differs between toasts with the same id, so that the timer restarts. */
	serial: number;
	message: string;
}

/** Returns what takes the toast away before its time. */
type ShowToast = ( message: string, options?: ToastOptions ) => () => void;

const ToastContext = createContext< ShowToast | null >( null );

/**
 * @return Function that shows a short message at the foot of the screen (CONST-06).
 */
export function useToast(): ShowToast {
	const show = useContext( ToastContext );
	if ( ! show ) {
		throw new Error( 'useToast() needs <Providers>.' );
	}
	return show;
}

const ICONS = {
	plain: null,
	saving: <Spinner />,
	success: <Icon icon={ check } size={ 20 } />,
	error: <Icon icon={ caution } size={ 20 } />,
};

function ToastItem( { toast, onEnd }: { toast: Toast; onEnd: () => void } ) {
	const type = toast.type ?? 'plain';
	const stay = toast.action ? UNDO_MS : TOAST_MS;
	const pause = useCountdown( type === 'saving' ? null : stay, onEnd );
	return (
		<div className={ `uf-toast is-${ type }` } { ...pause }>
			<Snackbar
				// Core's own timer (6 s) ends Undo too early and ignores people who are still reading.
				explicitDismiss={ type === 'error' || type === 'saving' || toast.action !== undefined }
				onRemove={ onEnd }
				politeness={ type === 'error' ? 'assertive' : 'polite' }
				spokenMessage={ [ toast.title, toast.message ].filter( Boolean ).join( ': ' ) }
				actions={ toast.action ? [ toast.action ] : [] }
				icon={ ICONS[ type ] }
			>
				{ toast.title ? (
					<div>
						<strong>{ toast.title }</strong>
						{ toast.message }
					</div>
				) : (
					toast.message
				) }
			</Snackbar>
		</div>
	);
}

/**
 * Keeps the toasts of an app and shows them above everything.
 */
export function ToastProvider( { children }: { children: ReactNode } ) {
	const [ toasts, setToasts ] = useState< Toast[] >( [] );
	const lastId = useRef( 0 );

	const remove = useCallback(
		( serial: number ) => setToasts( ( now ) => now.filter( ( toast ) => toast.serial !== serial ) ),
		[]
	);

	const show = useCallback< ShowToast >(
		( message, options = {} ) => {
			lastId.current += 1;
			const serial = lastId.current;
			const toast = { ...options, message, serial, id: options.id ?? `toast-${ serial }` };
			// The same message twice restarts its toast instead of adding another.
			setToasts( ( now ) => [
				...now.filter( ( other ) => other.message !== message && other.id !== toast.id ),
				toast,
			] );
			return () => remove( serial );
		},
		[ remove ]
	);

	const items = useMemo(
		() =>
			toasts.map( ( toast ) => (
				<ToastItem key={ toast.serial } toast={ toast } onEnd={ () => remove( toast.serial ) } />
			) ),
		[ toasts, remove ]
	);

	return (
		<ToastContext.Provider value={ show }>
			{ children }
			<div className="uf-toasts">{ items }</div>
		</ToastContext.Provider>
	);
}
