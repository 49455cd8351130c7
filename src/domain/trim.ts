/**
 * Removes what the plan does not include before a survey is saved (SAVE-10 to SAVE-15, A27, A41 to A44).
 * `Surveys\TrimSurvey` does the same on the server, which decides; both run tests/fixtures/trimming.json.
 */
import type {
	FeatureAccess,
	FeatureKey,
	LogicCondition,
	Presentation,
	Question,
	QuestionLogic,
	Survey,
	SurveySettings,
	ThankYouSettings,
} from '../types';
import { filterLogic, plainLogic, usesPaths } from './draft/logic';
import { reachedEndings } from './draft/paths';
import { isFact } from './paths';
import { keptText, mapTexts, mapThanks, settledThanks, sourcesOf } from './piping';
import { needsTypesAddon } from './question-types';

type Features = Record< FeatureKey, Pick< FeatureAccess, 'allowed' > >;
type Trimmable = Pick< Survey, 'questions' | 'settings' | 'notifications' | 'publish_at' >;

/** A41, A44: what locked parts revert to, and what locked values were before. */
export interface TrimContext {
	/** Of a new survey on this site. */
	defaults: SurveySettings;
	/** As the server has it. Without it, what may only stay as it was is left to the server. */
	stored?: Pick< Survey, 'settings' | 'publish_at' > & Partial< Pick< Survey, 'questions' > >;
}

/** A42: the questions that a save would remove, to be named before it. */
export function questionsThatWouldGo( questions: readonly Question[], features: Features ): Question[] {
	return features[ 'rating-questions' ].allowed ? [] : questions.filter( ( { type } ) => needsTypesAddon( type ) );
}

function withPassOf( { pass: _, ...rest }: Presentation, before: Presentation | null ): Presentation {
	return { ...rest, ...( before?.pass && { pass: before.pass } ) };
}

/** Endings that a jump leads to still: without the plan the others could neither be mended nor removed. */
function left( endings: ThankYouSettings[ 'endings' ], questions: readonly Question[] ) {
	const reached = reachedEndings( endings, questions );
	return reached.length > 0 ? reached : undefined;
}

/** The survey as the server will store it. */
export function trimmed< T extends Trimmable >( survey: T, features: Features, { defaults, stored }: TrimContext ): T {
	const locked = ( key: FeatureKey ) => ! features[ key ].allowed;
	const questions = keptQuestions( survey.questions, features, stored );
	const known = questions.map( ( { id } ) => id );
	const { settings, notifications } = survey;
	const { email } = notifications;
	const before = stored?.settings;
	const { endings: own, ...thanks } =
		before && locked( 'redirects' )
			? asBefore( settings.thank_you, before.thank_you, 'type', 'message' )
			: settings.thank_you;
	const endings = before && locked( 'paths' ) ? left( before.thank_you.endings, questions ) : own;
	const logic = locked( 'email-logic' ) ? { enable: false, action: 'send' as const, conditions: [] } : email.logic;
	const moved = survey.publish_at !== null && survey.publish_at !== stored?.publish_at;
	return {
		...survey,
		questions,
		settings: {
			...settings,
			...( before &&
				locked( 'redirects' ) &&
				settings.presentation && {
					presentation: withPassOf( settings.presentation, before.presentation ?? null ),
				} ),
			...( before &&
				locked( 'paths' ) &&
				( settings.hidden_fields ?? before.hidden_fields ) && { hidden_fields: before.hidden_fields ?? null } ),
			thank_you: thanksWithAnswers(
				{
					...thanks,
					...( endings && { endings } ),
					message:
						before && locked( 'thank-you-message' ) ? before.thank_you.message : settings.thank_you.message,
					conditions: thanks.conditions.filter(
						( { question } ) => question === '' || known.includes( question )
					),
				},
				questions,
				before && locked( 'paths' ) ? before.thank_you : undefined
			),
			theming: locked( 'branding' ) ? defaults.theming : settings.theming,
			targeting: locked( 'page-rules' ) ? defaults.targeting : settings.targeting,
			behavior: locked( 'behavior' ) ? defaults.behavior : settings.behavior,
			geo_targeting:
				before && locked( 'geo' )
					? asBefore( settings.geo_targeting, before.geo_targeting, 'target', 'all' )
					: settings.geo_targeting,
			google_drive:
				before && locked( 'google-drive' )
					? asBefore( settings.google_drive, before.google_drive, 'enable', false )
					: settings.google_drive,
		},
		notifications: {
			...notifications,
			email: {
				...email,
				logic: {
					...logic,
					conditions: logic.conditions.filter( ( condition ) => known.includes( condition.question_id ) ),
				},
			},
		},
		publish_at: stored && moved && locked( 'scheduling' ) ? stored.publish_at : survey.publish_at,
	};
}

/** What the Question Types addon adds (docs/questions.md). */
const EXTRAS = [ 'other', 'exclusive', 'columns', 'least', 'most', 'kind', 'min_length', 'max_length' ];

export const hasExtras = ( config: Question[ 'config' ] ): boolean =>
	Object.entries( config ).some( ( [ key, value ] ) => EXTRAS.includes( key ) && Boolean( value ) );

const plainConfig = ( config: Question[ 'config' ] ): Question[ 'config' ] =>
	Object.fromEntries( Object.entries( config ).filter( ( [ key ] ) => ! EXTRAS.includes( key ) ) );

function keptQuestions(
	questions: readonly Question[],
	features: Features,
	stored: TrimContext[ 'stored' ]
): Question[] {
	const gone = questionsThatWouldGo( questions, features );
	const off = features[ 'question-settings' ].allowed ? {} : { randomize: false, comment_box: false };
	const known: string[] = [];
	const kept: Question[] = [];
	for ( const question of questions ) {
		if ( gone.includes( question ) ) {
			continue;
		}
		const logic =
			features.paths.allowed || ! stored ? question.logic : keptLogic( question, stored.questions ?? [] );
		const before = [ ...known ];
		known.push( question.id );
		const about = ( ids: string[] ) => ( condition: LogicCondition ) =>
			isFact( condition ) || ids.includes( condition.question_id );
		kept.push(
			withAnswers(
				{
					...question,
					config: features[ 'question-settings' ].allowed ? question.config : plainConfig( question.config ),
					settings: { ...question.settings, ...off },
					logic: filterLogic( logic, about( before ), {
						after: about( [ ...known ] ),
						leads: ( to ) => ! gone.some( ( { id } ) => id === to ),
					} ),
				},
				kept,
				features.paths.allowed ? undefined : stored?.questions
			)
		);
	}
	return kept;
}

/**
 * Fallback words in the place of answers to questions that go; without the plan only those answers stay that stand in
 * the question as it is stored (docs/piping.md).
 */
function withAnswers( question: Question, earlier: Question[], stored: readonly Question[] | undefined ): Question {
	const before = stored?.find( ( { id } ) => id === question.id );
	const texts = before ? before.title + ( before.config.description ?? '' ) : '';
	const sources = sourcesOf( question, earlier );
	return mapTexts( question, ( text ) =>
		keptText(
			text,
			( id, token ) => sources.some( ( source ) => source.id === id ) && ( ! stored || texts.includes( token ) )
		)
	);
}

/** What comes after the last question, by the same rule. */
function thanksWithAnswers(
	thanks: ThankYouSettings,
	questions: readonly Question[],
	stored: ThankYouSettings | undefined
): ThankYouSettings {
	let texts = '';
	if ( stored ) {
		mapThanks( stored, ( text ) => ( texts += text ) );
	}
	return mapThanks( settledThanks( thanks, questions ), ( text ) =>
		keptText( text, ( _, token ) => ! stored || texts.includes( token ) )
	);
}

/** Logic beyond show and hide stays as it is stored; it may be taken back to show and hide (docs/paths.md). */
function keptLogic( { id, logic }: Question, stored: readonly Question[] ): QuestionLogic {
	const before = stored.find( ( question ) => question.id === id )?.logic;
	return usesPaths( logic ) && before && usesPaths( before ) ? before : plainLogic( logic );
}

/** A part as it was; only its switch may be turned off. */
function asBefore< T, K extends keyof T >( now: T, before: T, key: K, off: T[ K ] ): T {
	return now[ key ] === off ? { ...before, [ key ]: off } : before;
}
