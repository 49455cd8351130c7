import { UserError } from '../log.mjs';

/**
 * The classes that a visitor's page, impression or submission needs, by folder
 * of includes/; parents and interfaces stand before what is made of them.
 * `npm run bench -- server` says when a request needs another one: that works
 * as well, and costs a file more.
 */
const CLASSES = {
	'': [ 'Container', 'Module', 'Plugin' ],
	Support: [ 'Neighbor', 'Clock', 'SystemClock', 'Untranslated', 'SupportModule' ],
	Database: [ 'Database', 'DatabaseModule' ],
	Settings: [ 'SettingsModule' ],
	Plan: [ 'Feature', 'Edition', 'LicenseStore', 'LicenseSchedule', 'Entitlements', 'PlanModule' ],
	Addons: [ 'Addon', 'AddonStates', 'AddonRegistrar', 'AddonsModule' ],
	Access: [ 'AccessModule' ],
	Rest: [ 'RestController' ],
	Surveys: [ 'Question', 'Survey', 'SurveyRepository', 'SurveysModule' ],
	'Surveys/Logic': [ 'LogicEvaluator' ],
	'Surveys/QuestionTypes': [
		'Text',
		'OptionKey',
		'StoredAnswer',
		'QuestionType',
		'BaseType',
		'OptionsType',
		'RadioButtonType',
		'CheckboxType',
		'EmailType',
		'TextType',
		'LongTextType',
		'CoreTypes',
		'QuestionTypeRegistry',
	],
	Display: [
		'AdvisoryToken',
		'Build',
		'Fields',
		'LiveIndex',
		'Placed',
		'PagePayload',
		'PageTag',
		'SurveyParts',
		'Usual',
		'WidgetFile',
		'WidgetSettings',
		'WidgetStrings',
		'DisplayModule',
	],
	'Display/PageRules': [ 'PageFacts', 'PageRuleType', 'PageRuleRegistry', 'PageRules' ],
	Responses: [
		'AnswerCheck',
		'CounterChange',
		'CounterRepository',
		'EarlyPath',
		'FastPathSetup',
		'GivenAnswer',
		'NewResponse',
		'OutboxHandlers',
		'OutboxRepository',
		'PublicCalls',
		'RateLimiter',
		'RecordImpression',
		'ResponseRepository',
		'Submission',
		'SubmissionInput',
		'SubmitResponse',
		'Submitted',
		'SubmittedPage',
		'UserAgent',
		'Visitor',
		'ResponsesModule',
	],
};

/** Pro's own, by folder as well. */
const PRO_CLASSES = {
	'Pro/QuestionTypes': [ 'PictureOptionsType', 'ImageRadioType', 'IconChoiceType' ],
	Pro: [ 'ProModule' ],
};

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

/**
 * The one file.
 *
 * @param {'lite'|'pro'}                           edition Edition.
 * @param {(path: string) => Uint8Array|undefined} read    Gives a file below includes/.
 * @return {Uint8Array} Its content.
 */
export function visitorFile( edition, read ) {
	const names = Object.entries( { ...CLASSES, ...( edition === 'pro' ? PRO_CLASSES : {} ) } ).flatMap(
		( [ folder, classes ] ) => classes.map( ( name ) => ( folder ? `${ folder }/${ name }` : name ) )
	);
	const parts = names.map( ( name ) => {
		const code = new TextDecoder().decode( read( `${ name }.php` ) );
		if ( ! START.test( code ) ) {
			throw new UserError(
				`includes/${ name }.php cannot travel in the visitor's file: it is missing, or begins otherwise than the others.`
			);
		}
		return `${ code.replace( START, 'namespace $1 {\n' ).replace( DOC_BLOCK, '' ) }}\n`;
	} );
	return new TextEncoder().encode( [ HEAD, ...parts ].join( '\n' ) );
}
