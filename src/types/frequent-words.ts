/** Wire types of the most frequent words of written answers (docs/figures.md). */
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
