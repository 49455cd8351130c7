import { clsx } from 'clsx';
import { __ } from '@wordpress/i18n';

export type Order = 'asc' | 'desc';

interface Props {
	/** Class `column-{id}`, as core names its columns. */
	id: string;
	label: string;
	primary?: boolean;
	/** Absent: the column does not sort. */
	sort?: {
		/** Order of this column now; null while another column sorts. */
		current: Order | null;
		/** Order of the first click. */
		first: Order;
		/** Address of the list in the given order: a hash, so that Back and new tabs work. */
		href: ( order: Order ) => string;
	};
}

/**
 * Column head in core's list table markup.
 */
export function ColumnHeader( { id, label, primary = false, sort }: Props ) {
	const base = clsx( 'manage-column', `column-${ id }`, {
		'column-primary': primary,
	} );
	if ( ! sort ) {
		return (
			<th scope="col" className={ base }>
				<span>{ label }</span>
			</th>
		);
	}

	const { current, first } = sort;
	const opposite = current === 'asc' ? 'desc' : 'asc';
	const next = current === null ? first : opposite;
	// Core's class names the arrow to show: of a sorted column the order it has,
	// of a sortable one the opposite of the order a click brings.
	const sortable = [ 'sortable', first === 'asc' ? 'desc' : 'asc' ];
	const ariaSort = current === 'asc' ? 'ascending' : 'descending';

	return (
		<th
			scope="col"
			className={ clsx( base, current === null ? sortable : [ 'sorted', current ] ) }
			aria-sort={ current === null ? undefined : ariaSort }
			abbr={ label }
		>
			<a href={ sort.href( next ) }>
				<span>{ label }</span>
				<span className="sorting-indicators">
					<span className="sorting-indicator asc" aria-hidden="true" />
					<span className="sorting-indicator desc" aria-hidden="true" />
				</span>
				{ current === null && (
					<span className="screen-reader-text">
						{ next === 'asc'
							? __( 'Sort ascending.', 'userfeedback' )
							: __( 'Sort descending.', 'userfeedback' ) }
					</span>
				) }
			</a>
		</th>
	);
}
