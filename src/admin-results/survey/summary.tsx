import type { SurveyResults } from '../../types';
import { ProPart } from '../../shared/registry/pro-parts';
import { useSummaryLock } from '../lib/locks';
import { proResults } from '../pro-results';
import { SummaryOffer } from './summary-offer';

/** What people wrote, summarized by AI, or what it would do (RES-20, AI-01, AI-02). */
export function Summary( { results }: { results: SurveyResults } ) {
	const lock = useSummaryLock();
	return lock ? (
		<SummaryOffer lock={ lock } />
	) : (
		<ProPart from={ proResults }>
			{ ( { OpinionsPanel, SummaryCard } ) => (
				<>
					<SummaryCard surveyId={ results.id } range={ results.range } />
					<OpinionsPanel surveyId={ results.id } range={ results.range } />
				</>
			) }
		</ProPart>
	);
}
