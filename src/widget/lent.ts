/**
 * In the widget's own file this stands where `domain/logic`, `domain/progress`,
 * `domain/shuffle` and `domain/thank-you` are imported (tools/webpack.widget.js).
 * A survey without conditions that mixes nothing is as simple as this; for the
 * others the real rules come with more.ts.
 */
import type { visibleQuestions as Visible } from '../domain/logic';
import type { progressOf as Progress } from '../domain/progress';
import type { shuffle as Shuffle } from '../domain/shuffle';
import type { redirectFor as Redirect } from '../domain/thank-you';

interface Rules {
	visibleQuestions: typeof Visible;
	progressOf: typeof Progress;
	redirectFor: typeof Redirect;
	shuffle: typeof Shuffle;
}

let rules: Rules = {
	visibleQuestions: ( questions ) => [ ...questions ],
	progressOf: ( { length }, { path } ) => ( { number: path.length + 1, total: length } ),
	redirectFor: () => '',
	shuffle: ( items ) => [ ...items ],
};

export const lend = ( real: Rules ) => ( rules = real );
export const visibleQuestions: typeof Visible = ( questions, answers ) => rules.visibleQuestions( questions, answers );
export const progressOf: typeof Progress = ( questions, flow ) => rules.progressOf( questions, flow );
export const redirectFor: typeof Redirect = ( thankYou, visible, answers ) =>
	rules.redirectFor( thankYou, visible, answers );
export const shuffle: typeof Shuffle = ( items ) => rules.shuffle( items );
