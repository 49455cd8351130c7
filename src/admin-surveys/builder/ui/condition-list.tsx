import { useEffect, useRef } from 'react';
import { Button } from '@wordpress/components';
import { plus } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import type { LogicCondition, Question } from '../../../types';
import { emptyCondition } from '../../../domain/draft/conditions';
import { ConditionFields } from './condition-fields';
import { ConditionRow } from './condition-row';

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
	const box = useRef< HTMLDivElement >( null );
	const nextFocus = useRef< number | 'add' | null >( null );

	useEffect( () => {
		const target = nextFocus.current;
		nextFocus.current = null;
		if ( target === null ) {
			return;
		}
		const rows = box.current?.querySelectorAll( '.ufb-row' );
		const field =
			target === 'add'
				? box.current?.querySelector( '.ufb-row__add' )
				: rows?.[ target ]?.querySelector( 'select' );
		if ( field instanceof HTMLElement ) {
			field.focus();
		}
	} );

	return (
		<div className="ufb-rows" ref={ box }>
			{ conditions.map( ( condition, at ) => (
				<ConditionRow
					key={ at }
					at={ at }
					lead={ at === 0 ? __( 'If', 'userfeedback' ) : __( 'and', 'userfeedback' ) }
					disabled={ disabled }
					onRemove={ () => {
						nextFocus.current = conditions.length > 1 ? Math.max( 0, at - 1 ) : 'add';
						onChange( conditions.filter( ( _, place ) => place !== at ) );
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
				variant="tertiary"
				icon={ plus }
				className="ufb-row__add"
				accessibleWhenDisabled
				disabled={ disabled }
				onClick={ () => {
					nextFocus.current = conditions.length;
					onChange( [ ...conditions, emptyCondition() ] );
				} }
			>
				{ __( 'Add Condition', 'userfeedback' ) }
			</Button>
		</div>
	);
}
