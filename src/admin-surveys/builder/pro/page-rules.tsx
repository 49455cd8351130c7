import { useEffect, useRef } from 'react';
import { Button, TextControl } from '@wordpress/components';
import { closeSmall, plus } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import type { PageRule, PageRuleEntry } from '../../../types';
import {
	addRule,
	changeRuleType,
	faultOf,
	inputOf,
	joinOf,
	removeRule,
	setRuleData,
	shownRules,
} from '../../../domain/draft/page-rules';
import { boot } from '../../../shared/app/boot';
import { useSettings } from '../settings/use-settings';
import { REFUSED, useRefusal } from '../state/refusals';
import { fieldKey } from '../state/fields';
import { useBuilder } from '../state/store';
import { MODERN } from '../ui/controls';
import { FieldError } from '../ui/field-error';
import { ruleError } from '../words/problems';
import { groupName } from '../words/rules';
import { RuleTypeSelect } from './rule-type-select';
import { RuleValueSelect } from './rule-value-select';

const GROUPS: PageRuleEntry[ 'group' ][] = [ 'visitor', 'page', 'address', 'cookie' ];

/** The rule list with its And and Or (TGT-01 to TGT-06). */
export function PageRules( { disabled }: { disabled: boolean } ) {
	const { settings, set } = useSettings();
	const { page_rules: rules } = settings.targeting;
	const onChange = ( changed: PageRule[], key = '' ) =>
		set( ( old ) => ( { ...old, targeting: { ...old.targeting, page_rules: changed } } ), key );
	const box = useRef< HTMLDivElement >( null );
	const nextFocus = useRef< number | null >( null );
	const shown = shownRules( rules );
	const retouch = useBuilder( ( state ) => state.retouch );
	const join = joinOf( shown );

	useEffect( () => {
		if ( nextFocus.current !== null ) {
			box.current?.querySelectorAll( '.ufb-rule' )[ nextFocus.current ]?.querySelector( 'select' )?.focus();
			nextFocus.current = null;
		}
	} );

	const add = ( operator: PageRule[ 'operator' ] ) => {
		nextFocus.current = shown.length;
		onChange( addRule( rules, operator ) );
	};
	return (
		<div className="ufb-rules" ref={ box }>
			{ shown.map( ( rule, at ) => (
				<Rule
					key={ at }
					rule={ rule }
					at={ at }
					disabled={ disabled }
					onType={ ( logic ) => onChange( changeRuleType( rules, at, logic ) ) }
					onData={ ( data ) => onChange( setRuleData( rules, at, data ), `rule:${ at }` ) }
					onRemove={ () => {
						nextFocus.current = at - 1;
						retouch(
							fieldKey.rules,
							shown.flatMap( ( _, place ) => ( place === at ? [] : [ place ] ) )
						);
						onChange( removeRule( rules, at ) );
					} }
				/>
			) ) }
			<div className="ufb-rules__add">
				<Button
					__next40pxDefaultSize
					variant="secondary"
					icon={ plus }
					accessibleWhenDisabled
					disabled={ disabled || join === '||' }
					aria-describedby={ join === '||' ? 'ufb-join' : undefined }
					onClick={ () => add( '&&' ) }
				>
					{ __( 'And (Add another rule)', 'userfeedback' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					icon={ plus }
					accessibleWhenDisabled
					disabled={ disabled || join === '&&' }
					aria-describedby={ join === '&&' ? 'ufb-join' : undefined }
					onClick={ () => add( '||' ) }
				>
					{ __( 'Or (Add another rule)', 'userfeedback' ) }
				</Button>
			</div>
			{ join !== null && (
				<p className="ufb-help" id="ufb-join">
					{ join === '&&'
						? __(
								'These rules are joined by “and”. To use “or”, keep only the first rule.',
								'userfeedback'
							)
						: __(
								'These rules are joined by “or”. To use “and”, keep only the first rule.',
								'userfeedback'
							) }
				</p>
			) }
		</div>
	);
}

interface RuleProps {
	rule: PageRule;
	/** 0-based. */
	at: number;
	disabled: boolean;
	onType: ( logic: string ) => void;
	onData: ( data: PageRule[ 'data' ] ) => void;
	onRemove: () => void;
}

function Rule( { rule, at, disabled, onType, onData, onRemove }: RuleProps ) {
	const left = useBuilder( ( state ) => state.touched.has( fieldKey.rule( at ) ) );
	const touch = useBuilder( ( state ) => state.touch );
	const retouch = useBuilder( ( state ) => state.retouch );
	const all = useBuilder( ( state ) => shownRules( state.draft.settings.targeting.page_rules ).length );
	const input = inputOf( rule.logic );
	const fault = faultOf( rule );
	const refused = useRefusal( REFUSED.rule( at ), rule );
	const error = fault !== null && left ? ruleError( fault ) : refused;
	const wrong = error !== '';
	const errorId = `ufb-rule-${ at }-error`;
	return (
		<div
			className="ufb-rule"
			role="group"
			aria-label={ sprintf(
				/* translators: %d: number of the page rule. */
				__( 'Page rule %d', 'userfeedback' ),
				at + 1
			) }
		>
			{ at > 0 && (
				<span className="ufb-rule__join">
					{ rule.operator === '&&' ? __( 'and', 'userfeedback' ) : __( 'or', 'userfeedback' ) }
				</span>
			) }
			<div className="ufb-rule__row">
				<RuleTypeSelect
					value={ rule.logic }
					disabled={ disabled }
					groups={ GROUPS.map( ( group ) => ( {
						label: groupName( group ),
						types: boot()
							.page_rules.filter( ( type ) => type.group === group )
							.map( ( { key, label } ) => ( { value: key, label } ) ),
					} ) ) }
					onChange={ ( logic ) => {
						// Another type of rule is another field.
						retouch(
							fieldKey.rules,
							Array.from( { length: all }, ( _, place ) => ( place === at ? null : place ) )
						);
						onType( logic );
					} }
				/>
				<div
					className={ wrong ? 'ufb-rule__value is-wrong' : 'ufb-rule__value' }
					onBlur={ () => touch( fieldKey.rule( at ) ) }
				>
					{ input.kind === 'url' || input.kind === 'text' ? (
						<TextControl
							{ ...MODERN }
							label={ __( 'Value', 'userfeedback' ) }
							hideLabelFromVision
							dir="ltr"
							type={ input.kind }
							disabled={ disabled }
							value={ typeof rule.data === 'string' ? rule.data : '' }
							aria-invalid={ wrong ? true : undefined }
							aria-describedby={ wrong ? errorId : undefined }
							onChange={ onData }
						/>
					) : (
						<RuleValueSelect
							input={ input }
							value={ rule.data }
							disabled={ disabled }
							onChange={ onData }
						/>
					) }
					{ wrong && <FieldError id={ errorId } text={ error } /> }
				</div>
				{ at > 0 ? (
					<Button
						size="compact"
						icon={ closeSmall }
						label={ sprintf(
							/* translators: %d: number of the page rule. */
							__( 'Remove rule %d', 'userfeedback' ),
							at + 1
						) }
						accessibleWhenDisabled
						disabled={ disabled }
						onClick={ onRemove }
					/>
				) : (
					<span className="ufb-gap" />
				) }
			</div>
		</div>
	);
}
