import { Fragment } from 'react';
import { Room } from '../components/room';
import { Link } from '../router';
import { formatNumber } from '../format/numbers';

export interface StatusView {
	/** Core's class of the view. */
	status: string;
	label: string;
	/** undefined until the first reply. */
	count: number | undefined;
	to: string;
	current: boolean;
}

/** Quick filters with their counts, in core's markup. */
export function StatusViews( { label, views }: { label: string; views: StatusView[] } ) {
	return (
		<nav aria-label={ label } className="uf-list__views">
			<ul className="subsubsub">
				{ views.map( ( { status, label: name, count, to, current }, index ) => (
					<Fragment key={ status }>
						<li className={ status }>
							<Link
								to={ to }
								className={ current ? 'current' : '' }
								aria-current={ current ? 'page' : undefined }
							>
								{ name }{ ' ' }
								{ count === undefined ? (
									<Room>(0)</Room>
								) : (
									<span className="count">({ formatNumber( count ) })</span>
								) }
							</Link>
							{ index < views.length - 1 && <span aria-hidden="true"> |</span> }
						</li>{ ' ' }
					</Fragment>
				) ) }
			</ul>
		</nav>
	);
}
