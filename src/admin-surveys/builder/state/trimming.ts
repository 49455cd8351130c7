import type { Device, Question, ThemingSettings } from '../../../types';
import { defaultSettings } from '../../../domain/draft/defaults';
import type { Draft, SurveyPayload } from '../../../domain/draft/draft';
import { deleteQuestion } from '../../../domain/draft/questions';
import { hasExtras, questionsThatWouldGo, trimmed } from '../../../domain/trim';
import { boot } from '../../../shared/app/boot';
import { allows } from '../../../shared/lib/entitlements';
import { defaultsContext } from './defaults-context';
import type { BuilderState } from './store';

/** What else this site cannot save (SAVE-11 to SAVE-15). */
export type LostPart = 'rules' | 'devices' | 'branding' | 'email-logic' | 'behavior' | 'question-settings' | 'extras';

export interface Cut {
	draft: Draft;
	/** Questions that this site cannot save (SAVE-10). */
	lost: Question[];
	parts: LostPart[];
}

/** The draft without the questions that this site cannot save; the same draft when it can save all. */
export function cutOf( draft: Draft ): Cut {
	const lost = questionsThatWouldGo( draft.questions, boot().features );
	return {
		draft: lost.reduce( ( now, { id } ) => deleteQuestion( now, id ).draft, draft ),
		lost,
		parts: lostParts( draft ),
	};
}

function lostParts( { questions, settings, notifications }: Draft ): LostPart[] {
	const { targeting, behavior, theming } = settings;
	const defaults = defaultSettings( defaultsContext() );
	const { logic } = notifications.email;
	const has: Record< LostPart, boolean > = {
		rules: ! allows( 'page-rules' ) && targeting.pages !== 'all' && targeting.page_rules.length > 0,
		devices: ! allows( 'page-rules' ) && ! sameDevices( targeting.devices, defaults.targeting.devices ),
		branding: ! allows( 'branding' ) && ! sameLook( theming, defaults.theming ),
		'email-logic': ! allows( 'email-logic' ) && logic.enable && logic.conditions.length > 0,
		behavior:
			! allows( 'behavior' ) &&
			( behavior.timing !== 'immediate' ||
				behavior.display_length !== 'until_response' ||
				behavior.run_time !== 'indefinitely' ||
				behavior.start_minimized ||
				behavior.remember_days > 0 ),
		'question-settings':
			! allows( 'question-settings' ) &&
			questions.some( ( one ) => one.settings.randomize || one.settings.comment_box ),
		extras: ! allows( 'question-settings' ) && questions.some( ( { config } ) => hasExtras( config ) ),
	};
	return ( Object.keys( has ) as LostPart[] ).filter( ( part ) => has[ part ] );
}

const sameDevices = ( some: readonly Device[], others: readonly Device[] ) =>
	some.length === others.length && some.every( ( device ) => others.includes( device ) );

const sameLook = ( one: ThemingSettings, other: ThemingSettings ) =>
	one.show_logo === other.show_logo &&
	( [ 'color_scheme', 'widget_color', 'text_color', 'button_color' ] as const ).every(
		( key ) => one[ key ].toLowerCase() === other[ key ].toLowerCase()
	);

/** What is sent: nothing in it that the server would not store (SAVE-10 to SAVE-15). */
export function cutPayload(
	payload: SurveyPayload,
	{ record, saved }: Pick< BuilderState, 'record' | 'saved' >
): SurveyPayload {
	return trimmed( payload, boot().features, {
		defaults: defaultSettings( defaultsContext() ),
		...( record.id > 0
			? { stored: { settings: saved.settings, questions: saved.questions, publish_at: record.publish_at } }
			: {} ),
	} );
}
