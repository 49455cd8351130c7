/** In widget.js: what only some surveys need, from its own file where this survey does. */
import type { WirePayload, WireQuestion, WireSurvey } from '../types';
import { addStyles } from './host';
import { lend } from './lent';
import type { More } from './more';
import { part } from './part';
import { ANSWERS, addAnswers } from './questions';

/** Types that need nothing else. */
const PLAIN_TYPES = Object.keys( ANSWERS );

const isPlain = ( { type, settings, logic }: WireQuestion ): boolean =>
	PLAIN_TYPES.includes( type ) && ! settings?.comment_box && ! settings?.randomize && ! logic?.enabled;

/** Without it the widget has plain answers (`answerOf`). `Display\WidgetFile` decides by the same rules. */
export async function moreFor(
	{ widget }: WirePayload,
	{ questions, theming, thank_you: end }: WireSurvey
): Promise< Partial< More > > {
	// Of the looks only the side of the screen and texts can do without.
	if (
		questions?.every( isPlain ) &&
		! end?.type &&
		! Object.keys( theming ?? {} ).some( ( key ) => /_color|font/.test( key ) )
	) {
		return {};
	}
	try {
		const { MORE } = await part< { MORE: More } >( widget, 'more' );
		addAnswers( MORE.ANSWERS );
		addStyles( MORE.STYLES );
		lend( MORE );
		return MORE;
	} catch {
		return {};
	}
}
