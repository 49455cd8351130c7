import { __, sprintf } from '@wordpress/i18n';
import type { SurveyResults } from '../../types';
import { formatNumber } from '../../shared/format/numbers';
import { formatDate } from '../../shared/format/dates';
import { Kpi } from '../components/kpi';

/** The four counts of a survey that every plan has (RES-13). */
export function Counts( { results }: { results: SurveyResults } ) {
	const responses = __( 'responses', 'userfeedback' );
	return (
		<div className="uf-kpis">
			<Kpi label={ __( 'Past 7 days', 'userfeedback' ) } value={ formatNumber( results.responses_count_7_days ) }>
				{ responses }
			</Kpi>
			<Kpi
				label={ __( 'Past 30 days', 'userfeedback' ) }
				value={ formatNumber( results.responses_count_30_days ) }
			>
				{ responses }
			</Kpi>
			<Kpi label={ __( 'Total responses', 'userfeedback' ) } value={ formatNumber( results.responses_count ) }>
				{ responses }
			</Kpi>
			<Kpi label={ __( 'Impressions', 'userfeedback' ) } value={ formatNumber( results.impressions ) }>
				{ results.published_at &&
					sprintf(
						/* translators: %s: date */
						__( 'since %s', 'userfeedback' ),
						formatDate( results.published_at )
					) }
			</Kpi>
		</div>
	);
}
