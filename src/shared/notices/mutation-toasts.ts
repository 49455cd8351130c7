import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { reasonOf } from '../components/error-notice';
import { useToast } from './toasts';
import type { ToastOptions } from './toasts';

type Words = string | { title?: string | undefined; text: string };

/** The toasts of a mutation: its `meta.toast`. A mutation without it is a background call and fails silently. */
export interface MutationToast< Data = never, Variables = never > {
	/** Toasts with the same id replace each other; only the newest call shows one. */
	id?: string;
	/** Shown until the call ends. */
	pending?: ( variables: Variables ) => string;
	/** null shows no toast. */
	success?: ( data: Data, variables: Variables ) => Words | null;
	/** What failed. The server's reason follows a string; an object must contain it. */
	error?: ( error: Error, variables: Variables ) => Words | null;
	/** Takes the change back: an Undo button in the toast. null shows no button. */
	undo?: ( data: Data, variables: Variables ) => ( () => void ) | null;
	/** Sends the same again: a Retry button in the toast of a failure. */
	retry?: ( variables: Variables ) => void;
}

declare module '@tanstack/react-query' {
	interface Register {
		// A type, because an interface has no index signature.
		mutationMeta: { toast?: MutationToast };
	}
}

/** Infers the types that `meta` loses. */
export function toastMeta< Data, Variables >( toast: MutationToast< Data, Variables > ): { toast: MutationToast } {
	return { toast };
}

/** A failure as the title of the server's reason; alone where the server gave none. */
export function titledFailure( failure: string, error: Error ): Words {
	const reason = reasonOf( error );
	return reason === '' ? failure : { title: failure, text: reason };
}

type ToastAction = NonNullable< ToastOptions[ 'action' ] >;

function undoOf( toast: MutationToast, data: unknown, variables: unknown ): ToastAction | null {
	const undo = toast.undo?.( data as never, variables as never );
	return undo ? { label: __( 'Undo', 'userfeedback' ), onClick: undo } : null;
}

function retryOf( { retry }: MutationToast, variables: unknown ): ToastAction | null {
	return retry ? { label: __( 'Retry', 'userfeedback' ), onClick: () => retry( variables as never ) } : null;
}

/** Shows what came of mutations. Listens to the cache, so a toast appears even if its screen was left. */
export function MutationToasts() {
	const client = useQueryClient();
	const show = useToast();

	useEffect( () => {
		/** The newest call of each id, and what takes its waiting toast away. */
		const running = new Map< string, { mutation: unknown; end: ( () => void ) | undefined } >();
		return client.getMutationCache().subscribe( ( event ) => {
			const toast = event.type === 'updated' ? event.mutation.meta?.toast : undefined;
			if ( event.type !== 'updated' || ! toast ) {
				return;
			}
			const { action, mutation } = event;
			const { id = `${ mutation.mutationId }` } = toast;
			const variables = mutation.state.variables as never;

			const say = ( words: Words | null | undefined, type: 'success' | 'error', button: ToastAction | null ) => {
				const run = running.get( id );
				if ( run?.mutation !== mutation ) {
					return;
				}
				running.delete( id );
				run.end?.();
				if ( words ) {
					const { title, text } = typeof words === 'string' ? { text: words } : words;
					show( text, { type, id, ...( title && { title } ), ...( button && { action: button } ) } );
				}
			};

			if ( action.type === 'pending' ) {
				running.set( id, {
					mutation,
					end: toast.pending && show( toast.pending( variables ), { type: 'saving', id } ),
				} );
			} else if ( action.type === 'success' ) {
				say(
					toast.success?.( action.data as never, variables ),
					'success',
					undoOf( toast, action.data, variables )
				);
			} else if ( action.type === 'error' ) {
				const error = action.error as Error;
				const words = toast.error?.( error, variables );
				say(
					typeof words === 'string' ? [ words, reasonOf( error ) ].filter( Boolean ).join( ' ' ) : words,
					'error',
					retryOf( toast, variables )
				);
			}
		} );
	}, [ client, show ] );

	return null;
}
