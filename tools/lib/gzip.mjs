import { spawnSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';

/**
 * Size after `gzip -9`, the measure of the budgets. Node's zlib is another implementation (half a percent larger
 * here) and serves where there is no gzip.
 *
 * @param {string|Buffer} content What is sent.
 * @return {number} Bytes.
 */
export function gzipped( content ) {
	const { status, stdout } = spawnSync( 'gzip', [ '-9', '-c' ], { input: content } );
	return status === 0 ? stdout.length : gzipSync( content, { level: 9 } ).length;
}
