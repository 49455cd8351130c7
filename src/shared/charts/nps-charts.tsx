import { __, sprintf } from '@wordpress/i18n';
import { npsBucket } from '../../domain/nps';
import type { NpsBucket, NpsOverview } from '../../types';
import { NPS_AXIS, position, ticks } from './axes';
import { formatNumber, formatPercent, formatSigned } from '../format/numbers';
import { Choose } from './choose';
import { NPS_GROUPS, npsGroupName, npsGroupRange, npsGroupsName, npsRange } from './nps';
import './axes.scss';
import './nps-charts.scss';

const SHORT = { detractor: 'is-det', passive: 'is-pas', promoter: 'is-pro' };

/** Shows a group by color, shape and name, so that nobody depends on one of them. */
export function NpsPill( {
	group,
	text,
}: {
	group: NpsBucket;
	/** Replaces the name of one person in the group. */
	text?: string;
} ) {
	return (
		<span className={ `uf-pill ${ SHORT[ group ] }` }>
			<i aria-hidden="true" />
			{ text ?? npsGroupName( group ) }
		</span>
	);
}

/** Leaves only the responses with a score from one to another. */
type OnScores = ( from: number, to: number ) => void;

/**
 * Detractors, passives and promoters as one bar, and the same in figures (NPS-02).
 */
export function NpsStackedBar( {
	overview,
	onChoose,
}: {
	overview: Pick< NpsOverview, NpsBucket | 'shares' > & Partial< Pick< NpsOverview, 'start' > >;
	onChoose?: OnScores | undefined;
} ) {
	return (
		<>
			<div className="uf-stackbar" aria-hidden="true">
				{ NPS_GROUPS.filter( ( group ) => overview[ group ] > 0 ).map( ( group ) => {
					const percent = overview.shares[ group ].percent ?? 0;
					return (
						<span key={ group } className={ SHORT[ group ] } style={ { flexGrow: overview[ group ] } }>
							{ percent >= 8 ? formatPercent( percent, 0 ) : '' }
						</span>
					);
				} ) }
			</div>
			<ul className="uf-nps3">
				{ NPS_GROUPS.map( ( group ) => (
					<li key={ group } className={ onChoose && 'uf-choosable' }>
						<Choose
							count={ overview[ group ] }
							onChoose={ onChoose && ( () => onChoose( ...npsRange( group, overview.start ?? 1 ) ) ) }
						>
							<NpsPill group={ group } text={ npsGroupsName( group ) } />
						</Choose>
						<b>
							{ formatPercent( overview.shares[ group ].percent ?? 0 ) }{ ' ' }
							<small>{ formatNumber( overview[ group ] ) }</small>
						</b>
					</li>
				) ) }
			</ul>
		</>
	);
}

/**
 * How often each score was given, detractors first.
 */
export function NpsColumns( { overview, onChoose }: { overview: NpsOverview; onChoose?: OnScores | undefined } ) {
	const { start } = overview;
	const scores = overview.scores.map( ( _, place ) => start + place );
	const countOf = ( score: number ) => overview.scores[ score - start ] ?? 0;
	const most = Math.max( 1, ...overview.scores );
	const label = sprintf(
		/* translators: 1: smallest score, 0 or 1. 2: list of scores with their counts */
		__( 'Answers for each score from %1$s to 10: %2$s', 'userfeedback' ),
		formatNumber( start ),
		scores.map( ( score ) => `${ score }: ${ formatNumber( countOf( score ) ) }` ).join( ', ' )
	);
	return (
		<div className="uf-columns">
			<div className="uf-columns__plot" role={ onChoose ? 'group' : 'img' } aria-label={ label }>
				{ scores.map( ( score ) => (
					<span key={ score } className={ `uf-columns__col ${ onChoose ? 'uf-choosable' : '' }` }>
						<span className="uf-columns__n" aria-hidden="true">
							{ formatNumber( countOf( score ) ) }
						</span>
						<span
							className={ `uf-columns__bar ${ SHORT[ npsBucket( score ) ] }` }
							style={ {
								blockSize: `${ ( countOf( score ) / most ) * 100 }px`,
							} }
						/>
						<span className="uf-columns__x">
							<Choose
								count={ countOf( score ) }
								onChoose={ onChoose && ( () => onChoose( score, score ) ) }
								label={ sprintf(
									/* translators: 1: a score. 2: number of people who gave it */
									__( 'Score %1$s, %2$s answers', 'userfeedback' ),
									formatNumber( score ),
									formatNumber( countOf( score ) )
								) }
							>
								{ formatNumber( score ) }
							</Choose>
						</span>
					</span>
				) ) }
			</div>
			<div className={ `uf-columns__groups${ start ? '' : ' is-from-0' }` } aria-hidden="true">
				{ NPS_GROUPS.map( ( group ) => (
					<span key={ group } className={ SHORT[ group ] }>
						<NpsPill group={ group } text={ npsGroupRange( group, start ) } />
					</span>
				) ) }
			</div>
		</div>
	);
}

/**
 * The score on its fixed scale from −100 to 100 with its interval (NPS-03).
 */
export function NpsScale( { overview }: { overview: NpsOverview } ) {
	const { low, high, nps } = overview;
	const at = ( value: number ) => `${ position( NPS_AXIS, value ) }%`;
	const steps = ticks( NPS_AXIS );
	return (
		<div className="uf-scale" aria-hidden="true">
			<span className="uf-scale__line" />
			{ steps.slice( 1, -1 ).map( ( tick ) => (
				<i key={ tick } style={ { insetInlineStart: at( tick ) } } />
			) ) }
			{ low !== null && high !== null && (
				<span
					className="uf-scale__band"
					style={ {
						insetInlineStart: at( low ),
						inlineSize: `${ position( NPS_AXIS, high ) - position( NPS_AXIS, low ) }%`,
					} }
				/>
			) }
			<span className="uf-scale__mark" style={ { insetInlineStart: at( nps ) } } />
			{ steps.map( ( tick ) => (
				<bdi key={ tick } dir="ltr" className="uf-scale__tick" style={ { insetInlineStart: at( tick ) } }>
					{ formatSigned( tick ) }
				</bdi>
			) ) }
		</div>
	);
}
