import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve( dirname( fileURLToPath( import.meta.url ) ), '../..' );

/** Everything a checkout makes at run time (sites, logs); ignored by git. */
export const localCache = join( root, '.cache' );

/** Downloads that all checkouts of one person share. */
export const sharedCache =
	process.env.USERFEEDBACK_CACHE ||
	join( process.env.XDG_CACHE_HOME || join( homedir(), '.cache' ), 'userfeedback-dev' );
