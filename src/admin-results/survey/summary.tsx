import { ProPart } from '../../shared/registry/pro-parts';
import { useSummaryLock } from '../lib/locks';
import { proResults } from '../pro-results';
import { SummaryOffer } from './summary-offer';

/** What people wrote, summarized by AI, or what it would do (RES-20, AI-01, AI-02). */
export function Summary( { surveyId }: { surveyId: number } ) {
	const lock = useSummaryLock();
	return lock ? (
		<SummaryOffer lock={ lock } />
	) : (
		<ProPart from={ proResults }>{ ( { SummaryCard } ) => <SummaryCard surveyId={ surveyId } /> }</ProPart>
	);
}
