import { proParts } from '../../shared/registry/pro-parts';

export const proBuilder = proParts( () => import( /* webpackChunkName: "pro-builder" */ './pro' ) );

/** The choice of countries, apart: few surveys have one. */
export const proCountries = proParts( () => import( /* webpackChunkName: "pro-countries" */ './pro/countries' ) );

/** Groups, facts, jumps and endings, apart: few surveys have some. */
export const proPaths = proParts( () => import( /* webpackChunkName: "pro-paths" */ './pro/paths' ) );

/** The map of the survey and the walk through it, apart: it is opened now and then. */
export const proMap = proParts( () => import( /* webpackChunkName: "pro-map" */ './pro/map' ) );

/** Translations, apart: few surveys have some. */
export const proLanguages = proParts( () => import( /* webpackChunkName: "pro-languages" */ './pro/languages' ) );

/** Drafts by AI, apart: few sites have a connector. */
export const proDraft = proParts( () => import( /* webpackChunkName: "pro-draft" */ './pro/ai' ) );

/** Editors of the picture types, apart: few surveys have one. */
export const proPictures = proParts( () => import( /* webpackChunkName: "pro-pictures" */ './pro/pictures' ) );

/** What the survey was before, apart: it is seldom looked up. */
export const proRevisions = proParts( () => import( /* webpackChunkName: "pro-revisions" */ './pro/revisions' ) );
