import { __, _n, sprintf } from '@wordpress/i18n';
import { Link } from '../../shared/router';
import type { ClearChange, DateRange, ResultsSummary, WhatChanged as Changes } from '../../types';
import { countDays, formatRange } from '../../shared/format/dates';
import { formatNumber, formatSigned, SMALL_SAMPLE } from '../../shared/format/numbers';
import { useDateRangeLock } from '../lib/locks';
import { withQuery } from '../lib/way-back';
import { resultsOfDays } from '../routes';

/**
 * Up to three sentences about what people answer otherwise than in the days before. Each is a tested difference
 * (docs/figures.md) and leads to the card that shows it.
 */
export function WhatChanged( { summary }: { summary: ResultsSummary } ) {
	const { changes, range, before } = summary;
	const days = countDays( before.start, before.end );
	return (
		<section className="uf-panel uf-changes" aria-labelledby="uf-changes">
			<header className="uf-panel__head">
				<div>
					<h2 id="uf-changes">{ __( 'What changed', 'userfeedback' ) }</h2>
					<p className="uf-note">
						{ sprintf(
							/* translators: 1: range of days. 2: e.g. the 7 days before */
							__( '%1$s against %2$s', 'userfeedback' ),
							formatRange( range.start, range.end ),
							daysBefore( days )
						) }
					</p>
				</div>
			</header>
			{ changes.items.length === 0 ? (
				<p className="uf-panel__body">{ nothing( changes, days ) }</p>
			) : (
				<ol className="uf-changes__list">
					{ changes.items.map( ( item ) => (
						<Sentence key={ `${ item.survey_id } ${ item.question_id }` } item={ item } range={ range } />
					) ) }
				</ol>
			) }
			{ changes.figures > 0 && <Foot changes={ changes } /> }
		</section>
	);
}

function daysBefore( days: number ): string {
	if ( days === 1 ) {
		return __( 'the day before', 'userfeedback' );
	}
	return sprintf(
		/* translators: %s: number of days */
		_n( 'the %s day before', 'the %s days before', days, 'userfeedback' ),
		formatNumber( days )
	);
}

function compared( { figures, surveys }: Changes ): [ string, string ] {
	return [
		sprintf(
			/* translators: %s: number of figures */
			_n( '%s figure', '%s figures', figures, 'userfeedback' ),
			formatNumber( figures )
		),
		sprintf(
			/* translators: %s: number of surveys */
			_n( '%s survey', '%s surveys', surveys, 'userfeedback' ),
			formatNumber( surveys )
		),
	];
}

function nothing( changes: Changes, days: number ): string {
	const { figures, most } = changes;
	if ( most === null && days === 1 ) {
		return __( 'Nothing to compare yet: no published survey collected answers on the day before.', 'userfeedback' );
	}
	if ( most === null ) {
		return sprintf(
			/* translators: %s: e.g. the 7 days before */
			__( 'Nothing to compare yet: no published survey collected answers on all of %s.', 'userfeedback' ),
			daysBefore( days )
		);
	}
	if ( Math.min( most.now, most.before ) < SMALL_SAMPLE ) {
		return sprintf(
			/* translators: 1: number of answers that it takes. 2: answers in the period. 3: answers in the one before */
			__(
				'Not enough answers to compare yet. It takes %1$s answers in this period and %1$s in the one before; so far there are %2$s and %3$s.',
				'userfeedback'
			),
			formatNumber( SMALL_SAMPLE ),
			formatNumber( most.now ),
			formatNumber( most.before )
		);
	}
	if ( figures === 0 ) {
		return __( 'Nothing to compare: nearly all answers are the same.', 'userfeedback' );
	}
	return sprintf(
		/* translators: 1: e.g. 38 figures. 2: e.g. 5 surveys. 3: e.g. the 7 days before */
		_n(
			'Nothing changed clearly. %1$s of %2$s was compared with %3$s; the difference lies within the margin of error.',
			'Nothing changed clearly. %1$s of %2$s were compared with %3$s; all differences lie within the margin of error.',
			figures,
			'userfeedback'
		),
		...compared( changes ),
		daysBefore( days )
	);
}

function Sentence( { item, range }: { item: ClearChange; range: DateRange } ) {
	const locked = useDateRangeLock() !== null;
	// Without a choice of days the results are of all time: there the overview of the survey has these days.
	const path = locked
		? withQuery( '/', new URLSearchParams( { survey: String( item.survey_id ), question: item.question_id } ) )
		: resultsOfDays( item.survey_id, range, { question: item.question_id } );
	return (
		<li>
			<Link to={ path }>
				<span className="uf-changes__text">{ item.text }</span>{ ' ' }
				<span className="uf-changes__survey">{ item.survey }</span>
			</Link>
			<span className="uf-note">
				<span className="uf-second">{ interval( item ) }</span>
				{ sprintf(
					/* translators: 1: number of answers in the period. 2: in the one before */
					__( '%1$s and %2$s answered', 'userfeedback' ),
					formatNumber( item.answers ),
					formatNumber( item.answers_before )
				) }
			</span>
		</li>
	);
}

function interval( { kind, low, high }: ClearChange ): string {
	const digits = { nps: 0, mean: 2, share: 1 }[ kind ];
	const text =
		kind === 'mean'
			? /* translators: 1: lower end of an interval, e.g. -0.32. 2: upper end */
				__( '95%%: %1$s to %2$s stars', 'userfeedback' )
			: /* translators: 1: lower end of an interval, e.g. -8.7. 2: upper end */
				__( '95%%: %1$s to %2$s points', 'userfeedback' );
	return sprintf( text, formatSigned( low, digits ), formatSigned( high, digits ) );
}

function Foot( { changes }: { changes: Changes } ) {
	return (
		<footer className="uf-changes__foot">
			{ changes.items.length > 0 && (
				<p className="uf-note">
					{ sprintf(
						/* translators: 1: e.g. 38 figures. 2: e.g. 5 surveys */
						_n(
							'%1$s of %2$s was compared. After correction for that many comparisons (Holm), this is what differs most clearly.',
							'%1$s of %2$s were compared. After correction for that many comparisons (Holm), this is what differs most clearly.',
							changes.figures,
							'userfeedback'
						),
						...compared( changes )
					) }
				</p>
			) }
			<details>
				<summary>{ __( 'How this is tested', 'userfeedback' ) }</summary>
				<p className="uf-note">
					{ __(
						'The NPS, star means and shares of answers of all published surveys are compared, from 30 answers on either side. Among many figures some differ by chance, so a sentence needs more than a figure alone: after Holm’s correction, the risk that any sentence here is chance stays under 5%. ▲ and ▼ in the table test one figure alone, so both can differ.',
						'userfeedback'
					) }
				</p>
			</details>
		</footer>
	);
}
