/** Automatic JSX by Preact's own createElement, which the widget has anyway. */
import { createElement, Fragment } from 'preact';

const jsx = ( type, props, key ) => createElement( type, key === undefined ? props : { ...props, key } );

export { Fragment, jsx, jsx as jsxs };
