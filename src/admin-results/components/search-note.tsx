import { Spinner } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { QuestionAnswersResult } from '../../types';
import { formatNumber } from '../../shared/format/numbers';

interface Props {
	/** Searched words, '' for none. */
	search: string;
	searching: boolean;
	found: QuestionAnswersResult | undefined;
}

/**
 * How many answers a search found and in how many it looked: in those of the
 * newest responses of the range only, when there are very many.
 */
export function SearchNote( { search, searching, found }: Props ) {
	return (
		<span className="uf-note" role="status">
			{ search !== '' && searching && (
				<>
					<Spinner />
					{ __( 'Searching the answers…', 'userfeedback' ) }
				</>
			) }
			{ search !== '' && ! searching && found && hits( found ) }
		</span>
	);
}

function hits( { answered, pagination, scanned }: QuestionAnswersResult ): string {
	const total = formatNumber( pagination.total );
	if ( scanned === null || scanned >= answered ) {
		return sprintf(
			/* translators: 1: number of hits. 2: number of answers */
			__( '%1$s of %2$s answers', 'userfeedback' ),
			total,
			formatNumber( answered )
		);
	}
	return sprintf(
		/* translators: 1: number of hits. 2: number of answers that were searched. 3: number of all answers */
		__(
			'%1$s found in the newest %2$s of %3$s answers. Older answers were not searched: choose a shorter or earlier range to search them.',
			'userfeedback'
		),
		total,
		formatNumber( scanned ),
		formatNumber( answered )
	);
}
