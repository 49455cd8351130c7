import { useId } from 'react';
import { Button } from '@wordpress/components';
import { plus } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import type { LogicCondition, Question } from '../../../types';
import { emptyCondition } from '../../../domain/draft/conditions';
import { seekFocus } from '../../../shared/lib/seek-focus';
import { ConditionFields } from './condition-fields';
import { ConditionRow, seekRow } from './condition-row';

interface Props {
	conditions: LogicCondition[];
	questions: Question[];
	sources: Question[];
	onChange: ( conditions: LogicCondition[] ) => void;
	disabled?: boolean;
}

/**
 * Rows joined by "and"; after a removal the focus goes to the row before, else to
 * the Add button.
 */
export function ConditionList( { conditions, questions, sources, onChange, disabled = false }: Props ) {
	const id = `ufb-conditions-${ useId().replace( /\W/g, '' ) }`;
	return (
		<div className="ufb-rows">
			{ conditions.map( ( condition, at ) => (
				<ConditionRow
					key={ at }
					list={ id }
					at={ at }
					lead={ at === 0 ? __( 'If', 'userfeedback' ) : __( 'and', 'userfeedback' ) }
					disabled={ disabled }
					onRemove={ () => {
						onChange( conditions.filter( ( _, place ) => place !== at ) );
						if ( conditions.length > 1 ) {
							seekRow( id, Math.max( 0, at - 1 ) );
						} else {
							seekFocus( `#${ id }-add` );
						}
					} }
				>
					<ConditionFields
						condition={ condition }
						questions={ questions }
						sources={ sources }
						disabled={ disabled }
						onChange={ ( next ) =>
							onChange( conditions.map( ( old, place ) => ( place === at ? next : old ) ) )
						}
					/>
				</ConditionRow>
			) ) }
			<Button
				__next40pxDefaultSize
				id={ `${ id }-add` }
				variant="tertiary"
				icon={ plus }
				className="ufb-row__add"
				accessibleWhenDisabled
				disabled={ disabled }
				onClick={ () => {
					onChange( [ ...conditions, emptyCondition() ] );
					seekRow( id, conditions.length );
				} }
			>
				{ __( 'Add Condition', 'userfeedback' ) }
			</Button>
		</div>
	);
}
