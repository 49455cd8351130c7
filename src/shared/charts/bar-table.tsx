import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Share } from '../../types';
import { formatNumber, formatPercent, formatShareInterval } from '../format/numbers';
import { Choose } from './choose';
import { ShareAxis, ShareBar } from './share-bar';
import './axes.scss';
import './bar-table.scss';

export interface BarRow {
	key: string;
	label: string;
	/** Marks beside the label, e.g. «removed». */
	note?: string;
	/** Thumbnail or icon before the label. */
	picture?: ReactNode;
	share: Share;
	/** Difference from the period before. */
	change?: ReactNode;
	/** Leaves only the responses of this row. */
	onChoose?: () => void;
	/** What onChoose does, where its responses are not those of the count. */
	hint?: string;
}

interface Props {
	/** What the table shows; read by screen readers. */
	caption: string;
	/** Head of the first column. */
	head: string;
	rows: BarRow[];
	/** Short labels share the line of their bar. */
	inline?: boolean;
	/** All rows show, however many there are. */
	whole?: boolean;
	pictures?: 'thumbnail' | 'icon';
	/** On the button of a long table, unless its rows are answers. */
	showAll?: string;
}

/** Longer tables show their first seven rows until asked for the rest; paper shows all. */
const SHOWN = 7;

/**
 * A table that is its own bar chart: every share with its count, its bar on the
 * axis from 0 to 100 % and its 95 % interval.
 */
export function BarTable( { caption, head, rows, inline, whole = false, pictures, showAll }: Props ) {
	const [ all, setAll ] = useState( whole );
	const cut = ! all && rows.length > SHOWN;
	const changes = rows.some( ( { change } ) => change !== undefined );
	const classes = [
		'uf-bt',
		...( changes ? [ 'has-change' ] : [] ),
		...( inline ? [ 'is-inline' ] : [] ),
		...( pictures ? [ `has-${ pictures }` ] : [] ),
	];
	return (
		<div className={ classes.join( ' ' ) }>
			<table>
				<caption className="screen-reader-text">{ caption }</caption>
				<thead>
					<tr>
						<th scope="col">{ head }</th>
						<th scope="col" className="uf-num">
							{ __( 'Share', 'userfeedback' ) }
						</th>
						<th scope="col" className="uf-num">
							{ __( 'Count', 'userfeedback' ) }
						</th>
						{ changes && (
							<th scope="col" className="uf-num">
								{ __( 'Change', 'userfeedback' ) }
							</th>
						) }
					</tr>
				</thead>
				<tbody>
					{ rows.map( ( row, index ) => (
						<Row key={ row.key } row={ row } hidden={ cut && index >= SHOWN } />
					) ) }
				</tbody>
			</table>
			<ShareAxis />
			{ cut && (
				<Button size="compact" variant="tertiary" className="uf-bt__more" onClick={ () => setAll( true ) }>
					{ showAll ??
						sprintf(
							/* translators: %s: number of answers */
							__( 'Show all %s answers', 'userfeedback' ),
							formatNumber( rows.length )
						) }
				</Button>
			) }
		</div>
	);
}

function Row( { row, hidden }: { row: BarRow; hidden: boolean } ) {
	const { share } = row;
	const interval = formatShareInterval( share.low, share.high );
	return (
		<tr hidden={ hidden } className={ row.onChoose ? 'uf-choosable' : undefined }>
			<th scope="row">
				{ row.picture }
				<span className="uf-bt__label">
					<Choose count={ share.count } onChoose={ row.onChoose } hint={ row.hint }>
						{ row.label }
					</Choose>
					{ row.note && <em className="uf-bt__note">{ row.note }</em> }
				</span>
			</th>
			<td className="uf-num uf-bt__share">
				{ share.percent === null ? '–' : formatPercent( share.percent ) }
				{ interval && (
					<span className="screen-reader-text">
						{ sprintf(
							/* translators: %s: interval, e.g. 5.3% to 5.9% */
							__( ', 95%% interval %s', 'userfeedback' ),
							interval
						) }
					</span>
				) }
			</td>
			<td className="uf-num uf-bt__count">{ formatNumber( share.count ) }</td>
			{ row.change !== undefined && <td className="uf-num uf-bt__change">{ row.change }</td> }
			<td className="uf-bt__bar" aria-hidden="true">
				<ShareBar share={ share } />
			</td>
		</tr>
	);
}
