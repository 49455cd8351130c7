import { proParts } from '../../shared/registry/pro-parts';

// What has the same name is one file: small ones would each repeat what compresses well.

export const proBuilder = proParts( () => import( /* webpackChunkName: "pro-builder" */ './pro' ) );

export const proCountries = proParts( () => import( /* webpackChunkName: "pro-builder" */ './pro/countries' ) );

/** Groups, facts, jumps, endings and their map are apart: few surveys have some. */
export const proPaths = proParts( () => import( /* webpackChunkName: "pro-paths" */ './pro/paths' ) );

export const proMap = proParts( () => import( /* webpackChunkName: "pro-paths" */ './pro/map' ) );

export const proLanguages = proParts( () => import( /* webpackChunkName: "pro-builder" */ './pro/languages' ) );

export const proDraft = proParts( () => import( /* webpackChunkName: "pro-builder" */ './pro/ai' ) );

export const proPictures = proParts( () => import( /* webpackChunkName: "pro-builder" */ './pro/pictures' ) );

export const proRevisions = proParts( () => import( /* webpackChunkName: "pro-builder" */ './pro/revisions' ) );
