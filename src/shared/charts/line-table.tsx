import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { formatValue, pointName, stepName } from './line-model';
import type { LineModel } from './line-model';
import { markText } from './marks';

/** The chart's figures as a table. Its rows are rendered when it is first opened. */
export function LineTable( { model }: { model: LineModel } ) {
	const [ open, setOpen ] = useState( false );
	const marked = ( model.marks?.length ?? 0 ) > 0;
	return (
		<details className="uf-astable" onToggle={ ( event ) => setOpen( event.currentTarget.open ) }>
			<summary>{ __( 'View as table', 'userfeedback' ) }</summary>
			{ open && (
				<div
					className="uf-astable__scroll"
					// What scrolls must be in reach of the keys.
					tabIndex={ 0 }
					role="region"
					aria-label={ __( 'Figures as a table', 'userfeedback' ) }
				>
					<table className="wp-list-table widefat striped">
						<thead>
							<tr>
								<th scope="col">{ stepName( model.step ) }</th>
								<th scope="col" className="uf-num">
									{ model.what }
								</th>
								{ model.valuesBefore.length > 0 && (
									<th scope="col" className="uf-num">
										{ model.nameBefore }
									</th>
								) }
								{ marked && <th scope="col">{ __( 'What happened', 'userfeedback' ) }</th> }
							</tr>
						</thead>
						<tbody>
							{ model.days.map( ( day, index ) => (
								<tr key={ day }>
									<th scope="row">{ pointName( day, model.ends[ index ] ?? day, model.step ) }</th>
									<td className="uf-num">{ formatValue( model.values[ index ], model.unit ) }</td>
									{ model.valuesBefore.length > 0 && (
										<td className="uf-num">
											{ formatValue( model.valuesBefore[ index ], model.unit ) }
										</td>
									) }
									{ marked && <td>{ markText( model.marks, index ) }</td> }
								</tr>
							) ) }
						</tbody>
					</table>
				</div>
			) }
		</details>
	);
}
