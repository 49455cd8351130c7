import { __ } from '@wordpress/i18n';
import { applyTemplate, withScheme } from '../../domain/draft/defaults';
import type { Draft } from '../../domain/draft/draft';
import { newId } from '../../domain/draft/ids';
import { allows } from '../../shared/lib/entitlements';
import type { SurveyTemplate } from '../../types';
import { siteDraft } from '../builder/state/defaults-context';

/** What the three questions of the guide ask for. */
export interface Wish {
	/** Key of a template. */
	what: string;
	where: 'all' | 'front';
	look: 'light' | 'dark';
}

/** Seconds before the survey shows, where the site may choose. */
const WAIT_SECONDS = 10;

/** Templates of the first question, in its order. */
export const WHATS = [ 'website-feedback', 'customer-satisfaction', 'nps', 'page-helpful', 'stay-in-touch' ] as const;

/** The template in the words of somebody who wants to know something. */
export function whatWords( key: string ): string {
	switch ( key ) {
		case 'website-feedback':
			return __( 'What visitors come for', 'userfeedback' );
		case 'customer-satisfaction':
			return __( 'How happy customers are', 'userfeedback' );
		case 'nps':
			return __( 'Whether they would recommend you', 'userfeedback' );
		case 'page-helpful':
			return __( 'Whether a page helped', 'userfeedback' );
		default:
			return __( 'Who wants to hear from you', 'userfeedback' );
	}
}

/**
 * The questions of a template with ids of this survey: made once, so that a change of place or look keeps them.
 *
 * @param template The chosen one.
 */
export function templateDraft( template: SurveyTemplate ): Draft {
	return applyTemplate( siteDraft(), template, newId );
}

/**
 * The survey as wished. What the site may not set stays as every new survey has it.
 *
 * @param draft Of templateDraft().
 */
export function wishedDraft( draft: Draft, { where, look }: Wish ): Draft {
	const { settings } = draft;
	const front = { logic: 'page_type', operator: '&&' as const, data: { id: 'front_page', label: frontPage() } };
	return {
		...draft,
		settings: {
			...settings,
			...( allows( 'branding' ) && look !== settings.theming.color_scheme
				? { theming: withScheme( settings.theming, look ) }
				: {} ),
			...( allows( 'page-rules' ) && where === 'front'
				? { targeting: { ...settings.targeting, pages: 'select', page_rules: [ front ] } }
				: {} ),
			...( allows( 'behavior' )
				? { behavior: { ...settings.behavior, timing: 'delay', timing_delay: WAIT_SECONDS } }
				: {} ),
		},
	};
}

function frontPage(): string {
	return __( 'Front page', 'userfeedback' );
}
