import { proParts } from '../../shared/registry/pro-parts';

export const proBuilder = proParts( () => import( /* webpackChunkName: "pro-builder" */ './pro' ) );

/** Editors of the picture types, apart: few surveys have one. */
export const proPictures = proParts( () => import( /* webpackChunkName: "pro-pictures" */ './pro/pictures' ) );
