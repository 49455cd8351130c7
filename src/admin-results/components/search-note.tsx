import { Button, Spinner } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { QuestionAnswersResult } from '../../types';
import { formatNumber } from '../../shared/format/numbers';

interface Props {
	/** Whether the list is of some answers: without a search it says nothing while it has all. */
	searched: boolean;
	searching: boolean;
	found: QuestionAnswersResult | undefined;
	onStop: () => void;
	onGoOn: () => void;
}

/** How many answers a search found; while it runs or was stopped, in how many it looked. */
export function SearchNote( { searched, searching, found, onStop, onGoOn }: Props ) {
	const { complete, counted = 0, total_to_look_at: total = 0 } = found ?? {};
	const hits = found?.pagination.total ?? 0;
	if ( complete === false ) {
		return (
			<span className="uf-note">
				{ searching && <Spinner /> }
				{ /* Said when it stands, not with each slice. */ }
				<span role={ searching ? undefined : 'status' }>
					{ searching
						? sprintf(
								/* translators: 1: responses searched. 2: responses to search. 3: hits */
								__( 'Searched %1$s of %2$s responses, %3$s hits so far.', 'userfeedback' ),
								formatNumber( counted ),
								formatNumber( total ),
								formatNumber( hits )
							)
						: sprintf(
								/* translators: 1: responses searched. 2: responses to search. 3: hits */
								__( 'Looked at the newest %1$s of %2$s responses: %3$s found.', 'userfeedback' ),
								formatNumber( counted ),
								formatNumber( total ),
								formatNumber( hits )
							) }
				</span>{ ' ' }
				<Button size="small" variant="link" onClick={ searching ? onStop : onGoOn }>
					{ searching ? __( 'Stop', 'userfeedback' ) : __( 'Look at the rest', 'userfeedback' ) }
				</Button>
			</span>
		);
	}
	return (
		<span className="uf-note" role="status">
			{ searched && searching && (
				<>
					<Spinner />
					{ __( 'Searching the answers…', 'userfeedback' ) }
				</>
			) }
			{ searched &&
				! searching &&
				found &&
				sprintf(
					/* translators: 1: number of hits. 2: number of answers */
					_n( '%1$s of %2$s answer', '%1$s of %2$s answers', found.answered, 'userfeedback' ),
					formatNumber( hits ),
					formatNumber( found.answered )
				) }
		</span>
	);
}
