/**
 * JSON schemas and sources of the types in src/types that routes answer with.
 */
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../lib/paths.mjs';

const TYPES = join( root, 'src/types/index.ts' );
const ASKED = join( root, 'src/types/asked.ts' );

const OPTIONS = { strict: true, exactOptionalPropertyTypes: true, noEmit: true, lib: [ 'lib.es2022.d.ts' ] };

/** Other plugins bring types of their own, so a schema cannot close this list. */
const OPEN = 'QuestionType';

/**
 * A program in which the members of one interface are the answers.
 *
 * @param {string[]} answers Type expressions of tests/fixtures/routes.json.
 * @return {ts.Program} The program.
 */
function programOf( answers ) {
	const names = [ OPEN, ...answers.flatMap( ( answer ) => answer.match( /\b[A-Z]\w+/g ) ?? [] ) ];
	const text =
		`import type { ${ [ ...new Set( names ) ].join( ', ' ) } } from './index';\n` +
		`export interface Asked { open: ${ OPEN }; ${ answers.map( ( a, at ) => `r${ at }: ${ a };` ).join( ' ' ) } }\n`;
	const host = ts.createCompilerHost( OPTIONS );
	const { getSourceFile, fileExists } = host;
	host.getSourceFile = ( name, ...rest ) =>
		name === ASKED
			? ts.createSourceFile( name, text, ts.ScriptTarget.ES2022, true )
			: getSourceFile.call( host, name, ...rest );
	host.fileExists = ( name ) => name === ASKED || fileExists.call( host, name );
	const program = ts.createProgram( [ TYPES, ASKED ], OPTIONS, host );
	const wrong = program.getSemanticDiagnostics( program.getSourceFile( ASKED ) );
	if ( wrong.length ) {
		const texts = wrong.map( ( { messageText } ) => ts.flattenDiagnosticMessageText( messageText, ' ' ) );
		throw new Error( `An answer in tests/fixtures/routes.json is no type: ${ texts.join( ' ' ) }` );
	}
	return program;
}

/** Ids of requirements mean nothing to a client. */
const CITED = / ?\((?:[A-Z]+-?\d+(?:, )?)+\)/g;

const literals = ( type ) =>
	( type.isUnion() ? type.types : [ type ] ).flatMap( ( part ) => ( part.isStringLiteral() ? [ part.value ] : [] ) );

/**
 * Several schemas as one: types without bounds and words are put together.
 *
 * @param {Object[]} schemas Of a union's parts.
 * @return {Object} The schema.
 */
function either( schemas ) {
	const words = schemas.flatMap( ( schema ) => schema.enum ?? [] );
	const plain = schemas.filter( ( schema ) => ! schema.enum && Object.keys( schema ).length === 1 && schema.type );
	const rest = schemas.filter( ( schema ) => ! schema.enum && ! plain.includes( schema ) );
	const types = [ ...new Set( plain.flatMap( ( schema ) => schema.type ) ) ];
	const parts = [
		...( words.length ? [ { type: 'string', enum: [ ...new Set( words ) ].sort() } ] : [] ),
		...( types.length ? [ { type: types.length > 1 ? types : types[ 0 ] } ] : [] ),
		...rest,
	];
	return parts.length === 1 ? parts[ 0 ] : { anyOf: parts };
}

/**
 * @param {ts.TypeChecker} checker The program's.
 * @param {string[]}       open    Words of a union that others can add to.
 * @return {(type: ts.Type) => Object} Gives the schema of a type.
 */
function schemas( checker, open ) {
	const ofObject = ( type ) => {
		const index = checker.getIndexTypeOfType( type, ts.IndexKind.String );
		if ( index ) {
			return { type: 'object', additionalProperties: of( index ) };
		}
		const properties = {};
		const required = [];
		for ( const property of checker.getPropertiesOfType( type ) ) {
			const optional = Boolean( property.flags & ts.SymbolFlags.Optional );
			const description = ts
				.displayPartsToString( property.getDocumentationComment( checker ) )
				.replace( CITED, '' )
				.replace( /\s+/g, ' ' )
				.trim();
			const schema = of( checker.getTypeOfSymbol( property ) );
			properties[ property.name ] = description ? { description, ...schema } : schema;
			if ( ! optional ) {
				required.push( property.name );
			}
		}
		return { type: 'object', properties, ...( required.length ? { required } : {} ) };
	};
	const ofUnion = ( type ) => {
		const words = literals( type );
		const isOpen = open.every( ( word ) => words.includes( word ) );
		const parts = type.types.filter( ( part ) => ! ( part.flags & ts.TypeFlags.Undefined ) );
		const found = parts.filter( ( part ) => ! isOpen || ! part.isStringLiteral() ).map( of );
		return either( isOpen ? [ { type: 'string' }, ...found ] : found );
	};
	const of = ( type ) => {
		const { flags } = type;
		if ( type.isUnion() ) {
			return ofUnion( type );
		}
		if ( type.isStringLiteral() ) {
			return { type: 'string', enum: [ type.value ] };
		}
		if ( flags & ts.TypeFlags.StringLike ) {
			return { type: 'string' };
		}
		if ( flags & ts.TypeFlags.NumberLike ) {
			return { type: 'number' };
		}
		if ( flags & ts.TypeFlags.BooleanLike ) {
			return { type: 'boolean' };
		}
		if ( flags & ts.TypeFlags.Null ) {
			return { type: 'null' };
		}
		if ( checker.isArrayType( type ) ) {
			return { type: 'array', items: of( checker.getTypeArguments( type )[ 0 ] ) };
		}
		if ( flags & ( ts.TypeFlags.Object | ts.TypeFlags.Intersection ) ) {
			return ofObject( type );
		}
		throw new Error( `No schema for the type ${ checker.typeToString( type ) }.` );
	};
	return of;
}

/**
 * Declarations of src/types that a node names, and those that they name.
 *
 * @param {ts.TypeChecker}         checker The program's.
 * @param {ts.Node}                node    Where to look.
 * @param {Map<string, ts.Node>}   found   By name.
 */
function collect( checker, node, found ) {
	if ( ts.isTypeReferenceNode( node ) || ts.isExpressionWithTypeArguments( node ) ) {
		let symbol = checker.getSymbolAtLocation( node.typeName ?? node.expression );
		if ( symbol && symbol.flags & ts.SymbolFlags.Alias ) {
			symbol = checker.getAliasedSymbol( symbol );
		}
		const declaration = symbol?.declarations?.find(
			( one ) => ts.isInterfaceDeclaration( one ) || ts.isTypeAliasDeclaration( one )
		);
		if ( declaration?.getSourceFile().fileName.includes( '/src/types/' ) && ! found.has( symbol.name ) ) {
			found.set( symbol.name, declaration );
			collect( checker, declaration, found );
		}
	}
	ts.forEachChild( node, ( child ) => collect( checker, child, found ) );
}

/**
 * @param {string[]} answers Type expressions, e.g. `SurveyTemplate[]`.
 * @return {{schemas: Object[], sources: Record<string, string>}} A schema for each; the sources of all types by name.
 */
export function shapesOf( answers ) {
	const program = programOf( answers );
	const checker = program.getTypeChecker();
	const asked = program.getSourceFile( ASKED ).statements.find( ts.isInterfaceDeclaration );
	const [ open, ...types ] = asked.members.map( ( member ) => checker.getTypeAtLocation( member ) );
	const of = schemas( checker, literals( open ) );
	const found = new Map();
	asked.members.slice( 1 ).forEach( ( member ) => collect( checker, member, found ) );
	const sources = [ ...found ]
		.sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) )
		.map( ( [ name, node ] ) => {
			const start = node.jsDoc?.[ 0 ]?.getStart() ?? node.getStart();
			return [
				name,
				node
					.getSourceFile()
					.text.slice( start, node.getEnd() )
					.replace( /^export /m, '' ),
			];
		} );
	return { schemas: types.map( of ), sources: Object.fromEntries( sources ) };
}

/**
 * The file from which PHP gives the schemas: a line per method, so that changes can be read.
 *
 * @param {Object[]} replies Method, route and schema of each reply.
 * @return {string} JSON.
 */
export function schemaFile( replies ) {
	const paths = [ ...new Set( replies.map( ( { route } ) => route ) ) ];
	const methods = ( path ) =>
		replies
			.filter( ( { route } ) => route === path )
			.map( ( { method, schema } ) => `\t\t${ JSON.stringify( method ) }: ${ JSON.stringify( schema ) }` );
	const blocks = paths.map( ( path ) => `\t${ JSON.stringify( path ) }: {\n${ methods( path ).join( ',\n' ) }\n\t}` );
	return `{\n${ blocks.join( ',\n' ) }\n}\n`;
}
