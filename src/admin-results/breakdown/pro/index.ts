/** Break-downs: `proBreakdown` loads them (src/shared/registry/pro-parts.tsx). */
export { Breakdown } from './breakdown';
