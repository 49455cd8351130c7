import { Button, SelectControl } from '@wordpress/components';
import { closeSmall, plus } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import type { ConditionGroup, LogicCondition, Question } from '../../../../types';
import { emptyCondition } from '../../../../domain/draft/conditions';
import { MAX_GROUPS } from '../../../../domain/draft/paths';
import { seekFocus } from '../../../../shared/lib/seek-focus';
import { ConditionRow, seekRow } from '../../ui/condition-row';
import { MODERN } from '../../ui/controls';
import { PathCondition } from './path-condition';

export interface Subjects {
	questions: Question[];
	sources: Question[];
	own?: string;
	disabled: boolean;
}

interface RowsProps extends Subjects {
	/** For ids, and for the focus after a row came or went. */
	id: string;
	match: 'all' | 'any';
	conditions: LogicCondition[];
	onChange: ( conditions: LogicCondition[] ) => void;
}

const leadOf = ( at: number, match: 'all' | 'any' ) => {
	if ( at === 0 ) {
		return __( 'If', 'userfeedback' );
	}
	return match === 'any' ? __( 'or', 'userfeedback' ) : __( 'and', 'userfeedback' );
};

function Rows( { id, match, conditions, onChange, ...subjects }: RowsProps ) {
	return conditions.map( ( condition, at ) => (
		<ConditionRow
			key={ at }
			list={ id }
			at={ at }
			lead={ leadOf( at, match ) }
			disabled={ subjects.disabled }
			onRemove={ () => {
				onChange( conditions.filter( ( _, place ) => place !== at ) );
				seekFocus( `#${ id }-add` );
			} }
		>
			<PathCondition
				{ ...subjects }
				condition={ condition }
				onChange={ ( next ) => onChange( conditions.map( ( old, place ) => ( place === at ? next : old ) ) ) }
			/>
		</ConditionRow>
	) );
}

export function MatchSelect( {
	label,
	value,
	disabled,
	onChange,
}: {
	label: string;
	value: 'all' | 'any';
	disabled: boolean;
	onChange: ( match: 'all' | 'any' ) => void;
} ) {
	return (
		<SelectControl
			{ ...MODERN }
			className="ufb-match"
			label={ label }
			hideLabelFromVision
			disabled={ disabled }
			value={ value }
			options={ [
				{ label: __( 'all of these', 'userfeedback' ), value: 'all' },
				{ label: __( 'any of these', 'userfeedback' ), value: 'any' },
			] }
			onChange={ onChange }
		/>
	);
}

interface Rule {
	conditions: LogicCondition[];
	groups?: ConditionGroup[];
}

interface Props extends Subjects {
	id: string;
	match: 'all' | 'any';
	rule: Rule;
	onChange: ( rule: { conditions: LogicCondition[]; groups: ConditionGroup[] } ) => void;
}

/** Conditions and one level of brackets (docs/paths.md). */
export function RuleFields( { id, match, rule: { conditions, groups = [] }, onChange, ...subjects }: Props ) {
	const { disabled } = subjects;
	const put = ( at: number, group: ConditionGroup | null ) =>
		onChange( {
			conditions,
			groups: groups.flatMap( ( old, place ) => ( place === at ? ( group ?? [] ) : old ) ),
		} );
	return (
		<div className="ufb-rows">
			<Rows
				{ ...subjects }
				id={ id }
				match={ match }
				conditions={ conditions }
				onChange={ ( next ) => onChange( { conditions: next, groups } ) }
			/>
			{ groups.map( ( group, at ) => (
				<div
					key={ at }
					className="ufb-group"
					role="group"
					aria-label={ sprintf(
						/* translators: %d: number of the group of conditions. */
						__( 'Group %d', 'userfeedback' ),
						at + 1
					) }
				>
					<div className="ufb-group__head">
						<span className="ufb-row__lead">{ leadOf( conditions.length + at, match ) }</span>
						<MatchSelect
							label={ __( 'In this group', 'userfeedback' ) }
							value={ group.match }
							disabled={ disabled }
							onChange={ ( next ) => put( at, { ...group, match: next } ) }
						/>
						<Button
							size="compact"
							icon={ closeSmall }
							label={ sprintf(
								/* translators: %d: number of the group of conditions. */
								__( 'Remove group %d', 'userfeedback' ),
								at + 1
							) }
							accessibleWhenDisabled
							disabled={ disabled }
							onClick={ () => {
								put( at, null );
								seekFocus( `#${ id }-group` );
							} }
						/>
					</div>
					<Rows
						{ ...subjects }
						id={ `${ id }-${ at }` }
						match={ group.match }
						conditions={ group.conditions }
						onChange={ ( next ) => put( at, next.length > 0 ? { ...group, conditions: next } : null ) }
					/>
					<Button
						__next40pxDefaultSize
						id={ `${ id }-${ at }-add` }
						variant="tertiary"
						icon={ plus }
						accessibleWhenDisabled
						disabled={ disabled }
						onClick={ () => {
							put( at, { ...group, conditions: [ ...group.conditions, emptyCondition() ] } );
							seekRow( `${ id }-${ at }`, group.conditions.length );
						} }
					>
						{ __( 'Add Condition', 'userfeedback' ) }
					</Button>
				</div>
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
					onChange( { conditions: [ ...conditions, emptyCondition() ], groups } );
					seekRow( id, conditions.length );
				} }
			>
				{ __( 'Add Condition', 'userfeedback' ) }
			</Button>
			<Button
				__next40pxDefaultSize
				id={ `${ id }-group` }
				variant="tertiary"
				icon={ plus }
				className="ufb-row__add"
				accessibleWhenDisabled
				disabled={ disabled || groups.length >= MAX_GROUPS }
				onClick={ () => {
					onChange( {
						conditions,
						groups: [ ...groups, { match: 'all', conditions: [ emptyCondition() ] } ],
					} );
					seekRow( `${ id }-${ groups.length }`, 0 );
				} }
			>
				{ __( 'Add Group', 'userfeedback' ) }
			</Button>
		</div>
	);
}
