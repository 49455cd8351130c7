/**
 * The replies that PHPUnit wrote down (`RepliesTest`) have the wire types of the screens: a key
 * that is renamed on one side breaks the type check or the other side's test.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type {
	BootData,
	BulkResult,
	ContentItem,
	EditLock,
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
} from '../../../src/types';
import routes from '../../fixtures/routes.json';
import boot from '../../fixtures/replies/boot.json';
import deleteResponses from '../../fixtures/replies/delete-surveys-id-responses.json';
import deleteSurveys from '../../fixtures/replies/delete-surveys.json';
import logicType from '../../fixtures/replies/get-logic-type.json';
import summary from '../../fixtures/replies/get-results-summary.json';
import search from '../../fixtures/replies/get-search.json';
import settings from '../../fixtures/replies/get-settings.json';
import templates from '../../fixtures/replies/get-survey-templates.json';
import answers from '../../fixtures/replies/get-surveys-id-questions-question_id-answers.json';
import response from '../../fixtures/replies/get-surveys-id-responses-response_id.json';
import responses from '../../fixtures/replies/get-surveys-id-responses.json';
import results from '../../fixtures/replies/get-surveys-id-results.json';
import survey from '../../fixtures/replies/get-surveys-id.json';
import surveys from '../../fixtures/replies/get-surveys.json';
import savedSettings from '../../fixtures/replies/post-settings.json';
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

interface Changed {
	changed: number[];
}

const replies = {
	boot: boot satisfies Json< BootData >,
	'delete-surveys': deleteSurveys satisfies Json< BulkResult >,
	'delete-surveys-id-responses': deleteResponses satisfies Changed,
	'delete-surveys-id-lock': releasedLock satisfies { released: boolean },
	'get-logic-type': logicType satisfies Json< RuleValueItem[] >,
	'get-results-summary': summary satisfies Json< { data: ResultsSummary } >,
	'get-search': search satisfies Json< ContentItem[] >,
	'get-settings': settings satisfies Json< PluginSettings >,
	'get-survey-templates': templates satisfies Json< SurveyTemplate[] >,
	'get-surveys': surveys satisfies Json< SurveyListResult >,
	'get-surveys-id': survey satisfies Json< Survey >,
	'get-surveys-id-questions-question_id-answers': answers satisfies Json< QuestionAnswersResult >,
	'get-surveys-id-responses': responses satisfies Json< ResponseListResult >,
	'get-surveys-id-responses-response_id': response satisfies Json< ResponseDetail >,
	'get-surveys-id-results': results satisfies Json< SurveyResults >,
	'post-settings': savedSettings satisfies Json< PluginSettings >,
	'post-surveys': saved satisfies Json< SavedSurvey >,
	'post-surveys-draft': draft satisfies Json< BulkResult >,
	'post-surveys-id-duplicate': duplicate satisfies { id: number },
	'post-surveys-id-lock': lock satisfies Json< EditLock >,
	'post-surveys-id-impression': impression satisfies { data: boolean },
	'post-surveys-id-responses': submission satisfies { data: number },
	'post-surveys-id-responses-restore': restoreResponses satisfies Changed,
	'post-surveys-id-responses-trash': trashResponses satisfies Changed,
	'post-surveys-publish': publish satisfies Json< BulkResult >,
	'post-surveys-restore': restore satisfies Json< BulkResult >,
	'post-surveys-trash': trash satisfies Json< BulkResult >,
};

const nameOf = ( { method, route }: { method: string; route: string } ) =>
	method.toLowerCase() + route.replace( /\(\?P<(\w+)>.*?\)(?=\/|$)/g, '$1' ).replaceAll( '/', '-' );

describe( 'Replies', () => {
	it( 'has a type for every route, the boot data and every file', () => {
		const held = Object.keys( replies ).sort();
		const files = readdirSync( join( __dirname, '../../fixtures/replies' ) ).map( ( file ) =>
			file.replace( '.json', '' )
		);
		expect( held ).toEqual( [ 'boot', ...routes.map( nameOf ) ].sort() );
		expect( held ).toEqual( files.sort() );
	} );
} );
