import type { ReactNode } from 'react';
import { Link } from '../router';
import type { Lock } from '../components/lock';
import { LockedAction } from './locked-action';

export interface RowAction {
	/** Core's class of the action: it colors trash and delete. */
	name: string;
	label: string;
	/** The label with the row's title. */
	about: string;
	/** Route of this app. */
	to?: string;
	/** Address outside this app. */
	href?: string;
	onClick?: () => void;
	lock?: Lock | null;
}

function nodeOf( { label, about, to, href, onClick, lock }: RowAction, busy: boolean ): ReactNode {
	if ( lock ) {
		return <LockedAction lock={ lock } label={ label } about={ about } visible />;
	}
	if ( to !== undefined ) {
		return (
			<Link to={ to } aria-label={ about }>
				{ label }
			</Link>
		);
	}
	if ( href !== undefined ) {
		return (
			<a href={ href } aria-label={ about }>
				{ label }
			</a>
		);
	}
	return (
		<button
			type="button"
			className="button-link"
			aria-label={ about }
			// A disabled button would lose the focus.
			aria-disabled={ busy || undefined }
			onClick={ () => ! busy && onClick?.() }
		>
			{ label }
		</button>
	);
}

/** Actions of one row, in core's markup: links lead somewhere, buttons change the row. */
export function RowActions( { actions, busy }: { actions: RowAction[]; busy: boolean } ) {
	return (
		<div className="row-actions">
			{ actions.map( ( action, index ) => (
				<span key={ action.name } className={ action.name }>
					{ nodeOf( action, busy ) }
					{ index < actions.length - 1 && ' | ' }
				</span>
			) ) }
		</div>
	);
}
