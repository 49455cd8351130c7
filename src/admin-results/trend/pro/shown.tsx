import { useMemo } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { __, sprintf } from '@wordpress/i18n';
import type { GroupName, SurveyEventDay, Trend, TrendPoint } from '../../../types';
import { MarkList } from '../../../shared/charts/mark-list';
import { textMarks } from '../../../shared/charts/marks';
import { ErrorNotice } from '../../../shared/components/error-notice';
import { formatRange } from '../../../shared/format/dates';
import { Nothing } from '../../components/nothing';
import { Stroke, TrendChart } from './trend-chart';
import type { TrendLine } from './trend-chart';
import { TrendTable } from './trend-table';

interface ShownProps {
	/** What happened to the survey; the small charts go without. */
	events?: readonly SurveyEventDay[];
	trend: Trend;
	name: string;
	height: number;
	/** Whose it is while two groups are compared. */
	nameA?: string;
	/** The second group. */
	other?: TrendLine | null;
	/** In front of the note: whom it is about. */
	about?: string;
	onChoose: ( point: TrendPoint ) => void;
}

/** A and B in one chart, point beside point: filled and solid, outlined and dashed. */
export function Pair( {
	query,
	shown,
	people,
}: {
	query: UseQueryResult< Trend >;
	shown: ShownProps;
	/** Names of both groups; null where they are days. */
	people: Record< GroupName, string > | null;
} ) {
	const { trend } = shown;
	const { data, error, isError } = query;
	const names = people ?? { a: daysOf( trend ), b: data ? daysOf( data ) : '' };
	const fits = data && data.step === trend.step && Math.abs( data.points.length - trend.points.length ) < 2;
	const b: TrendLine | null =
		data && fits && ! data.too_few
			? { id: 'b', name: groupLabel( 'B', names.b ), short: 'B', trend: cutTo( data, trend ), square: true }
			: null;
	const problem = data?.too_few
		? __( 'B: too few to show.', 'userfeedback' )
		: data && ! fits
			? __( 'B is not in the chart: its days do not have as many points as those of A.', 'userfeedback' )
			: '';
	return (
		<>
			{ isError && (
				<ErrorNotice
					message={ __( 'The trend of B could not be loaded.', 'userfeedback' ) }
					error={ error }
					onRetry={ () => void query.refetch() }
				/>
			) }
			<Shown
				{ ...shown }
				nameA={ groupLabel( 'A', names.a ) }
				other={ b }
				about={ `${ __( 'A: solid line, circles. B: dashed line, squares.', 'userfeedback' ) } ${ problem }`.trim() }
			/>
		</>
	);
}

const daysOf = ( { range: { start, end } }: Trend ) => formatRange( start, end );

const groupLabel = ( letter: string, name: string ) =>
	sprintf(
		/* translators: 1: A or B. 2: whom the group has, e.g. Mobile */
		__( '%1$s %2$s', 'userfeedback' ),
		letter,
		name
	);

/** A year before, a range around February 29 has a point more. */
const cutTo = ( trend: Trend, { points }: Trend ): Trend => ( {
	...trend,
	points: trend.points.slice( 0, points.length ),
} );

export function Shown( { trend, name, height, events, nameA = name, other = null, about = '', onChoose }: ShownProps ) {
	const marks = useMemo( () => ( events ? textMarks( events, trend.points ) : undefined ), [ events, trend.points ] );
	const lines = useMemo(
		(): TrendLine[] => [ { id: 'a', name: nameA, short: 'A', trend }, ...( other ? [ other ] : [] ) ],
		[ nameA, other, trend ]
	);
	const what = other ? `${ name }: ${ nameA }, ${ other.name }` : name;
	if ( trend.too_few && ! other ) {
		return (
			<Nothing title={ __( 'Too few to show', 'userfeedback' ) }>
				{ __(
					'Too few responses match, or all but a few. This site shows no small groups, so that nobody can be recognized.',
					'userfeedback'
				) }
			</Nothing>
		);
	}
	if ( lines.every( ( line ) => line.trend.points.every( ( { n } ) => n === 0 ) ) ) {
		return (
			<Nothing title={ __( 'No answers yet', 'userfeedback' ) }>
				{ __( 'Nobody has answered this question in this range.', 'userfeedback' ) }
			</Nothing>
		);
	}
	return (
		<>
			<TrendChart
				lines={ lines }
				height={ height }
				label={ sprintf(
					/* translators: %s: name of a figure, e.g. NPS */
					__( '%s over time. Arrow keys read each point, Enter shows only its days.', 'userfeedback' ),
					what
				) }
				pictureLabel={ sprintf(
					/* translators: %s: name of a figure, e.g. NPS */
					__( 'Line chart: %s, with its margin of error', 'userfeedback' ),
					what
				) }
				marks={ marks }
				onChoose={ onChoose }
			/>
			{ other && (
				<ul className="uf-scores__names">
					{ lines.map( ( line, index ) => (
						<li key={ line.id }>
							<Stroke index={ index } />
							{ line.name }
						</li>
					) ) }
				</ul>
			) }
			<MarkList marks={ marks } />
			<p className="uf-note">
				{ about }{ ' ' }
				{ __(
					'n: people who answered. Band: 95% interval. Hollow: fewer than 30 answers. A gap: no answers.',
					'userfeedback'
				) }
			</p>
			<TrendTable lines={ lines } marks={ marks } />
		</>
	);
}
