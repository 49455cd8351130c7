/**
 * What the widget uses of React, by Preact. preact/compat would do the same and
 * weigh 3 kB more, because it cannot be shaken; the tests run against both React
 * and this file.
 */
export { Component, Fragment } from 'preact';
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
