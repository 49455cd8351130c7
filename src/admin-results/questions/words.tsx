import { Spinner } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { CountProgress, DateRange } from '../../types';
import { formatNumber } from '../../shared/format/numbers';
import { ProPart } from '../../shared/registry/pro-parts';
import { useFilterLock } from '../lib/locks';
import { proResults } from '../pro-results';

export interface WordsProps {
	surveyId: number;
	questionId: string;
	range: DateRange;
}

/** The most frequent words of a question's texts, where the plan has filters; each word is one. */
export function Words( props: WordsProps ) {
	const lock = useFilterLock();
	return lock ? null : (
		<ProPart from={ proResults }>{ ( { FrequentWords } ) => <FrequentWords { ...props } /> }</ProPart>
	);
}

/** How far the written answers are looked for, of one group and of two. */
export const LookingForWords = ( {
	found: { counted, total_to_look_at: total },
}: {
	found: Pick< CountProgress, 'counted' | 'total_to_look_at' >;
} ) => (
	<p className="uf-note">
		<Spinner />
		{ sprintf(
			/* translators: 1: responses looked at. 2: responses to look at */
			__( 'Looking for written answers: %1$s of %2$s responses.', 'userfeedback' ),
			formatNumber( counted ),
			formatNumber( total )
		) }
	</p>
);

/** Which answers have no words here. */
export const LeftOut = () => (
	<p className="uf-note">
		{ __(
			'Answers in scripts without spaces between words, such as Chinese, Japanese and Thai, are not counted, because the PHP of this site has no intl extension.',
			'userfeedback'
		) }
	</p>
);
