import { __, _n, sprintf } from '@wordpress/i18n';
import type { NpsOverview, QuestionStats } from '../../types';
import { formatNumber, formatSigned } from '../../shared/format/numbers';
import { NpsColumns, NpsScale, NpsStackedBar } from '../../shared/charts/nps-charts';
import { NpsChange } from '../components/delta';
import { useScores } from '../filters/use-filter';
import type { CardProps } from '../question-types/type-result';
import { ComparisonNote } from './comparison';

/**
 * The interval of a score in words, '' without one.
 *
 * @param overview Score with its interval.
 */
export function npsInterval( { low, high }: NpsOverview ): string {
	return low === null || high === null
		? ''
		: sprintf(
				/* translators: 1: lower end, e.g. +37. 2: upper end of the interval */
				__( '95%% sure it lies between %1$s and %2$s.', 'userfeedback' ),
				formatSigned( low ),
				formatSigned( high )
			);
}

/** An NPS question among others: score, scale, stacked bar and columns. */
export function NpsCard( { question, comparedWith }: CardProps ) {
	const { nps } = question;
	const onChoose = useScores( question.id );
	if ( ! nps ) {
		return null;
	}
	return (
		<>
			{ nps.total === 0 ? (
				<p className="uf-note">
					{ nps.start === 0
						? __( 'Nobody has answered on the scale from 0 to 10 in this range.', 'userfeedback' )
						: __( 'Nobody has answered on the scale from 1 to 10 in this range.', 'userfeedback' ) }
				</p>
			) : (
				<>
					<div className="uf-nps-small">
						<div>
							<p className="uf-figure">
								<bdi dir="ltr">{ formatSigned( nps.nps ) }</bdi>{ ' ' }
								<small>{ __( 'NPS', 'userfeedback' ) }</small>
							</p>
							<p className="uf-note">{ npsInterval( nps ) }</p>
							{ ( nps.start === 0 || question.nps_former ) && (
								<p className="uf-note">{ npsScaleNote( nps ) }</p>
							) }
							{ comparedWith && <NpsChange question={ question } /> }
						</div>
						<div>
							<NpsStackedBar overview={ nps } onChoose={ onChoose } />
						</div>
					</div>
					<NpsScale overview={ nps } />
					<NpsColumns overview={ nps } onChoose={ onChoose } />
				</>
			) }
			<ComparisonNote question={ question } comparedWith={ comparedWith } />
			<FormerScore question={ question } />
		</>
	);
}

/** How a score is to be read, where its number alone does not tell. */
export const npsScaleNote = ( { start }: NpsOverview ): string =>
	start === 0
		? __( 'Asked from 0 to 10, as published scores are.', 'userfeedback' )
		: __( 'Asked from 1 to 10: not comparable with published scores, which use 0 to 10.', 'userfeedback' );

/** The score on the scale on which the question asked before: a figure of its own, with its own base and interval. */
export function FormerScore( { question }: { question: QuestionStats } ) {
	const { nps_former: former } = question;
	if ( ! former ) {
		return null;
	}
	const name =
		former.start === 0
			? __( 'As asked before, from 0 to 10', 'userfeedback' )
			: __( 'As asked before, from 1 to 10', 'userfeedback' );
	return (
		<section className="uf-nps-former" aria-label={ name }>
			<p className="uf-nps-former__name">
				<b>{ name }</b>{ ' ' }
				<span className="uf-note">
					{ sprintf(
						/* translators: %s: number of people */
						_n( '%s answer', '%s answers', former.total, 'userfeedback' ),
						formatNumber( former.total )
					) }
				</span>
			</p>
			<div className="uf-nps-small">
				<div>
					<p className="uf-figure">
						<bdi dir="ltr">{ formatSigned( former.nps ) }</bdi>{ ' ' }
						<small>{ __( 'NPS', 'userfeedback' ) }</small>
					</p>
					<p className="uf-note">{ npsInterval( former ) }</p>
				</div>
				<div>
					<NpsStackedBar overview={ former } />
				</div>
			</div>
			<NpsColumns overview={ former } />
			<p className="uf-note">
				{ __( 'The two scales are not comparable, so no figure has answers to both.', 'userfeedback' ) }
			</p>
		</section>
	);
}
