import { __, sprintf } from '@wordpress/i18n';
import type { CountProgress } from '../../../types';
import { CountBar } from '../../../shared/components/count-bar';
import { formatDay } from '../../../shared/format/dates';
import { formatNumber } from '../../../shared/format/numbers';

interface Props {
	progress: Partial< CountProgress >;
	matching: number;
	running: boolean;
	onStop: () => void;
	onContinue: () => void;
}

/** How far a count of many responses is; it can be stopped, and goes on where it stopped. */
export function Counting( { progress, matching, running, onStop, onContinue }: Props ) {
	const { complete, counted = 0, total_to_look_at: total = 0, counted_back_to: day } = progress;
	if ( complete !== false ) {
		return null;
	}
	return (
		<CountBar
			value={ counted }
			total={ total }
			action={
				running
					? { text: __( 'Stop', 'userfeedback' ), variant: 'tertiary', run: onStop }
					: { text: __( 'Count the rest', 'userfeedback' ), variant: 'secondary', run: onContinue }
			}
		>
			{ /* Said at each tenth, not with each slice. */ }
			<span className="screen-reader-text" role="status">
				{ sprintf(
					/* translators: %s: a share, e.g. 40 */
					__( 'Counted %s%%.', 'userfeedback' ),
					formatNumber( 10 * Math.floor( ( 10 * counted ) / Math.max( 1, total ) ) )
				) }
			</span>
			{ running && progress.too_few ? (
				<p>
					{ sprintf(
						/* translators: 1: responses counted. 2: responses to count */
						__( 'Counted %1$s of %2$s. Figures show when all are counted.', 'userfeedback' ),
						formatNumber( counted ),
						formatNumber( total )
					) }
				</p>
			) : running ? (
				<p>
					{ sprintf(
						/* translators: 1: responses counted. 2: responses to count. 3: responses that match */
						__( 'Counted %1$s of %2$s, %3$s match so far. Figures grow as we count.', 'userfeedback' ),
						formatNumber( counted ),
						formatNumber( total ),
						formatNumber( matching )
					) }
				</p>
			) : (
				<p>
					{ sprintf(
						/* translators: 1: responses counted. 2: responses to count. 3: a date */
						__(
							'Stopped at %1$s of %2$s. These figures cover the newest responses, back to %3$s.',
							'userfeedback'
						),
						formatNumber( counted ),
						formatNumber( total ),
						day ? formatDay( day ) : ''
					) }
				</p>
			) }
		</CountBar>
	);
}
