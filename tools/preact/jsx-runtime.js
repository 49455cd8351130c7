/**
 * Automatic JSX without the detour over createElement: what the compiler hands
 * over is a new object already. Refs of ours are on elements only.
 */
import { createVNode, Fragment } from 'preact/src/create-element.js';

const jsx = ( type, { ref, ...props }, key ) => createVNode( type, props, key, ref );

export { Fragment, jsx, jsx as jsxs };
