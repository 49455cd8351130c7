/** What only a plan opens in the results: `proResults` loads it (src/shared/registry/pro-parts.tsx). */
export { DateRange } from '../../shared/components/date-range/date-range';
export { ManagedResponses } from './managed-responses';
export { SummaryCard } from './summary-card';
export { SurveyLayout } from './survey-layout';
