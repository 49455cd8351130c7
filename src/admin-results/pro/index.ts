/** What only a plan opens in the results: `proResults` loads it (src/shared/registry/pro-parts.tsx). */
export { DateRange } from '../../shared/components/date-range/date-range';
export { Counting } from '../filters/pro/counting';
export { FilterTools } from '../filters/pro/filter-tools';
export { NothingMatches } from '../filters/pro/nothing-matches';
export { ManagedResponses } from './managed-responses';
export { SummaryCard } from './summary-card';
export { SurveyLayout } from './survey-layout';
