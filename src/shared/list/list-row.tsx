import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { ProgressBar } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Link } from '../router';
import type { Lock } from '../components/lock';
import { RowActions } from './row-actions';
import type { RowAction } from './row-actions';

/** A row as its list describes it. */
export interface RowContent< Column extends string > {
	title: string;
	/** Route of the title; null shows plain text. */
	to: string | null;
	/** Nobody has opened it yet. */
	unread?: boolean;
	/** Beside the title. */
	after?: ReactNode;
	/** A line below the title, on every width. */
	preview?: ReactNode;
	/** A line below the title where the other columns are folded. */
	narrow: ReactNode;
	actions: RowAction[];
	/** All columns but the first. */
	cells: Partial< Record< Column, ReactNode > >;
}

/** What happens to a row now. */
export interface RowProgress {
	text: string;
	/** Red (LIST-31). */
	destructive: boolean;
}

export interface ListColumn< Column extends string > {
	id: Column;
	label: string;
	/** Shows the progress of an action in place of its value. */
	showsProgress?: boolean;
}

interface Props< Column extends string > {
	row: RowContent< Column >;
	/** Title first. */
	columns: readonly ListColumn< Column >[];
	/** null: rows cannot be selected. */
	onSelect: ( ( on: boolean ) => void ) | null;
	selected: boolean;
	lock: Lock | null;
	progress: RowProgress | null;
	/** Whether an action runs: no other may begin. */
	busy: boolean;
}

function Progress( { text, destructive }: RowProgress ) {
	const id = useId();
	return (
		<div className={ clsx( 'uf-list__row-progress', destructive && 'is-destructive' ) }>
			<span id={ id }>{ text }</span>
			<ProgressBar aria-labelledby={ id } />
		</div>
	);
}

/**
 * One row in the markup of WordPress 6.8's list tables. The style sheets of 7.0 and later fold it on a phone as
 * well; 6.8 cannot fold the newer markup.
 */
export function ListRow< Column extends string >( {
	row,
	columns,
	onSelect,
	selected,
	lock,
	progress,
	busy,
}: Props< Column > ) {
	const [ expanded, setExpanded ] = useState( false );
	const field = useId();
	const { title, to, unread, after, preview, narrow, actions, cells } = row;
	const [ first, ...others ] = columns;

	return (
		<tr
			className={ clsx( {
				'is-expanded': expanded,
				'is-selected': selected,
				'is-busy': progress !== null,
				'is-unread': unread,
			} ) }
		>
			{ lock && (
				<td className="check-column">
					<span className="screen-reader-text">{ __( 'Locked', 'userfeedback' ) }</span>
				</td>
			) }
			{ ! lock && onSelect && (
				<th scope="row" className="check-column">
					<input
						id={ field }
						type="checkbox"
						checked={ selected }
						disabled={ busy }
						onChange={ ( event ) => onSelect( event.target.checked ) }
					/>
					<label htmlFor={ field }>
						<span className="screen-reader-text">
							{ sprintf(
								/* translators: %s: title of the row. */
								__( 'Select %s', 'userfeedback' ),
								title
							) }
						</span>
					</label>
				</th>
			) }
			<td
				className={ clsx(
					`column-${ first?.id ?? '' } column-primary has-row-actions`,
					preview !== undefined && 'has-preview'
				) }
			>
				<strong>
					{ unread && (
						<span className="uf-list__unread">
							<span className="screen-reader-text">{ __( 'Unread.', 'userfeedback' ) } </span>
						</span>
					) }
					{ to === null ? (
						<span className="row-title" dir="auto">
							{ title }
						</span>
					) : (
						<Link className="row-title" dir="auto" to={ to }>
							{ title }
						</Link>
					) }
				</strong>
				{ after }
				{ preview !== undefined && <div className="uf-list__preview">{ preview }</div> }
				<div className="uf-list__narrow">{ narrow }</div>
				<RowActions actions={ actions } busy={ busy } />
				<button
					type="button"
					className="toggle-row"
					aria-expanded={ expanded }
					onClick={ () => setExpanded( ! expanded ) }
				>
					<span className="screen-reader-text">{ __( 'Show more details', 'userfeedback' ) }</span>
				</button>
			</td>
			{ others.map( ( { id, label, showsProgress } ) => (
				<td key={ id } className={ `column-${ id }` } data-colname={ label }>
					{ showsProgress && progress ? <Progress { ...progress } /> : cells[ id ] }
				</td>
			) ) }
		</tr>
	);
}
