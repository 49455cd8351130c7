/** What only a plan opens on the trend screen: `proTrend` loads it (src/shared/registry/pro-parts.tsx). */
export { Scores } from './scores';
export { TrendPanels } from './trend-panels';
