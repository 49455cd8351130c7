import { UserError } from '../log.mjs';

/**
 * The classes that a visitor's page, impression or submission needs, below
 * includes/. Where a request needs another one, that works as well and costs a
 * file more; `visitor-file.spec.ts` and `npm run bench -- server` (Pro) say so.
 */
const CLASSES = [
	'Access/AccessModule',
	'Access/AccessSettings',
	'Addons/Addon',
	'Addons/AddonRegistrar',
	'Addons/AddonStates',
	'Addons/AddonsModule',
	'Addons/BaseAddon',
	'Container',
	'Database/Database',
	'Database/DatabaseModule',
	'Display/AdvisoryToken',
	'Display/Build',
	'Display/ConsentGuard',
	'Display/DetailsPart',
	'Display/DisplayModule',
	'Display/DrawnQuestion',
	'Display/Fields',
	'Display/LiveIndex',
	'Display/PagePayload',
	'Display/PageRules/PageFacts',
	'Display/PageRules/PageRuleRegistry',
	'Display/PageRules/PageRuleType',
	'Display/PageRules/PageRules',
	'Display/PageRules/QueriedPage',
	'Display/PageTag',
	'Display/PayloadDefaults',
	'Display/Placed',
	'Display/PlainParts',
	'Display/SurveyParts',
	'Display/WidgetDefaults',
	'Display/WidgetParts',
	'Display/WidgetSettingKeys',
	'Display/WidgetSettings',
	'Display/WidgetStrings',
	'FastImpressions/FastImpressions',
	'FastImpressions/FastImpressionsModule',
	'Integrations/IntegrationsModule',
	'Integrations/ResponseStored',
	'Mail/EmailLogic',
	'Mail/MailModule',
	'Mail/ResponseMailHandler',
	'Module',
	'Outbox/OutboxHandler',
	'Outbox/OutboxHandlers',
	'Outbox/OutboxModule',
	'Outbox/OutboxRepository',
	'Outbox/ResponseHandler',
	'Outbox/Revivable',
	'Outbox/Schedule',
	'Plan/Edition',
	'Plan/LicenseSchedule',
	'Plan/LicenseStore',
	'Plan/Offers',
	'Plan/PlanModule',
	'Plugin',
	'Privacy/Addresses',
	'Privacy/DataPolicy',
	'Responses/Calls/EarlyPath',
	'Responses/Calls/PublicCalls',
	'Responses/Calls/RateLimiter',
	'Responses/Calls/RecordImpression',
	'Responses/Calls/Visitor',
	'Responses/Counters/CounterChange',
	'Responses/Counters/CounterRepository',
	'Responses/ResponseRepository',
	'Responses/ResponsesModule',
	'Responses/Submission/AnswerCheck',
	'Responses/Submission/Answers',
	'Responses/Submission/GivenAnswer',
	'Responses/Submission/NewResponse',
	'Responses/Submission/Submission',
	'Responses/Submission/SubmissionInput',
	'Responses/Submission/SubmitResponse',
	'Responses/Submission/Submitted',
	'Responses/Submission/SubmittedPage',
	'Responses/Submission/UserAgent',
	'Rest/RestController',
	'Settings/SettingsModule',
	'Support/Clock',
	'Support/Neighbor',
	'Support/SupportModule',
	'Support/SystemClock',
	'Support/Untranslated',
	'Surveys/EmailAddresses',
	'Surveys/HiddenFields',
	'Surveys/Languages/NoLanguages',
	'Surveys/Languages/SurveyLanguages',
	'Surveys/LastDay',
	'Surveys/Logic/LogicEvaluator',
	'Surveys/Logic/Paths',
	'Surveys/Logic/PlainWalk',
	'Surveys/Logic/Walk',
	'Surveys/Question',
	'Surveys/QuestionTypes/BaseType',
	'Surveys/QuestionTypes/CheckboxType',
	'Surveys/QuestionTypes/ChoiceRules',
	'Surveys/QuestionTypes/ConsentType',
	'Surveys/QuestionTypes/CoreTypes',
	'Surveys/QuestionTypes/EmailType',
	'Surveys/QuestionTypes/Extras',
	'Surveys/QuestionTypes/LongTextType',
	'Surveys/QuestionTypes/OptionKey',
	'Surveys/QuestionTypes/OptionsType',
	'Surveys/QuestionTypes/QuestionType',
	'Surveys/QuestionTypes/QuestionTypeRegistry',
	'Surveys/QuestionTypes/RadioButtonType',
	'Surveys/QuestionTypes/StatementType',
	'Surveys/QuestionTypes/StoredAnswer',
	'Surveys/QuestionTypes/Text',
	'Surveys/QuestionTypes/TextRules',
	'Surveys/QuestionTypes/TextType',
	'Surveys/Survey',
	'Surveys/SurveyRepository',
	'Surveys/SurveysModule',
];

/** Pro's own. */
const PRO_CLASSES = [
	'Pro/Languages/StoredLanguages',
	'Pro/Paths/PathWalk',
	'Pro/ProModule',
	'Pro/QuestionTypes/IconChoiceType',
	'Pro/QuestionTypes/ImageRadioType',
	'Pro/QuestionTypes/PictureOptionsType',
	'Pro/Webhooks/Event',
	'Pro/Webhooks/FanOut',
	'Pro/Webhooks/Send',
	'Pro/Webhooks/Subscriptions',
	'Pro/Webhooks/WebhooksModule',
];

const HEAD = `<?php
/**
 * Made from includes/ when the package was made: the classes of a visitor's
 * request in one file, because finding a file costs more than running it. Without
 * this file the plugin works from includes/, which is the place to change something.
 *
 * @package UserFeedback
 */
declare(strict_types=1);
`;

const START = /^<\?php\ndeclare\(strict_types=1\);\n\nnamespace ([\w\\]+);\n/;

/** Doc blocks stand in the files of includes/. */
const DOC_BLOCK = /^\t*\/\*\*\n(?:\t* \*.*\n)+/gm;

/** What a class is made of: `extends A`, `implements B, C`. */
const MADE_OF = /^(?:(?:final|abstract) )*(?:class|interface|enum) \w+(?:: \w+)?([^{]*)\{/m;

/**
 * Classes of the plugin that must be declared before a class.
 *
 * @param {string} path Below includes/, without .php.
 * @param {string} code Its source.
 * @return {string[]} Their paths.
 */
function parentsOf( path, code ) {
	const imports = new Map(
		[ ...code.matchAll( /^use UserFeedback\\([\w\\]+);/gm ) ].map( ( [ , name ] ) => [
			name.split( '\\' ).at( -1 ),
			name.replaceAll( '\\', '/' ),
		] )
	);
	const [ , parents = '' ] = code.match( MADE_OF ) ?? [];
	const folder = path.split( '/' ).slice( 0, -1 );
	return ( parents.match( /(?<!\\)\b(?!extends\b|implements\b)[A-Za-z]\w*/g ) ?? [] ).map(
		( name ) => imports.get( name ) ?? [ ...folder, name ].join( '/' )
	);
}

/**
 * The same classes, each behind those that it is made of.
 *
 * @param {string[]}                  paths   Below includes/, without .php.
 * @param {(path: string) => string}  codeOf  Source of a class.
 * @param {(path: string) => boolean} isThere Whether the plugin has a class of that path.
 * @return {string[]} In the order in which PHP can declare them.
 */
function inOrder( paths, codeOf, isThere ) {
	const ordered = new Set();
	const add = ( path ) => {
		for ( const parent of parentsOf( path, codeOf( path ) ).filter( isThere ) ) {
			if ( ! paths.includes( parent ) ) {
				throw new UserError( `${ path } cannot travel in the visitor's file without ${ parent }.` );
			}
			add( parent );
		}
		ordered.add( path );
	};
	paths.forEach( add );
	return [ ...ordered ];
}

/**
 * The one file.
 *
 * @param {'lite'|'pro'}                           edition Edition.
 * @param {(path: string) => Uint8Array|undefined} read    Gives a file below includes/.
 * @return {Uint8Array} Its content.
 */
export function visitorFile( edition, read ) {
	const codeOf = ( path ) => {
		const code = new TextDecoder().decode( read( `${ path }.php` ) );
		if ( ! START.test( code ) ) {
			throw new UserError(
				`includes/${ path }.php cannot travel in the visitor's file: it is missing, or begins otherwise than the others.`
			);
		}
		return code;
	};
	const isThere = ( path ) => read( `${ path }.php` ) !== undefined;
	// Pro's own stand behind all others, so that both files begin alike.
	const shared = inOrder( CLASSES, codeOf, isThere );
	const all = edition === 'pro' ? inOrder( [ ...shared, ...PRO_CLASSES ], codeOf, isThere ) : shared;
	const parts = all.map(
		( path ) => `${ codeOf( path ).replace( START, 'namespace $1 {\n' ).replace( DOC_BLOCK, '' ) }}\n`
	);
	return new TextEncoder().encode( [ HEAD, ...parts ].join( '\n' ) );
}
