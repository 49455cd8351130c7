import type { ComponentType, ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { isEmptyFilter } from '../../domain/filter';
import type { ComparedFigure, ComparedQuestion, Comparison as Reply, CountProgress, GroupName } from '../../types';
import { stopCounting } from '../../shared/api/counting';
import type { RangeParams } from '../../shared/api/results/fetchers';
import { resultsQueries } from '../../shared/api/results/queries';
import { EmptyState } from '../../shared/components/empty-state';
import { Notice } from '../../shared/components/notice';
import { QueryPanel } from '../../shared/components/query-panel';
import { formatDay, formatRange } from '../../shared/format/dates';
import { formatNumber, formatPercent } from '../../shared/format/numbers';
import { CountChange } from '../components/delta';
import { CardsSkeleton, FiguresSkeleton } from '../components/skeletons';
import { compareEntries } from '../filters/use-compare';
import type { Compare } from '../filters/use-compare';
import type { FilterEntries } from '../filters/use-filter';
import { Card } from './card';
import { Days } from './days';
import { figureName, GROUPS, points, Swatch, Verdict, writeDifference, writeValue } from './difference';
import type { Names } from './difference';
import './comparison.scss';

interface Props {
	surveyId: number;
	range: RangeParams;
	/** Filter of A. */
	entries: FilterEntries;
	compare: Compare;
	onCompare: ( compare: Compare ) => void;
	/** Both groups for people, e.g. Mobile. */
	names: Record< GroupName, string >;
	/** YYYY-MM-DD, site time zone. */
	today: string;
	/** It is in another file already. */
	Counting: ComponentType< {
		progress: Partial< CountProgress >;
		matching: number;
		running: boolean;
		onStop: () => void;
		onContinue: () => void;
	} >;
}

/** A against B in every panel, each figure with a tested difference (docs/figures.md). */
export function Comparison( { surveyId, range, entries, compare, onCompare, names, today, Counting }: Props ) {
	const unknown = compare.kind === 'people' && isEmptyFilter( compare.filter );
	const options = resultsQueries.comparison( surveyId, range, [ ...entries, ...compareEntries( compare ) ] );
	const query = useQuery( { ...options, enabled: ! unknown } );
	if ( unknown ) {
		return (
			<EmptyState
				title={ __( 'Choose who B is', 'userfeedback' ) }
				text={ __(
					'Add a filter to B, for example a device. A and B then stand side by side.',
					'userfeedback'
				) }
			/>
		);
	}
	const { data } = query;
	return (
		<>
			{ data && ! query.isPlaceholderData && (
				<Counting
					progress={ { ...data, counted_back_to: null } }
					matching={ data.a.responses_count + data.b.responses_count }
					running={ query.isFetching }
					onStop={ () => stopCounting( options.queryKey ) }
					onContinue={ () => void query.refetch() }
				/>
			) }
			<QueryPanel
				query={ query }
				failed={ __( 'The comparison could not be loaded.', 'userfeedback' ) }
				skeleton={
					<>
						<FiguresSkeleton cells={ 3 } />
						<CardsSkeleton cards={ 4 } />
					</>
				}
			>
				{ ( reply ) => (
					<Panels
						reply={ reply }
						names={ namesOf( reply, names ) }
						today={ today }
						compare={ compare }
						onCompare={ onCompare }
					/>
				) }
			</QueryPanel>
		</>
	);
}

function namesOf( { kind, a, b }: Reply, people: Names ): Names {
	return kind === 'people'
		? people
		: { a: formatRange( a.range.start, a.range.end ), b: formatRange( b.range.start, b.range.end ) };
}

function Panels( {
	reply,
	names,
	today,
	compare,
	onCompare,
}: Pick< Props, 'compare' | 'onCompare' | 'today' > & { reply: Reply; names: Names } ) {
	const important = mainFigures( reply.questions );
	return (
		<>
			<p className="uf-ab-keys">
				{ GROUPS.map( ( group ) => (
					<span key={ group }>
						<Swatch group={ group } />
						<b>{ group.toUpperCase() }</b> { names[ group ] }{ ' ' }
						<span className="uf-note">
							{ reply[ group ].too_few
								? __( 'Too few to show', 'userfeedback' )
								: countText( reply[ group ].responses_count ) }
						</span>
					</span>
				) ) }
			</p>
			<Reservations reply={ reply } compare={ compare } onCompare={ onCompare } />
			<section className="uf-panel" aria-label={ __( 'Figures of both groups', 'userfeedback' ) }>
				<div className="uf-kpis">
					<Figure
						label={ __( 'Responses', 'userfeedback' ) }
						a={ formatNumber( reply.a.responses_count ) }
						b={ formatNumber( reply.b.responses_count ) }
					>
						{ reply.responses && reply.responses.change !== null ? (
							<CountChange figure={ reply.responses } />
						) : (
							__( 'A count: no interval.', 'userfeedback' )
						) }
					</Figure>
					{ reply.rate && reply.rate.a.percent !== null && reply.rate.b.percent !== null && (
						<Figure
							label={ __( 'Response rate', 'userfeedback' ) }
							a={ formatPercent( reply.rate.a.percent ) }
							b={ formatPercent( reply.rate.b.percent ) }
						>
							<Verdict difference={ reply.rate.difference } names={ names } write={ points } />
						</Figure>
					) }
					{ important.map( ( { type, figure } ) => (
						<QuestionFigure key={ figure.kind } type={ type } figure={ figure } names={ names } />
					) ) }
				</div>
			</section>
			<Days reply={ reply } today={ today } />
			<div className="uf-section">
				<h2>{ __( 'Questions', 'userfeedback' ) }</h2>
			</div>
			<div className="uf-cards">
				{ reply.questions.map( ( question, index ) => (
					<Card
						key={ question.id }
						question={ question }
						number={ index + 1 }
						reply={ reply }
						names={ names }
						compare={ compare }
					/>
				) ) }
			</div>
			<p className="uf-note uf-ab-method">
				{ __(
					'Shares: Newcombe’s interval of a difference. NPS: difference of two adjusted Wald scores. Means: Welch. Intervals of 95%, not corrected for the number of rows: among 20 rows about one looks clear by chance.',
					'userfeedback'
				) }
			</p>
		</>
	);
}

function countText( count: number ): string {
	return sprintf(
		/* translators: %s: number of responses */
		_n( '%s response', '%s responses', count, 'userfeedback' ),
		formatNumber( count )
	);
}

/** Why some differences are left out. */
function Reservations( { reply, compare, onCompare }: Pick< Props, 'compare' | 'onCompare' > & { reply: Reply } ) {
	const { overlap, collecting_since: since, a, b, kind } = reply;
	// Without what is in both, nobody would be left of a group that lies in the other.
	const giver: GroupName =
		overlap !== null && overlap === b.responses_count && overlap < a.responses_count ? 'a' : 'b';
	return (
		<>
			{ overlap !== 0 && (
				<Notice status="warning" isDismissible={ false }>
					<p>
						{ overlap === null
							? __(
									'A few responses are in both groups, so the two are not independent. Both figures are right; the differences are left out.',
									'userfeedback'
								)
							: sprintf(
									/* translators: %s: number of responses */
									_n(
										'%s response is in both groups, so the two are not independent. Both figures are right; the differences are left out.',
										'%s responses are in both groups, so the two are not independent. Both figures are right; the differences are left out.',
										overlap,
										'userfeedback'
									),
									formatNumber( overlap )
								) }
					</p>
					{ overlap !== null && (
						<Button
							size="compact"
							variant="secondary"
							onClick={ () => onCompare( { ...compare, apart: giver } ) }
						>
							{ giver === 'b'
								? __( 'Take them out of B', 'userfeedback' )
								: __( 'Take them out of A', 'userfeedback' ) }
						</Button>
					) }
				</Notice>
			) }
			{ kind !== 'people' && since !== null && since > b.range.start && (
				<Notice status="info" isDismissible={ false }>
					{ since > b.range.end
						? sprintf(
								/* translators: 1: a date. 2: a date */
								__( 'B ends on %1$s; this survey has collected since %2$s.', 'userfeedback' ),
								formatDay( b.range.end ),
								formatDay( since )
							)
						: sprintf(
								/* translators: 1: a date. 2: a date */
								__(
									'B begins on %1$s; this survey has collected since %2$s. Shares are compared, counts are not.',
									'userfeedback'
								),
								formatDay( b.range.start ),
								formatDay( since )
							) }
				</Notice>
			) }
		</>
	);
}

function Figure( { label, a, b, children }: { label: string; a: string; b: string; children: ReactNode } ) {
	return (
		<div className="uf-kpi">
			<span className="uf-kpi__label">{ label }</span>
			<span className="uf-ab-figure">
				<span>
					<Swatch group="a" />
					<span className="screen-reader-text">A </span>
					<bdi dir="ltr">{ a }</bdi>
				</span>
				<span>
					<Swatch group="b" />
					<span className="screen-reader-text">B </span>
					<bdi dir="ltr">{ b }</bdi>
				</span>
			</span>
			<span className="uf-note">{ children }</span>
		</div>
	);
}

/** Kinds of figures that stand above all questions, and how many of them. */
const MAIN = [ 'nps', 'mean', 'csat', 'ces' ] as const;
const MOST = 2;

interface Main {
	type: string;
	figure: ComparedFigure;
}

/** The first score, mean of stars, CSAT and CES that both groups have. */
function mainFigures( questions: ComparedQuestion[] ): Main[] {
	const found = questions.flatMap( ( { type, figures } ) =>
		figures.flatMap( ( figure ) =>
			figure.a && figure.b && figure.unit === '' && ! [ 'number', 'date' ].includes( type )
				? [ { type, figure } ]
				: []
		)
	);
	return MAIN.flatMap( ( kind ) => found.find( ( { figure } ) => figure.kind === kind ) ?? [] ).slice( 0, MOST );
}

function QuestionFigure( { type, figure, names }: Main & { names: Names } ) {
	return (
		<Figure
			label={ figureName( figure, type ) }
			a={ writeValue( figure, figure.a?.value ?? 0 ) }
			b={ writeValue( figure, figure.b?.value ?? 0 ) }
		>
			<Verdict
				difference={ figure.difference }
				names={ names }
				write={ writeDifference( figure ) }
				digits={ figure.digits }
			/>
		</Figure>
	);
}
