/**
 * The router of the admin apps: wouter on addresses like `#/survey/5?filter=…` (docs/adr/0012-hash-router.md).
 */
export { Link, Redirect as Navigate, Route, Switch, useParams } from 'wouter';
export { HashRouter } from './hash-router';
export { useHref, useLocation, useNavigate, useSearchParams } from './hooks';
export { useBlocker } from './use-blocker';
