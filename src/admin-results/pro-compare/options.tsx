import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type {
	ComparedAnswers,
	ComparedFigure,
	ComparedQuestion,
	ComparedRow,
	ComparedShare,
	Comparison,
	Difference,
	NpsBucket,
	NpsOverview,
} from '../../types';
import '../../shared/charts/bar-table.scss';
import { NPS_GROUPS, npsGroupRange } from '../../shared/charts/nps';
import { NpsStackedBar } from '../../shared/charts/nps-charts';
import { ShareAxis, ShareBar } from '../../shared/charts/share-bar';
import { formatNumber, formatPercent } from '../../shared/format/numbers';
import { fromTo } from '../lib/measured';
import { optionText } from '../lib/options';
import { Delta, GROUPS, interval, points, refusal, Swatch, writeDifference, writeValue } from './difference';
import type { Names, Write } from './difference';

/** Longer lists show their first rows until asked for the rest; paper shows all. */
const MOST = 12;
const SHOWN = 7;

/** The answer of a row: an option, a number, a group of an NPS, or from one end of a bin to the other. */
function rowText( { key, value }: ComparedRow, type: string ): string {
	if ( typeof value === 'object' && 'from' in value ) {
		const group = NPS_GROUPS.find( ( name ) => name === key );
		return group ? npsGroupRange( group, Number( value.from ) ) : fromTo( value.from, value.to );
	}
	if ( typeof value === 'number' && type === 'star-rating' ) {
		return sprintf(
			/* translators: %s: number of stars, 1 to 5 */
			_n( '%s star', '%s stars', value, 'userfeedback' ),
			formatNumber( value )
		);
	}
	return typeof value === 'number' ? formatNumber( value ) : optionText( value );
}

/** How often each answer was given in both groups. */
export function Options( {
	question,
	list: { label, rows },
	reply,
}: {
	question: ComparedQuestion;
	list: ComparedAnswers;
	reply: Comparison;
} ) {
	const [ a, b ] = [ rows[ 0 ]?.a.base ?? 0, rows[ 0 ]?.b.base ?? 0 ];
	const why = refusal( a, b, reply );
	const [ all, setAll ] = useState( rows.length <= MOST );
	return (
		<div className="uf-bt uf-bt-ab">
			{ label !== '' && <h4>{ label }</h4> }
			<Table caption={ label === '' ? question.title : `${ question.title }: ${ label }` }>
				{ rows.map( ( row, at ) => (
					<Row
						key={ row.key }
						hidden={ ! all && at >= SHOWN }
						name={ rowText( row, question.type ) }
						removed={ row.removed }
						sides={ sidesOf( row ) }
						difference={ row.difference }
						write={ points }
						digits={ 1 }
					>
						<Bars row={ row } />
					</Row>
				) ) }
			</Table>
			<ShareAxis />
			{ ! all && (
				<Button size="compact" variant="tertiary" className="uf-bt__more" onClick={ () => setAll( true ) }>
					{ sprintf(
						/* translators: %s: number of answers */
						__( 'Show all %s answers', 'userfeedback' ),
						formatNumber( rows.length )
					) }
				</Button>
			) }
			<p className="uf-note">
				{ sprintf(
					/* translators: 1: number of answers in A. 2: in B */
					__( 'Shares of those who answered: %1$s and %2$s.', 'userfeedback' ),
					formatNumber( a ),
					formatNumber( b )
				) }{ ' ' }
				{ why ||
					__(
						'▲ ▼ and bold: the 95% interval of the difference does not contain 0. ≈: it does.',
						'userfeedback'
					) }
			</p>
		</div>
	);
}

/** Share and count of A and of B. */
export function sidesOf( row: ComparedShare ): ReactNode[] {
	return GROUPS.map( ( group ) => {
		const { percent, count } = row[ group ];
		return (
			<>
				{ percent === null ? '–' : formatPercent( percent ) } <small>{ formatNumber( count ) }</small>
			</>
		);
	} );
}

export const Bars = ( { row: { a, b } }: { row: ComparedShare } ) => (
	<td className="uf-bt__bar" aria-hidden="true">
		<ShareBar share={ a } />
		<ShareBar share={ b } />
	</td>
);

/** The mean place of each option of a ranking. */
export function Places( { question, figures }: { question: ComparedQuestion; figures: ComparedFigure[] } ) {
	return (
		<div className="uf-bt uf-bt-ab">
			<h4>{ __( 'Mean place', 'userfeedback' ) }</h4>
			<Table caption={ `${ question.title }: ${ __( 'Mean place', 'userfeedback' ) }` }>
				{ figures.map( ( figure ) => (
					<Row
						key={ figure.label }
						name={ figure.label }
						sides={ GROUPS.map( ( group ) => {
							const side = figure[ group ];
							return side ? (
								<>
									{ writeValue( figure, side.value ) } <small>{ formatNumber( side.base ) }</small>
								</>
							) : (
								'–'
							);
						} ) }
						difference={ figure.difference }
						write={ writeDifference( figure ) }
						digits={ figure.digits }
					/>
				) ) }
			</Table>
			<p className="uf-note">
				{ __( 'Mean of the places, 1 is first; beside it how many ranked the option.', 'userfeedback' ) }
			</p>
		</div>
	);
}

/** Detractors, passives and promoters of both groups as bars. */
export function Groups( { rows, names }: { rows: ComparedRow[]; names: Names } ) {
	return (
		<div className="uf-ab-bars">
			{ GROUPS.map( ( group ) => (
				<div key={ group }>
					<span>
						<Swatch group={ group } />
						{ group.toUpperCase() } { names[ group ] }
					</span>
					<NpsStackedBar overview={ overviewOf( rows, group ) } />
				</div>
			) ) }
		</div>
	);
}

function overviewOf( rows: ComparedRow[], group: 'a' | 'b' ): Pick< NpsOverview, NpsBucket | 'shares' > {
	const none = { percent: null, low: null, high: null, count: 0, base: 0 };
	const share = ( bucket: NpsBucket ) => rows.find( ( { key } ) => key === bucket )?.[ group ] ?? none;
	const shares = { promoter: share( 'promoter' ), passive: share( 'passive' ), detractor: share( 'detractor' ) };
	return {
		shares,
		promoter: shares.promoter.count,
		passive: shares.passive.count,
		detractor: shares.detractor.count,
	};
}

export function Table( { caption, head, children }: { caption: string; head?: string; children: ReactNode } ) {
	return (
		<table>
			<caption className="screen-reader-text">{ caption }</caption>
			<thead>
				<tr>
					<th scope="col">{ head ?? __( 'Answer', 'userfeedback' ) }</th>
					{ GROUPS.map( ( group ) => (
						<th key={ group } scope="col" className="uf-num">
							<Swatch group={ group } />
							{ group.toUpperCase() }
						</th>
					) ) }
					<th scope="col" className="uf-num">
						{ __( 'A − B', 'userfeedback' ) }
					</th>
					<th scope="col" className="uf-num uf-bt-ab__interval">
						{ __( '95% interval', 'userfeedback' ) }
					</th>
				</tr>
			</thead>
			<tbody>{ children }</tbody>
		</table>
	);
}

interface RowProps {
	name: ReactNode;
	hidden?: boolean;
	removed?: boolean | undefined;
	/** Of A and of B. */
	sides: ReactNode[];
	difference: Difference | null;
	write: Write;
	digits: number;
	/** The bars. */
	children?: ReactNode;
}

export function Row( { name, hidden = false, removed, sides, difference, write, digits, children }: RowProps ) {
	return (
		<tr hidden={ hidden }>
			<th scope="row">
				<span className="uf-bt__label">
					{ name }
					{ removed && <em className="uf-bt__note">{ __( 'removed from the survey', 'userfeedback' ) }</em> }
				</span>
			</th>
			{ GROUPS.map( ( group, at ) => (
				<td key={ group } className="uf-num uf-bt__share" data-group={ group.toUpperCase() }>
					{ sides[ at ] }
				</td>
			) ) }
			<td className="uf-num">
				<Delta difference={ difference } write={ write } />
			</td>
			<td className="uf-num uf-bt-ab__interval">
				<bdi dir="ltr">{ difference ? interval( difference, digits ) : '–' }</bdi>
			</td>
			{ children }
		</tr>
	);
}
