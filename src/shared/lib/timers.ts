/** CONST-06: how long a toast stays. */
export const TOAST_MS = 3000;
/** A toast with a button: time to reach it by keyboard. */
export const UNDO_MS = 10_000;
/** CONST-03: how many seconds a banner stays that is not meant to stay. */
export const BANNER_TIMEOUT_S = 5;
/** CONST-05, CONST-07: slide-out of a notice, after which its close callback runs. */
export const NOTICE_CLOSE_MS = 500;
/** CONST-04: when a closed banner is forgotten. */
export const BANNER_REMOVAL_MS = 2000;
/** How long between two looks at what the server works on. */
export const LOOK_AGAIN_MS = 5000;
/** CONST-08: pause in typing before a search is sent. */
export const SEARCH_DEBOUNCE_MS = 300;
/** ADD-10, ADD-12: how long a busy label or the last word of a flow stays. */
export const BUSY_TAIL_MS = 1000;
/** SET-26: from the activation of an analytics plugin to the reload. */
export const ANALYTICS_RELOAD_MS = 800;
/** STG-13: pause in typing before a license key is verified. */
export const KEY_VERIFY_MS = 500;
/** STG-48: when automatic updates that nobody chose become "none". */
export const UPDATES_UNSET_MS = 300;
/** STG-26: when the preview of the widget appears. */
export const PREVIEW_DELAY_MS = 600;
