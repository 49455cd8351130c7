/** What only a plan opens in the inbox: `proInbox` loads it (src/shared/registry/pro-parts.tsx). */
export { ItemAnnotations } from './item-annotations';
export { ItemOpinion } from './item-opinion';
export { OpinionSelects } from './opinion-selects';
export { TagSelect } from './tag-select';
