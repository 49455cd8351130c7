import { describe, expect, it } from 'vitest';
import type { PostRatingSettings, PostRatingSettingsReply } from '../../../../src/types';
import { boxMarkup } from '../../../../src/widget/ratings/markup';
import { boxWords } from '../../../../src/post-ratings/pro/words';
import cases from '../../../fixtures/rating-box.json';
import reply from '../../../fixtures/replies/get-post-ratings-settings.json';

const { defaults } = reply as unknown as PostRatingSettingsReply;

describe( 'Rating box of the preview', () => {
	it.each( Object.entries( cases ) )(
		'is the one that PHP draws: %s',
		( name, { settings, votes, average, mine, html } ) => {
			const all = { ...defaults, ...settings } as PostRatingSettings;
			expect(
				boxMarkup( all, { total_ratings: votes, average_rating: average, mine }, boxWords( all ), {
					postId: 7,
					action: 'https://site.test/post/',
					locale: 'en-US',
				} )
			).toBe( html );
		}
	);
} );
