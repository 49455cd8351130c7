/**
 * Parts that a survey needs only when it shows. They come with delivery, so that the first
 * question does not wait for it.
 */
import type { WidgetStrings, WidgetSurvey } from '../../types';
import { announce } from './announce';
import { loadFont } from './font';
import { animateHeight } from './height';
import { watchOtherTabs } from './other-tabs';
import { stayInWindow } from './stay-in-window';

export interface Shown {
	host: HTMLElement;
	root: ShadowRoot;
	survey: WidgetSurvey;
	strings: WidgetStrings;
	floating: boolean;
	/** Takes the survey away. */
	gone: () => void;
}

/** Returns a function that stops it. */
export function afterShown( { host, root, survey, strings, floating, gone }: Shown ): () => void {
	loadFont( survey.theming );
	const stops = [ watchOtherTabs( survey, gone ), animateHeight( root ) ];
	if ( floating ) {
		stops.push( announce( root, strings ), stayInWindow( host ) );
	}
	return () => stops.forEach( ( stop ) => stop() );
}
