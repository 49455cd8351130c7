import { Pager } from './pager';
import { PerPage } from './per-page';

interface Props {
	position: 'top' | 'bottom';
	page: number;
	/** Undefined while the first rows load. */
	pagination: { total: number; pages: number } | undefined;
	perPage: number;
	disabled: boolean;
	onPage: ( page: number ) => void;
	onPerPage: ( perPage: number ) => void;
}

/** The pager of both bars; the lower one also chooses the rows per page. */
export function ListPaging( { position, page, pagination, perPage, disabled, onPage, onPerPage }: Props ) {
	if ( ! pagination ) {
		return null;
	}
	const { total, pages } = pagination;
	return (
		<>
			{ position === 'bottom' && (
				<PerPage
					perPage={ perPage }
					page={ page }
					total={ total }
					disabled={ disabled }
					onChange={ ( next, at ) => {
						onPerPage( next );
						onPage( at );
					} }
				/>
			) }
			<Pager page={ page } pages={ pages } total={ total } disabled={ disabled } onChange={ onPage } />
		</>
	);
}
