import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { DateRange, ResultsSummary, SummarySurveyRow } from '../../types';
import type { SummaryOrder } from '../../shared/api/results/fetchers';
import type { Order } from '../../shared/list/column-header';
import { shownStatus, statusLabel } from '../../shared/components/status-indicator';
import type { ShownStatus } from '../../shared/components/status-indicator';
import { ListSearch } from '../../shared/list/list-search';
import { NothingFound } from '../../shared/list/nothing-found';
import { oneOf, useUrlParams } from '../../shared/list/use-url-params';
import { SortSelect } from './sort-select';
import { SurveysTable } from './surveys-table';

const STATUSES = [ 'publish', 'scheduled', 'draft' ] as const;

interface Props {
	summary: ResultsSummary;
	/** Days that the results of a survey open with, null for those that they begin with. */
	chosen: DateRange | null;
	orderby: SummaryOrder;
	order: Order;
}

/** The surveys with search, status, and those that nobody answers any more below a fold. */
export function SurveyList( { summary, chosen, orderby, order }: Props ) {
	const [ query, change ] = useUrlParams();
	const [ unfolded, setUnfolded ] = useState( false );
	const search = query.get( 'search' ) ?? '';
	const status = oneOf< ShownStatus | '' >( query.get( 'status' ), STATUSES, '' );
	const found = summary.surveys.filter(
		( survey ) => hasWords( survey, search ) && ( status === '' || shownStatus( survey ) === status )
	);
	const older = found.filter( ( survey ) => survey.is_old );
	// Who looks for a survey does not look for a fold; and a table of only old ones hides nothing.
	const folds = search === '' && older.length < found.length;
	const recent = found.filter( ( survey ) => ! survey.is_old );
	const shown = folds ? [ ...recent, ...( unfolded ? older : [] ) ] : found;
	return (
		<>
			<div className="uf-section">
				<h2>{ __( 'Surveys', 'userfeedback' ) }</h2>
				<span className="uf-note">
					{ __(
						'Result: the score of the survey, else its star mean, else the leading answer of its first question.',
						'userfeedback'
					) }{ ' ' }
					{ orderby.startsWith( 'outcome' ) &&
						__( 'Scores, means and shares are sorted each by themselves.', 'userfeedback' ) }
				</span>
			</div>
			<div className="uf-surveys-bar" role="search">
				<select
					className="uf-select"
					aria-label={ __( 'Status', 'userfeedback' ) }
					value={ status }
					onChange={ ( event ) => change( { status: event.target.value || null } ) }
				>
					<option value="">{ __( 'All statuses', 'userfeedback' ) }</option>
					{ STATUSES.map( ( value ) => (
						<option key={ value } value={ value }>
							{ statusLabel( value ) }
						</option>
					) ) }
				</select>
				<ListSearch
					label={ __( 'Search surveys', 'userfeedback' ) }
					value={ search }
					onSearch={ ( words ) => change( { search: words || null } ) }
				/>
				<SortSelect orderby={ orderby } order={ order } />
			</div>
			{ found.length === 0 ? (
				<NothingFound
					title={
						search === ''
							? __( 'No survey has this status.', 'userfeedback' )
							: sprintf(
									/* translators: %s: searched words */
									__( 'No survey has “%s” in its title.', 'userfeedback' ),
									search
								)
					}
					onShowAll={ () => change( { search: null, status: null } ) }
				/>
			) : (
				<SurveysTable
					surveys={ shown }
					today={ summary.today }
					chosen={ chosen }
					search={ search }
					orderby={ orderby }
					order={ order }
					older={ {
						count: folds ? older.length : 0,
						shown: unfolded,
						onToggle: () => setUnfolded( ! unfolded ),
					} }
				/>
			) }
		</>
	);
}

function hasWords( { title }: SummarySurveyRow, words: string ): boolean {
	return title.toLocaleLowerCase().includes( words.trim().toLocaleLowerCase() );
}
