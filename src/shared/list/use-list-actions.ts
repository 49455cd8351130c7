import { useState } from 'react';

export interface Running< Action > {
	action: Action;
	ids: number[];
}

interface Options< Action, Item > {
	/** Resolves with the changed ids after the list was read again. A rejection already has its toast. */
	send: ( action: Action, items: Item[] ) => Promise< number[] >;
	/** Actions that need a confirmation. */
	asks: ( action: Action ) => boolean;
	onDone: ( changed: number[] ) => void;
}

export interface ListActions< Action, Item > {
	running: Running< Action > | null;
	/** Rows that wait for the answer of the confirmation. */
	asking: Item[];
	/** What they wait for. */
	asked: Action | null;
	begin: ( action: Action, items: Item[] ) => void;
	confirm: () => void;
	/** The answer chooses another action. */
	confirmAs: ( action: Action ) => void;
	cancel: () => void;
}

/** Row actions and bulk actions: one at a time, some after a confirmation. */
export function useListActions< Action, Item extends { id: number } >( {
	send,
	asks,
	onDone,
}: Options< Action, Item > ): ListActions< Action, Item > {
	const [ running, setRunning ] = useState< Running< Action > | null >( null );
	const [ question, setQuestion ] = useState< { action: Action; items: Item[] } | null >( null );

	async function run( action: Action, items: Item[] ) {
		setRunning( { action, ids: items.map( ( { id } ) => id ) } );
		try {
			onDone( await send( action, items ) );
		} catch {
			// The mutation's toast names the failure; the selection stays for another try.
		}
		setRunning( null );
	}

	const answer = ( action?: Action ) => {
		setQuestion( null );
		if ( question ) {
			void run( action ?? question.action, question.items );
		}
	};
	return {
		running,
		asking: question?.items ?? [],
		asked: question?.action ?? null,
		begin( action, items ) {
			if ( running ) {
				return;
			}
			if ( asks( action ) ) {
				setQuestion( { action, items } );
			} else {
				void run( action, items );
			}
		},
		confirm: () => answer(),
		confirmAs: answer,
		cancel: () => setQuestion( null ),
	};
}
