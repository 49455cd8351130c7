import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { __, sprintf } from '@wordpress/i18n';
import { Link } from '../../shared/router';
import type { DateRange } from '../../types';
import { surveyOpinionsQuery } from '../../shared/api/opinions/opinions';
import { formatNumber } from '../../shared/format/numbers';
import { SENTIMENTS, sentimentName } from '../../shared/opinions/names';
import { useNarrowing } from '../filters/use-filter';
import { surveyResponsesPath } from '../routes';

/** What written answers are about and how they feel: number of texts, and ways to their responses. */
export function OpinionsPanel( { surveyId, range }: { surveyId: number; range: DateRange } ) {
	const heading = useId();
	const { entries } = useNarrowing();
	const days = { from: range.start, to: range.end };
	const { data } = useQuery( surveyOpinionsQuery( surveyId, days, entries ) );
	// Nothing was read, or the group is too small: the other panels say so.
	if ( ! data || data.total === 0 ) {
		return null;
	}
	const path = ( more: Record< string, string > ) =>
		`${ surveyResponsesPath( surveyId ) }?${ new URLSearchParams( [
			...Object.entries( days ),
			// Another sentiment or topic is chosen in place of the one that is filtered.
			...entries.filter( ( [ name ] ) => ! Object.keys( more ).some( ( key ) => name === `filter[${ key }]` ) ),
			...Object.entries( more ).map( ( [ key, value ] ): [ string, string ] => [ `filter[${ key }]`, value ] ),
		] ).toString() }`;
	return (
		<section className="uf-panel" aria-labelledby={ heading }>
			<header className="uf-panel__head">
				<div>
					<h2 id={ heading }>{ __( 'Topics and sentiment', 'userfeedback' ) }</h2>
					<p className="uf-note">
						{ sprintf(
							/* translators: %s: number of written answers */
							__( 'n = %s written answers. Made by AI, check before you act.', 'userfeedback' ),
							formatNumber( data.total )
						) }
					</p>
				</div>
			</header>
			<div className="uf-panel__body">
				<table className="widefat striped">
					<thead>
						<tr>
							<th scope="col">{ __( 'Topic', 'userfeedback' ) }</th>
							<th scope="col">{ __( 'All', 'userfeedback' ) }</th>
							{ SENTIMENTS.map( ( sentiment ) => (
								<th scope="col" key={ sentiment }>
									<Link to={ path( { sentiment } ) }>{ sentimentName( sentiment ) }</Link>
								</th>
							) ) }
						</tr>
					</thead>
					<tbody>
						{ data.topics.map( ( { id, name, total, sentiments } ) => (
							<tr key={ id }>
								<th scope="row">
									<Link to={ path( { topic: id === 0 ? 'none' : String( id ) } ) }>
										{ id === 0 ? __( 'No topic', 'userfeedback' ) : name }
									</Link>
								</th>
								<td>{ formatNumber( total ) }</td>
								{ SENTIMENTS.map( ( sentiment ) => (
									<td key={ sentiment }>{ formatNumber( sentiments[ sentiment ] ) }</td>
								) ) }
							</tr>
						) ) }
					</tbody>
				</table>
			</div>
		</section>
	);
}
