import { useEffect, useRef } from 'react';
import { Button } from '@wordpress/components';
import { closeSmall, plus } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import type { LogicCondition, Question } from '../../../types';
import { emptyCondition } from '../../../domain/draft/conditions';
import { ConditionFields } from './condition-fields';
import './condition-list.scss';

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
				<div
					key={ at }
					className="ufb-row"
					role="group"
					aria-label={ sprintf(
						/* translators: %d: number of the condition. */
						__( 'Condition %d', 'userfeedback' ),
						at + 1
					) }
				>
					<span className="ufb-row__lead">
						{ at === 0 ? __( 'If', 'userfeedback' ) : __( 'and', 'userfeedback' ) }
					</span>
					<div className="ufb-row__fields">
						<ConditionFields
							condition={ condition }
							questions={ questions }
							sources={ sources }
							disabled={ disabled }
							onChange={ ( next ) =>
								onChange( conditions.map( ( old, place ) => ( place === at ? next : old ) ) )
							}
						/>
					</div>
					<Button
						size="compact"
						icon={ closeSmall }
						label={ sprintf(
							/* translators: %d: number of the condition. */
							__( 'Remove condition %d', 'userfeedback' ),
							at + 1
						) }
						accessibleWhenDisabled
						disabled={ disabled }
						onClick={ () => {
							nextFocus.current = conditions.length > 1 ? Math.max( 0, at - 1 ) : 'add';
							onChange( conditions.filter( ( _, place ) => place !== at ) );
						} }
					/>
				</div>
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
