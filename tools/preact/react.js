import { useState } from 'preact/hooks';

/**
 * What the widget uses of React, by Preact. preact/compat would do the same and
 * weigh 3 kB more, because it cannot be shaken; the tests run against both React
 * and Preact. Without `useEffect`: to wait for a frame to be painted weighs more
 * than it gains here.
 */
export { Component, Fragment } from 'preact';
export { useLayoutEffect, useState } from 'preact/hooks';

/** Preact's own is a `useMemo`, which nothing else here needs. */
export const useRef = ( current ) => useState( { current } )[ 0 ];
