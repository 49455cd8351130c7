/**
 * npm run bench [-- part ...]: measures the budgets, each beside a reference from the same run on the same
 * machine.
 *
 * Parts: bytes, visitor, builder, server, outbox, growth, filters, export, ratings, heatmaps, countries (default: all).
 *
 * --sizes=1000,100000 sets the sizes of growth (default 1000,100000,1000000); filters and export take the largest.
 *
 * --seconds=8 sets the length of each load in server.
 */
import { ensureBuild } from './lib/build.mjs';
import { main, say, UserError } from './lib/log.mjs';
import { Site } from './lib/site.mjs';
import { measureBuilder } from './bench/builder.mjs';
import { measureBytes } from './bench/bytes.mjs';
import { measureCountries } from './bench/countries.mjs';
import { measureExport } from './bench/export.mjs';
import { measureFilters } from './bench/filters.mjs';
import { measureGrowth } from './bench/growth.mjs';
import { measureHeatmaps } from './bench/heatmaps.mjs';
import { measureOutbox } from './bench/outbox.mjs';
import { measureRatings } from './bench/ratings.mjs';
import { measureServer } from './bench/server.mjs';
import { measureVisitor } from './bench/visitor.mjs';
import { layOut } from './bench/site.mjs';
import { Report } from './bench/report.mjs';

const PARTS = {
	bytes: measureBytes,
	visitor: measureVisitor,
	builder: measureBuilder,
	server: measureServer,
	outbox: measureOutbox,
	growth: measureGrowth,
	filters: measureFilters,
	export: measureExport,
	ratings: measureRatings,
	heatmaps: measureHeatmaps,
	countries: measureCountries,
};

await main( async () => {
	const options = { sizes: [ 1000, 100000, 1000000 ], seconds: 8 };
	const chosen = [];
	for ( const arg of process.argv.slice( 2 ) ) {
		if ( arg.startsWith( '--sizes=' ) ) {
			options.sizes = arg.slice( 8 ).split( ',' ).map( Number );
		} else if ( arg.startsWith( '--seconds=' ) ) {
			options.seconds = Number( arg.slice( 10 ) );
		} else if ( PARTS[ arg ] ) {
			chosen.push( arg );
		} else {
			throw new UserError( `There is no part "${ arg }": ${ Object.keys( PARTS ).join( ', ' ) }.` );
		}
	}
	await ensureBuild();
	const report = new Report();
	const site = new Site( { purpose: 'bench', measured: true } );
	await site.up();
	try {
		await layOut( site );
		for ( const part of chosen.length ? chosen : Object.keys( PARTS ) ) {
			say( `Measuring ${ part }` );
			await PARTS[ part ]( { site, report, options } );
		}
	} finally {
		await site.down();
	}
	report.print();
} );
