/**
 * npm run build: writes build/. Icons, fonts and stop words come first, because PHP reads them too.
 */
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

for ( const [ script, ...args ] of [
	[ 'tools/build-icons.mjs' ],
	[ 'tools/build-fonts.mjs' ],
	[ 'tools/build-stop-words.mjs' ],
	[ 'node_modules/webpack-cli/bin/cli.js', '--mode=production', '--no-color' ],
] ) {
	const { code } = await run( process.execPath, [ join( root, script ), ...args ], {
		cwd: root,
		// Packages choose their small build by it, not by webpack's mode.
		env: { NODE_ENV: 'production' },
		allowFailure: true,
		onData: ( text ) => process.stdout.write( text ),
	} );
	if ( code !== 0 ) {
		process.exit( code );
	}
}
