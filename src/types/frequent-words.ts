/** Wire types of the most frequent words of written answers (docs/figures.md). */
import type { ComparedShare, GroupName } from './comparison';
import type { CountProgress, Share } from './results';

export interface FrequentWord {
	/** In small letters; two with a space between them in `pairs`. */
	text: string;
	/** Answers in which it stands, of all that were read. */
	share: Share;
}

export interface FrequentWords extends Pick<
	CountProgress,
	'counted' | 'total_to_look_at' | 'counted_back_to' | 'complete' | 'next' | 'too_few'
> {
	/** Written answers that were read; 0 until enough are found. */
	texts: number;
	/** Only the newest were read, because there are very many. */
	newest_only: boolean;
	words: FrequentWord[];
	pairs: FrequentWord[];
	/** Whose words without a meaning are left out, e.g. `en`; '' until enough are found. */
	language: string;
	/** Scripts without spaces were left out, because PHP has no extension intl. */
	left_out: boolean;
}

/** A word or pair in the answers of two groups; each share is of all that were read in its group. */
export interface ComparedWord extends ComparedShare {
	text: string;
}

/** GET surveys/{id}/questions/{question_id}/words/comparison?from&to&filter&compare&compare_filter&compare_from&compare_to&apart&cursor -> WordComparison. */
export interface WordComparison
	extends
		Record< GroupName, Pick< FrequentWords, 'texts' | 'newest_only' > >,
		Pick<
			FrequentWords,
			'language' | 'left_out' | 'counted' | 'total_to_look_at' | 'complete' | 'next' | 'too_few'
		> {
	/** Those in the largest share of either group. */
	words: ComparedWord[];
	pairs: ComparedWord[];
	/** Words that were tested. */
	compared: number;
	/** Words whose difference is clear after correction for so many; the clearest first. All are in `words`. */
	clear: string[];
	/** Whether no response was read in both groups; else nothing is tested. */
	are_apart: boolean;
}
