/**
 * The replies that PHPUnit wrote down (`RepliesTest`) have the wire types of the screens: a key
 * that is renamed on one side breaks the type check or the other side's test.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type {
	ChangedAddresses,
	FontFiles,
	FrequentWords,
	HealthResult,
	Heatmap,
	HeatmapList,
	HeatmapMap,
	NewsState,
	HeatmapPage,
	HeatmapRecordReply,
	LookChange,
	MailPreview,
	MailTest,
	StoredData,
	AiConsent,
	AiDraft,
	AiSummary,
	AiWording,
	BootData,
	Breakdown,
	Comparison,
	BulkResult,
	ChangedResponses,
	ContentItem,
	Countries,
	CountryOfAddress,
	DriveFolder,
	DriveFolderList,
	DriveSheet,
	DriveState,
	CountedTag,
	CountedTopic,
	OpinionProgress,
	ResponseOpinions,
	SurveyOpinions,
	TopicList,
	ExportChoices,
	PreparedFile,
	PreparedFileList,
	EditLock,
	ImpressionReply,
	NewSharedReport,
	PostRatingDetail,
	PostRatingList,
	PostRatingSettingsReply,
	PostRatingTotals,
	PluginSettings,
	QuestionAnswersResult,
	ResponseDetail,
	ResponseListResult,
	ResponseNotes,
	ResponsePerson,
	ResultsSummary,
	RuleValueItem,
	SavedSurvey,
	SentFile,
	SavedFilter,
	SavedFilterList,
	SharedReportList,
	NewWebhook,
	Webhook,
	WebhookDeliveries,
	WebhookDelivery,
	WebhookDeliveryDetail,
	WebhookList,
	WebhookSecret,
	WebhookTest,
	Survey,
	PathFigures,
	SurveyEvents,
	SurveyFile,
	SurveyChecks,
	QuestionBank,
	BankQuestion,
	SurveyImport,
	SurveyInLanguage,
	SurveyLanguages,
	SurveyRevisionDetail,
	SurveyRevisions,
	SurveyListResult,
	SurveyResults,
	SurveyTemplate,
	TextSuggestions,
	TagList,
	WirePayload,
	InboxRead,
	NotificationActionResult,
	NotificationLists,
	InboxResult,
	Trend,
	UsageData,
	WordComparison,
} from '../../../src/types';
import routes from '../../fixtures/routes.json';
import boot from '../../fixtures/replies/boot.json';
import deleteResponses from '../../fixtures/replies/delete-surveys-id-responses.json';
import deleteSurveys from '../../fixtures/replies/delete-surveys.json';
import aiSummary from '../../fixtures/replies/get-ai-summary-id.json';
import keptSummary from '../../fixtures/replies/get-preload-ai-summary-id.json';
import givenConsent from '../../fixtures/replies/get-ai-consent.json';
import words from '../../fixtures/replies/get-surveys-id-questions-question_id-words.json';
import wordComparison from '../../fixtures/replies/get-surveys-id-questions-question_id-words-comparison.json';
import consent from '../../fixtures/replies/post-ai-consent.json';
import aiDraft from '../../fixtures/replies/post-survey-drafts.json';
import wording from '../../fixtures/replies/post-survey-drafts-wording.json';
import logicType from '../../fixtures/replies/get-logic-type.json';
import inbox from '../../fixtures/replies/get-inbox.json';
import notifications from '../../fixtures/replies/get-notifications.json';
import notificationAction from '../../fixtures/replies/post-notifications-action.json';
import notificationDismissed from '../../fixtures/replies/post-notifications-id-dismiss.json';
import inboxRead from '../../fixtures/replies/post-inbox-read.json';
import summary from '../../fixtures/replies/get-results-summary.json';
import search from '../../fixtures/replies/get-search.json';
import mailPreview from '../../fixtures/replies/get-mail-preview.json';
import mailTest from '../../fixtures/replies/post-mail-test.json';
import fontFiles from '../../fixtures/replies/get-settings-font.json';
import fetchedFont from '../../fixtures/replies/post-settings-font.json';
import surveyLooks from '../../fixtures/replies/get-survey-looks.json';
import givenLooks from '../../fixtures/replies/post-survey-looks.json';
import restoredLooks from '../../fixtures/replies/post-survey-looks-restore.json';
import healthCheck from '../../fixtures/replies/get-health-check.json';
import storedData from '../../fixtures/replies/get-stored-data.json';
import changedAddresses from '../../fixtures/replies/post-stored-data-addresses.json';
import settings from '../../fixtures/replies/get-settings.json';
import news from '../../fixtures/replies/get-settings-news.json';
import usage from '../../fixtures/replies/get-settings-usage.json';
import templates from '../../fixtures/replies/get-survey-templates.json';
import answers from '../../fixtures/replies/get-surveys-id-questions-question_id-answers.json';
import response from '../../fixtures/replies/get-surveys-id-responses-response_id.json';
import responses from '../../fixtures/replies/get-surveys-id-responses.json';
import breakdown from '../../fixtures/replies/get-surveys-id-breakdown.json';
import trend from '../../fixtures/replies/get-surveys-id-trend.json';
import comparison from '../../fixtures/replies/get-surveys-id-comparison.json';
import deletedCountries from '../../fixtures/replies/delete-countries-database.json';
import addressCountry from '../../fixtures/replies/get-countries-lookup.json';
import countries from '../../fixtures/replies/get-countries.json';
import loadedCountries from '../../fixtures/replies/post-countries-database.json';
import driveFolders from '../../fixtures/replies/get-google-drive-folders.json';
import driveSheet from '../../fixtures/replies/get-google-drive-surveys-id.json';
import drive from '../../fixtures/replies/get-google-drive.json';
import newDriveFolder from '../../fixtures/replies/post-google-drive-folders.json';
import renewedSheet from '../../fixtures/replies/post-google-drive-surveys-id-renew.json';
import retriedSheet from '../../fixtures/replies/post-google-drive-surveys-id-retry.json';
import sentSheet from '../../fixtures/replies/post-google-drive-surveys-id-send-all.json';
import deletedHeatmap from '../../fixtures/replies/delete-heatmaps-id.json';
import heatmap from '../../fixtures/replies/get-heatmaps-id.json';
import heatmapMap from '../../fixtures/replies/get-heatmaps-id-map.json';
import heatmapPages from '../../fixtures/replies/get-heatmaps-pages.json';
import heatmaps from '../../fixtures/replies/get-heatmaps.json';
import changedHeatmap from '../../fixtures/replies/post-heatmaps-id.json';
import heatmapRecord from '../../fixtures/replies/post-heatmaps-id-records.json';
import newHeatmap from '../../fixtures/replies/post-heatmaps.json';
import ratedPost from '../../fixtures/replies/get-post-ratings-post_id.json';
import ratingTotals from '../../fixtures/replies/get-post-ratings-post_id-totals.json';
import ratingSettings from '../../fixtures/replies/get-post-ratings-settings.json';
import ratedPosts from '../../fixtures/replies/get-post-ratings.json';
import vote from '../../fixtures/replies/post-post-ratings-post_id.json';
import savedRatingSettings from '../../fixtures/replies/post-post-ratings-settings.json';
import exportChoices from '../../fixtures/replies/get-surveys-id-export.json';
import deletedFile from '../../fixtures/replies/delete-exports-key.json';
import preparedFiles from '../../fixtures/replies/get-exports.json';
import preparedFile from '../../fixtures/replies/post-surveys-id-exports.json';
import slicedFile from '../../fixtures/replies/post-exports-key-slice.json';
import results from '../../fixtures/replies/get-surveys-id-results.json';
import survey from '../../fixtures/replies/get-surveys-id.json';
import surveys from '../../fixtures/replies/get-surveys.json';
import savedSettings from '../../fixtures/replies/post-settings.json';
import page from '../../fixtures/replies/page.json';
import webhookList from '../../fixtures/replies/get-webhooks.json';
import newWebhook from '../../fixtures/replies/post-webhooks.json';
import webhook from '../../fixtures/replies/post-webhooks-id.json';
import deletedWebhook from '../../fixtures/replies/delete-webhooks-id.json';
import webhookTest from '../../fixtures/replies/post-webhooks-test.json';
import webhookSecret from '../../fixtures/replies/get-webhooks-id-secret.json';
import newWebhookSecret from '../../fixtures/replies/post-webhooks-id-secret.json';
import deliveries from '../../fixtures/replies/get-webhooks-id-deliveries.json';
import delivery from '../../fixtures/replies/get-webhooks-id-deliveries-delivery_id.json';
import sentAgain from '../../fixtures/replies/post-webhooks-id-deliveries-delivery_id.json';
import deletedLink from '../../fixtures/replies/delete-surveys-id-shared-reports-report_id.json';
import removedLanguage from '../../fixtures/replies/delete-surveys-id-languages-language.json';
import surveyRevisions from '../../fixtures/replies/get-surveys-id-revisions.json';
import surveyRevision from '../../fixtures/replies/get-surveys-id-revisions-revision_id.json';
import restoredRevision from '../../fixtures/replies/post-surveys-id-revisions-revision_id-restore.json';
import surveyLanguages from '../../fixtures/replies/get-surveys-id-languages.json';
import addedLanguage from '../../fixtures/replies/post-surveys-id-languages.json';
import changedLanguage from '../../fixtures/replies/post-surveys-id-languages-language.json';
import suggestedTexts from '../../fixtures/replies/post-surveys-id-languages-language-suggestions.json';
import previewInLanguage from '../../fixtures/replies/get-surveys-id-languages-language.json';
import textsInLanguage from '../../fixtures/replies/get-surveys-id-texts-language.json';
import deletedFilter from '../../fixtures/replies/delete-surveys-id-saved-filters-filter_id.json';
import pathFigures from '../../fixtures/replies/get-surveys-id-path-figures.json';
import surveyEvents from '../../fixtures/replies/get-surveys-id-events.json';
import savedFilters from '../../fixtures/replies/get-surveys-id-saved-filters.json';
import changedFilter from '../../fixtures/replies/post-surveys-id-saved-filters-filter_id.json';
import newFilter from '../../fixtures/replies/post-surveys-id-saved-filters.json';
import links from '../../fixtures/replies/get-surveys-id-shared-reports.json';
import newLink from '../../fixtures/replies/post-surveys-id-shared-reports.json';
import draft from '../../fixtures/replies/post-surveys-draft.json';
import releasedLock from '../../fixtures/replies/delete-surveys-id-lock.json';
import lock from '../../fixtures/replies/post-surveys-id-lock.json';
import bank from '../../fixtures/replies/get-question-bank.json';
import bankAdd from '../../fixtures/replies/post-question-bank.json';
import bankRename from '../../fixtures/replies/post-question-bank-bank_id.json';
import bankDelete from '../../fixtures/replies/delete-question-bank-bank_id.json';
import checksOf from '../../fixtures/replies/get-surveys-id-checks.json';
import checksOfDraft from '../../fixtures/replies/post-surveys-checks.json';
import surveyFile from '../../fixtures/replies/get-surveys-file.json';
import surveyImport from '../../fixtures/replies/post-surveys-file.json';
import duplicate from '../../fixtures/replies/post-surveys-id-duplicate.json';
import impression from '../../fixtures/replies/post-surveys-id-impression.json';
import restoreResponses from '../../fixtures/replies/post-surveys-id-responses-restore.json';
import trashResponses from '../../fixtures/replies/post-surveys-id-responses-trash.json';
import marked from '../../fixtures/replies/post-surveys-id-responses-mark.json';
import tagged from '../../fixtures/replies/post-surveys-id-responses-tags.json';
import tags from '../../fixtures/replies/get-tags.json';
import opinionProgress from '../../fixtures/replies/get-opinions.json';
import topics from '../../fixtures/replies/get-topics.json';
import newTopic from '../../fixtures/replies/post-topics.json';
import changedTopic from '../../fixtures/replies/post-topics-topic_id.json';
import mergedTopic from '../../fixtures/replies/post-topics-topic_id-merge.json';
import deletedTopic from '../../fixtures/replies/delete-topics-topic_id.json';
import surveyOpinions from '../../fixtures/replies/get-surveys-id-opinions.json';
import corrected from '../../fixtures/replies/post-surveys-id-responses-response_id-opinions.json';
import newTag from '../../fixtures/replies/post-tags.json';
import changedTag from '../../fixtures/replies/post-tags-tag_id.json';
import mergedTag from '../../fixtures/replies/post-tags-tag_id-merge.json';
import deletedTag from '../../fixtures/replies/delete-tags-tag_id.json';
import newNote from '../../fixtures/replies/post-surveys-id-responses-response_id-notes.json';
import changedNote from '../../fixtures/replies/post-surveys-id-responses-response_id-notes-note_id.json';
import deletedNote from '../../fixtures/replies/delete-surveys-id-responses-response_id-notes-note_id.json';
import person from '../../fixtures/replies/get-surveys-id-responses-response_id-person.json';
import erased from '../../fixtures/replies/delete-surveys-id-responses-response_id-person.json';
import sentFile from '../../fixtures/replies/post-surveys-id-files-question_id.json';
import file from '../../fixtures/replies/get-surveys-id-responses-response_id-files-question_id.json';
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

/** The type of each file. */
interface Wire {
	boot: BootData;
	page: WirePayload;
	'delete-surveys': BulkResult;
	'delete-countries-database': Countries;
	'get-countries': Countries;
	'get-countries-lookup': CountryOfAddress;
	'post-countries-database': Countries;
	'get-google-drive': DriveState;
	'get-google-drive-folders': DriveFolderList;
	'get-google-drive-surveys-id': DriveSheet;
	'post-google-drive-folders': DriveFolder;
	'post-google-drive-surveys-id-renew': DriveSheet;
	'post-google-drive-surveys-id-retry': DriveSheet;
	'post-google-drive-surveys-id-send-all': DriveSheet;
	'delete-surveys-id-responses': ChangedResponses;
	'delete-surveys-id-lock': { released: boolean };
	'get-ai-summary-id': AiSummary;
	'get-logic-type': RuleValueItem[];
	'get-preload-ai-summary-id': AiSummary;
	'get-inbox': InboxResult;
	'post-inbox-read': InboxRead;
	'get-notifications': NotificationLists;
	'post-notifications-id-dismiss': NotificationLists;
	'post-notifications-action': NotificationActionResult;
	'get-results-summary': { data: ResultsSummary };
	'get-search': ContentItem[];
	'get-health-check': HealthResult;
	'get-mail-preview': MailPreview;
	'post-mail-test': MailTest;
	'get-settings-font': FontFiles;
	'post-settings-font': FontFiles;
	'get-survey-looks': { ids: number[] };
	'post-survey-looks': LookChange;
	'post-survey-looks-restore': LookChange;
	'get-settings': PluginSettings;
	'get-settings-news': NewsState;
	'get-settings-usage': UsageData;
	'get-stored-data': StoredData;
	'post-stored-data-addresses': ChangedAddresses;
	'get-survey-templates': SurveyTemplate[];
	'get-surveys': SurveyListResult;
	'get-surveys-id': Survey;
	'get-surveys-id-questions-question_id-answers': QuestionAnswersResult;
	'get-surveys-id-breakdown': Breakdown;
	'get-surveys-id-trend': Trend;
	'get-surveys-id-comparison': Comparison;
	'get-surveys-id-export': ExportChoices;
	'get-heatmaps': HeatmapList;
	'post-heatmaps': Heatmap;
	'get-heatmaps-pages': HeatmapPage[];
	'get-heatmaps-id': Heatmap;
	'post-heatmaps-id': Heatmap;
	'delete-heatmaps-id': { deleted: number };
	'get-heatmaps-id-map': HeatmapMap;
	'post-heatmaps-id-records': HeatmapRecordReply;
	'get-post-ratings': PostRatingList;
	'get-post-ratings-settings': PostRatingSettingsReply;
	'post-post-ratings-settings': PostRatingSettingsReply;
	'get-post-ratings-post_id': PostRatingDetail;
	'post-post-ratings-post_id': PostRatingTotals;
	'get-post-ratings-post_id-totals': PostRatingTotals;
	'delete-exports-key': { deleted: string };
	'get-exports': PreparedFileList;
	'post-exports-key-slice': PreparedFile;
	'post-surveys-id-exports': PreparedFile;
	'get-surveys-id-responses': ResponseListResult;
	'get-surveys-id-responses-response_id': ResponseDetail;
	'get-surveys-id-results': SurveyResults;
	'post-surveys-id-responses-mark': ChangedResponses;
	'post-surveys-id-responses-tags': ChangedResponses;
	'get-opinions': OpinionProgress;
	'get-topics': TopicList;
	'post-topics': CountedTopic;
	'post-topics-topic_id': CountedTopic;
	'post-topics-topic_id-merge': { changed: number };
	'delete-topics-topic_id': { changed: number };
	'get-surveys-id-opinions': SurveyOpinions;
	'post-surveys-id-responses-response_id-opinions': ResponseOpinions;
	'get-tags': TagList;
	'post-tags': CountedTag;
	'post-tags-tag_id': CountedTag;
	'post-tags-tag_id-merge': { changed: number };
	'delete-tags-tag_id': { changed: number };
	'post-surveys-id-responses-response_id-notes': ResponseNotes;
	'post-surveys-id-responses-response_id-notes-note_id': ResponseNotes;
	'delete-surveys-id-responses-response_id-notes-note_id': ResponseNotes;
	'get-surveys-id-responses-response_id-person': ResponsePerson;
	'delete-surveys-id-responses-response_id-person': { erased: number };
	'get-ai-consent': AiConsent;
	'get-surveys-id-questions-question_id-words': FrequentWords;
	'get-surveys-id-questions-question_id-words-comparison': WordComparison;
	'post-ai-consent': { agreed: boolean };
	'post-survey-drafts': AiDraft;
	'post-survey-drafts-wording': AiWording;
	'get-webhooks': WebhookList;
	'post-webhooks': NewWebhook;
	'post-webhooks-id': Webhook;
	'delete-webhooks-id': { deleted: number };
	'post-webhooks-test': WebhookTest;
	'get-webhooks-id-secret': WebhookSecret;
	'post-webhooks-id-secret': WebhookSecret;
	'get-webhooks-id-deliveries': WebhookDeliveries;
	'get-webhooks-id-deliveries-delivery_id': WebhookDeliveryDetail;
	'post-webhooks-id-deliveries-delivery_id': WebhookDelivery;
	'get-surveys-id-path-figures': PathFigures;
	'get-surveys-id-events': SurveyEvents;
	'delete-surveys-id-languages-language': { removed: string };
	'get-surveys-id-revisions': SurveyRevisions;
	'get-surveys-id-revisions-revision_id': SurveyRevisionDetail;
	'post-surveys-id-revisions-revision_id-restore': SavedSurvey;
	'get-surveys-id-languages': SurveyLanguages;
	'post-surveys-id-languages': SurveyLanguages;
	'post-surveys-id-languages-language': SurveyLanguages;
	'post-surveys-id-languages-language-suggestions': TextSuggestions;
	'get-surveys-id-languages-language': SurveyInLanguage;
	'get-surveys-id-texts-language': SurveyInLanguage;
	'get-surveys-id-saved-filters': SavedFilterList;
	'post-surveys-id-saved-filters': SavedFilter;
	'post-surveys-id-saved-filters-filter_id': SavedFilter;
	'delete-surveys-id-saved-filters-filter_id': { deleted: number };
	'get-surveys-id-shared-reports': SharedReportList;
	'post-surveys-id-shared-reports': NewSharedReport;
	'delete-surveys-id-shared-reports-report_id': { deleted: number };
	'post-settings': PluginSettings;
	'post-surveys': SavedSurvey;
	'post-surveys-draft': BulkResult;
	'get-question-bank': QuestionBank;
	'post-question-bank': BankQuestion;
	'post-question-bank-bank_id': BankQuestion;
	'delete-question-bank-bank_id': { deleted: true };
	'get-surveys-id-checks': SurveyChecks;
	'post-surveys-checks': SurveyChecks;
	'get-surveys-file': SurveyFile;
	'post-surveys-file': SurveyImport;
	'post-surveys-id-duplicate': { id: number };
	'post-surveys-id-lock': EditLock;
	'post-surveys-id-impression': ImpressionReply;
	'post-surveys-id-files-question_id': SentFile;
	'get-surveys-id-responses-response_id-files-question_id': null;
	'post-surveys-id-responses': { data: number };
	'post-surveys-id-responses-restore': ChangedResponses;
	'post-surveys-id-responses-trash': ChangedResponses;
	'post-surveys-publish': BulkResult;
	'post-surveys-restore': BulkResult;
	'post-surveys-trash': BulkResult;
}

const replies = {
	boot,
	page,
	'delete-surveys': deleteSurveys,
	'delete-countries-database': deletedCountries,
	'get-countries': countries,
	'get-countries-lookup': addressCountry,
	'post-countries-database': loadedCountries,
	'get-google-drive': drive,
	'get-google-drive-folders': driveFolders,
	'get-google-drive-surveys-id': driveSheet,
	'post-google-drive-folders': newDriveFolder,
	'post-google-drive-surveys-id-renew': renewedSheet,
	'post-google-drive-surveys-id-retry': retriedSheet,
	'post-google-drive-surveys-id-send-all': sentSheet,
	'delete-surveys-id-responses': deleteResponses,
	'delete-surveys-id-lock': releasedLock,
	'get-ai-summary-id': aiSummary,
	'get-logic-type': logicType,
	'get-preload-ai-summary-id': keptSummary,
	'get-inbox': inbox,
	'post-inbox-read': inboxRead,
	'get-notifications': notifications,
	'post-notifications-id-dismiss': notificationDismissed,
	'post-notifications-action': notificationAction,
	'get-results-summary': summary,
	'get-search': search,
	'get-health-check': healthCheck as HealthResult,
	'get-mail-preview': mailPreview,
	'post-mail-test': mailTest,
	'get-settings-font': fontFiles,
	'post-settings-font': fetchedFont,
	'get-survey-looks': surveyLooks,
	'post-survey-looks': givenLooks,
	'post-survey-looks-restore': restoredLooks,
	'get-stored-data': storedData,
	'post-stored-data-addresses': changedAddresses,
	'get-settings': settings,
	'get-settings-news': news,
	'get-settings-usage': usage,
	'get-survey-templates': templates,
	'get-surveys': surveys,
	'get-surveys-id': survey,
	'get-surveys-id-questions-question_id-answers': answers,
	'get-surveys-id-breakdown': breakdown,
	'get-surveys-id-trend': trend,
	'get-surveys-id-comparison': comparison,
	'get-surveys-id-export': exportChoices,
	'get-heatmaps': heatmaps,
	'post-heatmaps': newHeatmap,
	'get-heatmaps-pages': heatmapPages,
	'get-heatmaps-id': heatmap,
	'post-heatmaps-id': changedHeatmap,
	'delete-heatmaps-id': deletedHeatmap,
	'get-heatmaps-id-map': heatmapMap,
	'post-heatmaps-id-records': heatmapRecord,
	'get-post-ratings': ratedPosts,
	'get-post-ratings-settings': ratingSettings,
	'post-post-ratings-settings': savedRatingSettings,
	'get-post-ratings-post_id': ratedPost,
	'post-post-ratings-post_id': vote,
	'get-post-ratings-post_id-totals': ratingTotals,
	'delete-exports-key': deletedFile,
	'get-exports': preparedFiles,
	'post-exports-key-slice': slicedFile,
	'post-surveys-id-exports': preparedFile,
	'get-surveys-id-responses': responses,
	'get-surveys-id-responses-response_id': response,
	'get-surveys-id-results': results,
	'post-surveys-id-responses-mark': marked,
	'post-surveys-id-responses-tags': tagged,
	'get-opinions': opinionProgress,
	'get-topics': topics,
	'post-topics': newTopic,
	'post-topics-topic_id': changedTopic,
	'post-topics-topic_id-merge': mergedTopic,
	'delete-topics-topic_id': deletedTopic,
	'get-surveys-id-opinions': surveyOpinions,
	'post-surveys-id-responses-response_id-opinions': corrected,
	'get-tags': tags,
	'post-tags': newTag,
	'post-tags-tag_id': changedTag,
	'post-tags-tag_id-merge': mergedTag,
	'delete-tags-tag_id': deletedTag,
	'post-surveys-id-responses-response_id-notes': newNote,
	'post-surveys-id-responses-response_id-notes-note_id': changedNote,
	'delete-surveys-id-responses-response_id-notes-note_id': deletedNote,
	'get-surveys-id-responses-response_id-person': person,
	'delete-surveys-id-responses-response_id-person': erased,
	'get-ai-consent': givenConsent,
	'get-surveys-id-questions-question_id-words': words,
	'get-surveys-id-questions-question_id-words-comparison': wordComparison,
	'post-ai-consent': consent,
	'post-survey-drafts': aiDraft,
	'post-survey-drafts-wording': wording,
	'get-webhooks': webhookList,
	'post-webhooks': newWebhook,
	'post-webhooks-id': webhook,
	'delete-webhooks-id': deletedWebhook,
	'post-webhooks-test': webhookTest,
	'get-webhooks-id-secret': webhookSecret,
	'post-webhooks-id-secret': newWebhookSecret,
	'get-webhooks-id-deliveries': deliveries,
	'get-webhooks-id-deliveries-delivery_id': delivery,
	'post-webhooks-id-deliveries-delivery_id': sentAgain,
	'get-surveys-id-path-figures': pathFigures,
	'get-surveys-id-events': surveyEvents,
	'delete-surveys-id-languages-language': removedLanguage,
	'get-surveys-id-revisions': surveyRevisions,
	'get-surveys-id-revisions-revision_id': surveyRevision,
	'post-surveys-id-revisions-revision_id-restore': restoredRevision,
	'get-surveys-id-languages': surveyLanguages,
	'post-surveys-id-languages': addedLanguage,
	'post-surveys-id-languages-language': changedLanguage,
	'post-surveys-id-languages-language-suggestions': suggestedTexts,
	'get-surveys-id-languages-language': previewInLanguage,
	'get-surveys-id-texts-language': textsInLanguage,
	'get-surveys-id-saved-filters': savedFilters,
	'post-surveys-id-saved-filters': newFilter,
	'post-surveys-id-saved-filters-filter_id': changedFilter,
	'delete-surveys-id-saved-filters-filter_id': deletedFilter,
	'get-surveys-id-shared-reports': links,
	'post-surveys-id-shared-reports': newLink,
	'delete-surveys-id-shared-reports-report_id': deletedLink,
	'post-settings': savedSettings,
	'post-surveys': saved,
	'post-surveys-draft': draft,
	'get-question-bank': bank,
	'post-question-bank': bankAdd,
	'post-question-bank-bank_id': bankRename,
	'delete-question-bank-bank_id': bankDelete,
	'get-surveys-id-checks': checksOf,
	'post-surveys-checks': checksOfDraft,
	'get-surveys-file': surveyFile,
	'post-surveys-file': surveyImport,
	'post-surveys-id-duplicate': duplicate,
	'post-surveys-id-lock': lock,
	'post-surveys-id-impression': impression,
	'post-surveys-id-files-question_id': sentFile,
	'get-surveys-id-responses-response_id-files-question_id': file,
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
