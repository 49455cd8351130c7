import type { CSSProperties } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { OptionStat, QuestionPart } from '../../types';
import { Choose } from '../../shared/charts/choose';
import { formatNumber, formatPercent, formatShareInterval } from '../../shared/format/numbers';
import { useNarrowing } from '../filters/use-filter';
import { optionText } from '../lib/options';
import type { CardProps } from '../question-types/type-result';
import { ComparisonNote } from './comparison';
import './matrix-card.scss';

/** A matrix: one bar a row, with the share of each column. */
export function MatrixCard( { question, comparedWith }: CardProps ) {
	const { chooseAnswer } = useNarrowing();
	const { parts, options } = question;
	const columns = parts[ 0 ]?.values.map( ( { label } ) => label ) ?? [];
	const gone = options.filter( ( { removed, count } ) => removed && count > 0 );
	return (
		<>
			<table className="uf-mx" style={ { '--uf-n': columns.length } as CSSProperties }>
				<caption className="screen-reader-text">{ question.title }</caption>
				<thead>
					<tr>
						<th scope="col">{ __( 'Row', 'userfeedback' ) }</th>
						{ columns.map( ( label, at ) => (
							<th key={ label } scope="col">
								<Swatch at={ at } of={ columns.length } />
								{ label }
							</th>
						) ) }
					</tr>
				</thead>
				<tbody>
					{ parts.flatMap( ( part ) => [
						<tr key={ part.key }>
							<th scope="row">
								{ part.label }{ ' ' }
								<small>
									{ sprintf(
										/* translators: %s: number of people */
										__( '%s answered', 'userfeedback' ),
										formatNumber( part.total )
									) }
								</small>
							</th>
							{ part.values.map( ( { key, label, share }, at ) => (
								<td
									key={ key }
									className={ chooseAnswer && share.count > 0 ? 'uf-choosable' : undefined }
								>
									<span className="uf-mx__name" aria-hidden="true">
										<Swatch at={ at } of={ columns.length } />
										{ label }
									</span>
									<Choose
										count={ share.count }
										onChoose={
											chooseAnswer
												? () => chooseAnswer( question.id, { any: [ key ] } )
												: undefined
										}
									>
										{ share.percent === null ? '–' : formatPercent( share.percent ) }
									</Choose>
									<small>
										{ formatNumber( share.count ) }
										<span className="screen-reader-text">
											{ sprintf(
												/* translators: %s: interval, e.g. 5.3% to 5.9% */
												__( ', 95%% interval %s', 'userfeedback' ),
												formatShareInterval( share.low, share.high )
											) }
										</span>
									</small>
								</td>
							) ) }
						</tr>,
						<tr key={ `${ part.key } bar` } aria-hidden="true">
							<td colSpan={ columns.length + 1 }>
								<Bar part={ part } />
							</td>
						</tr>,
					] ) }
				</tbody>
			</table>
			<p className="uf-note">
				{ __( 'Shares are of those who answered the row.', 'userfeedback' ) } { removedWords( gone ) }
			</p>
			<ComparisonNote question={ question } comparedWith={ comparedWith } />
		</>
	);
}

/** From weak to strong, in the order of the columns. */
const shade = ( at: number, of: number ) => ( { '--uf-i': of > 1 ? at / ( of - 1 ) : 1 } ) as CSSProperties;

const Swatch = ( { at, of }: { at: number; of: number } ) => <i className="uf-mx__shade" style={ shade( at, of ) } />;

const Bar = ( { part: { values } }: { part: QuestionPart } ) => (
	<span className="uf-mx__bar">
		{ values.map( ( { key, share }, at ) =>
			share.count > 0 ? (
				<i
					key={ key }
					className="uf-mx__shade"
					style={ { ...shade( at, values.length ), flexGrow: share.count } }
				/>
			) : null
		) }
	</span>
);

function removedWords( gone: OptionStat[] ): string {
	return gone.length === 0
		? ''
		: sprintf(
				/* translators: %s: a list such as "Taste: Good (4), Price: Fair (2)" */
				__( 'Removed from the survey: %s.', 'userfeedback' ),
				gone.map( ( { value, count } ) => `${ optionText( value ) } (${ formatNumber( count ) })` ).join( ', ' )
			);
}
