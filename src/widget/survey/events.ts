/**
 * Reports what happens to a survey to the page and to analytics (requirements
 * WID-34, WID-35, decision A71).
 */
import type { WidgetSurvey } from '../../types';

type Tag = ( command: 'event', name: string, parameters?: Record< string, unknown > ) => void;

/** Google tags of the usual analytics plugins, and the behavior-analytics tool. */
interface AnalyticsWindow {
	gtag?: Tag;
	__gtagTracker?: Tag;
	clarity?: Tag;
}

export function emit( name: 'view' | 'engagement' | 'finish', survey: WidgetSurvey ): void {
	const detail = { survey_id: survey.id, survey_title: survey.title, survey_type: survey.type };
	document.dispatchEvent( new CustomEvent( `userfeedback:${ name }`, { detail } ) );
	try {
		const analytics = window as unknown as AnalyticsWindow;
		if ( survey.enable_tracking ) {
			( analytics.gtag ?? analytics.__gtagTracker )?.( 'event', `userfeedback_${ name }`, detail );
		}
		if ( name === 'engagement' ) {
			analytics.clarity?.( 'event', 'userfeedback_engagement' );
		}
	} catch {
		// Analytics of others must not stop a survey.
	}
}
