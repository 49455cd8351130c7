/**
 * The replies that PHPUnit wrote down (`RepliesTest`) have the wire types of the screens: a key
 * that is renamed on one side breaks the type check or the other side's test.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type {
	AiSummary,
	BootData,
	BulkResult,
	ContentItem,
	ExportChoices,
	EditLock,
	ImpressionReply,
	PluginSettings,
	QuestionAnswersResult,
	ResponseDetail,
	ResponseListResult,
	ResultsSummary,
	RuleValueItem,
	SavedSurvey,
	Survey,
	SurveyListResult,
	SurveyResults,
	SurveyTemplate,
	WirePayload,
} from '../../../src/types';
import routes from '../../fixtures/routes.json';
import boot from '../../fixtures/replies/boot.json';
import deleteResponses from '../../fixtures/replies/delete-surveys-id-responses.json';
import deleteSurveys from '../../fixtures/replies/delete-surveys.json';
import aiSummary from '../../fixtures/replies/get-ai-summary-id.json';
import keptSummary from '../../fixtures/replies/get-preload-ai-summary-id.json';
import consent from '../../fixtures/replies/post-ai-consent.json';
import logicType from '../../fixtures/replies/get-logic-type.json';
import summary from '../../fixtures/replies/get-results-summary.json';
import search from '../../fixtures/replies/get-search.json';
import settings from '../../fixtures/replies/get-settings.json';
import templates from '../../fixtures/replies/get-survey-templates.json';
import answers from '../../fixtures/replies/get-surveys-id-questions-question_id-answers.json';
import response from '../../fixtures/replies/get-surveys-id-responses-response_id.json';
import responses from '../../fixtures/replies/get-surveys-id-responses.json';
import exportChoices from '../../fixtures/replies/get-surveys-id-export.json';
import results from '../../fixtures/replies/get-surveys-id-results.json';
import survey from '../../fixtures/replies/get-surveys-id.json';
import surveys from '../../fixtures/replies/get-surveys.json';
import savedSettings from '../../fixtures/replies/post-settings.json';
import page from '../../fixtures/replies/page.json';
import draft from '../../fixtures/replies/post-surveys-draft.json';
import releasedLock from '../../fixtures/replies/delete-surveys-id-lock.json';
import lock from '../../fixtures/replies/post-surveys-id-lock.json';
import duplicate from '../../fixtures/replies/post-surveys-id-duplicate.json';
import impression from '../../fixtures/replies/post-surveys-id-impression.json';
import restoreResponses from '../../fixtures/replies/post-surveys-id-responses-restore.json';
import trashResponses from '../../fixtures/replies/post-surveys-id-responses-trash.json';
import submission from '../../fixtures/replies/post-surveys-id-responses.json';
import publish from '../../fixtures/replies/post-surveys-publish.json';
import restore from '../../fixtures/replies/post-surveys-restore.json';
import trash from '../../fixtures/replies/post-surveys-trash.json';
import saved from '../../fixtures/replies/post-surveys.json';

/** A type as JSON modules have it: their words are any text, and absent keys of list items are undefined. */
type Json< T > = T extends string
	? string
	: T extends number
		? number
		: T extends boolean
			? boolean
			: T extends readonly ( infer Item )[]
				? Json< Item >[]
				: T extends object
					? { [ Key in keyof T ]: Json< T[ Key ] > | ( undefined extends T[ Key ] ? undefined : never ) }
					: T;

type KeyOf< T > = T extends unknown ? keyof T : never;
type ValueOf< T, Key > = T extends unknown ? ( Key extends keyof T ? T[ Key ] : never ) : never;
type ItemOf< T > = T extends readonly ( infer Item )[] ? Item : never;

/** Paths of keys of a reply that its type does not have. */
type Surplus< T, Type, Path extends string = '' > = T extends readonly ( infer Item )[]
	? Surplus< Item, ItemOf< Type >, `${ Path }[]` >
	: T extends object
		? {
				[ Key in keyof T & string ]: Key extends KeyOf< Type >
					? Surplus< T[ Key ], ValueOf< Type, Key >, `${ Path }.${ Key }` >
					: `${ Path }.${ Key }`;
			}[ keyof T & string ]
		: never;

interface Changed {
	changed: number[];
}

/** The type of each file. */
interface Wire {
	boot: BootData;
	page: WirePayload;
	'delete-surveys': BulkResult;
	'delete-surveys-id-responses': Changed;
	'delete-surveys-id-lock': { released: boolean };
	'get-ai-summary-id': AiSummary;
	'get-logic-type': RuleValueItem[];
	'get-preload-ai-summary-id': AiSummary;
	'get-results-summary': { data: ResultsSummary };
	'get-search': ContentItem[];
	'get-settings': PluginSettings;
	'get-survey-templates': SurveyTemplate[];
	'get-surveys': SurveyListResult;
	'get-surveys-id': Survey;
	'get-surveys-id-questions-question_id-answers': QuestionAnswersResult;
	'get-surveys-id-export': ExportChoices;
	'get-surveys-id-responses': ResponseListResult;
	'get-surveys-id-responses-response_id': ResponseDetail;
	'get-surveys-id-results': SurveyResults;
	'post-ai-consent': { agreed: boolean };
	'post-settings': PluginSettings;
	'post-surveys': SavedSurvey;
	'post-surveys-draft': BulkResult;
	'post-surveys-id-duplicate': { id: number };
	'post-surveys-id-lock': EditLock;
	'post-surveys-id-impression': ImpressionReply;
	'post-surveys-id-responses': { data: number };
	'post-surveys-id-responses-restore': Changed;
	'post-surveys-id-responses-trash': Changed;
	'post-surveys-publish': BulkResult;
	'post-surveys-restore': BulkResult;
	'post-surveys-trash': BulkResult;
}

const replies = {
	boot,
	page,
	'delete-surveys': deleteSurveys,
	'delete-surveys-id-responses': deleteResponses,
	'delete-surveys-id-lock': releasedLock,
	'get-ai-summary-id': aiSummary,
	'get-logic-type': logicType,
	'get-preload-ai-summary-id': keptSummary,
	'get-results-summary': summary,
	'get-search': search,
	'get-settings': settings,
	'get-survey-templates': templates,
	'get-surveys': surveys,
	'get-surveys-id': survey,
	'get-surveys-id-questions-question_id-answers': answers,
	'get-surveys-id-export': exportChoices,
	'get-surveys-id-responses': responses,
	'get-surveys-id-responses-response_id': response,
	'get-surveys-id-results': results,
	'post-ai-consent': consent,
	'post-settings': savedSettings,
	'post-surveys': saved,
	'post-surveys-draft': draft,
	'post-surveys-id-duplicate': duplicate,
	'post-surveys-id-lock': lock,
	'post-surveys-id-impression': impression,
	'post-surveys-id-responses': submission,
	'post-surveys-id-responses-restore': restoreResponses,
	'post-surveys-id-responses-trash': trashResponses,
	'post-surveys-publish': publish,
	'post-surveys-restore': restore,
	'post-surveys-trash': trash,
} satisfies { [ Name in keyof Wire ]: Json< Wire[ Name ] > };

type None< T extends never > = T;

/** The compiler names each key that a reply has and its type has not. */
export type UnknownKeys = None< Surplus< typeof replies, Wire > >;

const nameOf = ( { method, route }: { method: string; route: string } ) =>
	method.toLowerCase() + route.replace( /\(\?P<(\w+)>.*?\)(?=\/|$)/g, '$1' ).replaceAll( '/', '-' );

describe( 'Replies', () => {
	it( 'has a type for every route, the boot data and every file', () => {
		const held = Object.keys( replies ).sort();
		const files = readdirSync( join( __dirname, '../../fixtures/replies' ) ).map( ( file ) =>
			file.replace( '.json', '' )
		);
		expect( held ).toEqual( [ 'boot', 'page', ...routes.map( nameOf ) ].sort() );
		expect( held ).toEqual( files.sort() );
	} );
} );
