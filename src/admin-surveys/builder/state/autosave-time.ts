/** A draft that nobody touched for so long is saved. */
export const AUTOSAVE_AFTER_MS = 5_000;

/** After a failure that may pass: the connection, a busy server. */
export const AUTOSAVE_AGAIN_MS = 30_000;
