/**
 * A tenth question type does not compile until every table of types has its row: docs/how-to/question-type.md.
 */
import assert from 'node:assert/strict';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { root } from '../../tools/lib/paths.mjs';

const TYPES = join( root, 'src/types/question.ts' );

/** Files that own a table of all types. */
const TABLES = [
	'src/domain/question-types.ts',
	'src/admin-surveys/builder/question-types/index.ts',
	'src/admin-results/question-types/index.ts',
	'src/widget/survey/questions/index.ts',
];

test( 'the compiler names every table in which a new question type has no row', () => {
	const { config } = ts.readConfigFile( join( root, 'tsconfig.json' ), ts.sys.readFile );
	const { options } = ts.parseJsonConfigFileContent( config, ts.sys, root );
	const host = ts.createCompilerHost( options );
	const { readFile } = host;
	host.getSourceFile = ( name, target ) => {
		const text = readFile( name );
		const more = name === TYPES ? text.replace( '\n] as const', "\n\t'thumbs',\n] as const" ) : text;
		assert.ok( name !== TYPES || more !== text, 'The list of types looks different: mend this test.' );
		return more === undefined ? undefined : ts.createSourceFile( name, more, target );
	};
	const types = TABLES.map( ( path ) => join( root, path ) );
	const program = ts.createProgram( [ ...types, join( root, 'src/widget/survey/widget.tsx' ) ], options, host );
	const named = types.flatMap( ( path ) =>
		program
			.getSemanticDiagnostics( program.getSourceFile( path ) )
			.filter( ( { messageText } ) => /thumbs/.test( ts.flattenDiagnosticMessageText( messageText, ' ' ) ) )
			.map( () => relative( root, path ) )
	);
	assert.deepEqual( [ ...new Set( named ) ], TABLES );
} );
