import {
	createContext,
	useCallback,
	useContext,
	useMemo,
	useRef,
	useState,
} from 'react';
import type { ReactNode } from 'react';
import { Icon, Snackbar } from '@wordpress/components';
import { caution, check } from '@wordpress/icons';
import { TOAST_MS } from '../lib/timers';
import { useCountdown } from '../lib/use-countdown';
import './toasts.scss';

export type ToastType = 'plain' | 'success' | 'error';

export interface ToastOptions {
	type?: ToastType;
	/** Short heading above the message, e.g. 'Error'. */
	title?: string;
	/** One thing to do about it, e.g. Undo. */
	action?: { label: string; onClick: () => void };
}

interface Toast extends ToastOptions {
	id: number;
	message: string;
}

type ShowToast = ( message: string, options?: ToastOptions ) => void;

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

const ICONS = { plain: null, success: check, error: caution };

function ToastItem( { toast, onEnd }: { toast: Toast; onEnd: () => void } ) {
	const pause = useCountdown( TOAST_MS, onEnd );
	const type = toast.type ?? 'plain';
	const icon = ICONS[ type ];
	return (
		<div className={ `uf-toast is-${ type }` } { ...pause }>
			<Snackbar
				// Core's own timer of 10 s would end what somebody still reads.
				explicitDismiss={ type === 'error' }
				onRemove={ onEnd }
				politeness={ type === 'error' ? 'assertive' : 'polite' }
				spokenMessage={ [ toast.title, toast.message ]
					.filter( Boolean )
					.join( ': ' ) }
				actions={ toast.action ? [ toast.action ] : [] }
				icon={ icon ? <Icon icon={ icon } size={ 20 } /> : null }
			>
				{ toast.title && <strong>{ toast.title }</strong> }
				{ toast.message }
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

	const show = useCallback< ShowToast >( ( message, options = {} ) => {
		lastId.current += 1;
		const toast = { ...options, message, id: lastId.current };
		// The same message twice is one toast that starts anew, not a pile.
		setToasts( ( now ) => [
			...now.filter( ( other ) => other.message !== message ),
			toast,
		] );
	}, [] );

	const items = useMemo(
		() =>
			toasts.map( ( toast ) => (
				<ToastItem
					key={ toast.id }
					toast={ toast }
					onEnd={ () =>
						setToasts( ( now ) =>
							now.filter( ( { id } ) => id !== toast.id )
						)
					}
				/>
			) ),
		[ toasts ]
	);

	return (
		<ToastContext.Provider value={ show }>
			{ children }
			<div className="uf-toasts">{ items }</div>
		</ToastContext.Provider>
	);
}
