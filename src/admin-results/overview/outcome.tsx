import { __, sprintf } from '@wordpress/i18n';
import type { SurveyOutcome } from '../../types';
import {
	formatNumber,
	formatPercent,
	formatShareInterval,
	formatSigned,
	SMALL_SAMPLE,
} from '../../shared/format/numbers';

/** What people say in a survey, with its interval and its base; few answers are counted, not divided. */
export function Outcome( { outcome }: { outcome: SurveyOutcome } ) {
	const small = outcome.answers < SMALL_SAMPLE;
	const [ figure, name ] = wordsOf( outcome, small );
	return (
		<>
			<span className="screen-reader-text">{ outcome.question }: </span>
			<b>
				<bdi>{ figure }</bdi>
			</b>{ ' ' }
			{ name }
			<span className="uf-second">
				{ small
					? __( 'small sample', 'userfeedback' )
					: sprintf(
							/* translators: 1: interval, e.g. +45 to +53. 2: number of answers */
							__( '%1$s, n %2$s', 'userfeedback' ),
							intervalOf( outcome ),
							formatNumber( outcome.answers )
						) }
			</span>
		</>
	);
}

function wordsOf(
	{ kind, value, option, count, answers, from_zero: fromZero }: SurveyOutcome,
	small: boolean
): [ string, string ] {
	switch ( kind ) {
		case 'nps':
			return [
				formatSigned( value ),
				fromZero ? __( 'NPS, 0 to 10', 'userfeedback' ) : __( 'NPS, 1 to 10', 'userfeedback' ),
			];
		case 'mean':
			return [ formatNumber( value, 1 ), __( 'stars', 'userfeedback' ) ];
		case 'share':
			return [
				small
					? sprintf(
							/* translators: 1: number of answers. 2: number of all answers */
							__( '%1$s of %2$s', 'userfeedback' ),
							formatNumber( count ?? 0 ),
							formatNumber( answers )
						)
					: formatPercent( value ),
				option ?? '',
			];
	}
}

function intervalOf( { kind, low, high }: SurveyOutcome ): string {
	if ( kind === 'share' || low === null || high === null ) {
		return formatShareInterval( low, high );
	}
	const write = kind === 'nps' ? formatSigned : ( value: number ) => formatNumber( value, 2 );
	return sprintf(
		/* translators: 1: lower end of an interval, e.g. +45. 2: upper end */
		__( '%1$s to %2$s', 'userfeedback' ),
		write( low ),
		write( high )
	);
}
