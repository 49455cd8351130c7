/** What only a plan opens in the results: `proResults` loads it (src/shared/registry/pro-parts.tsx). */
export { AnnotationsCard } from '../../shared/annotations/annotations-card';
export { DateRange } from '../../shared/components/date-range/date-range';
export { CompareTools, GroupLetter } from '../filters/pro/compare-tools';
export { Counting } from '../filters/pro/counting';
export { WithChips, WithGroupNames } from '../filters/pro/filter-names';
export { FilterTools } from '../filters/pro/filter-tools';
export { NothingMatches } from '../filters/pro/nothing-matches';
export { TooFew } from '../filters/pro/too-few';
export { FrequentWords } from './frequent-words';
export { ManagedResponses } from './managed-responses';
export { OpinionLine } from '../../shared/opinions/opinion-line';
export { OpinionsPanel } from './opinions-panel';
export { SummaryCard } from './summary-card';
export { SurveyLayout } from './survey-layout';
