import type { DateRange } from '../../types';
import { ProPart } from '../../shared/registry/pro-parts';
import { useFilterLock } from '../lib/locks';
import { proResults } from '../pro-results';

export interface WordsProps {
	surveyId: number;
	questionId: string;
	range: DateRange;
}

/** The most frequent words of a question's texts, where the plan has filters; each word is one. */
export function Words( props: WordsProps ) {
	const lock = useFilterLock();
	return lock ? null : (
		<ProPart from={ proResults }>{ ( { FrequentWords } ) => <FrequentWords { ...props } /> }</ProPart>
	);
}
