import { proParts } from '../../shared/registry/pro-parts';

export const proBuilder = proParts( () => import( /* webpackChunkName: "pro-builder" */ './pro' ) );

/** The choice of countries, apart: few surveys have one. */
export const proCountries = proParts( () => import( /* webpackChunkName: "pro-countries" */ './pro/countries' ) );

/** Drafts by AI, apart: few sites have a connector. */
export const proDraft = proParts( () => import( /* webpackChunkName: "pro-draft" */ './pro/ai' ) );

/** Editors of the picture types, apart: few surveys have one. */
export const proPictures = proParts( () => import( /* webpackChunkName: "pro-pictures" */ './pro/pictures' ) );
