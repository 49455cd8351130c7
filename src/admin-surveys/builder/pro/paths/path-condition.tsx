import { CheckboxControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { LogicCondition, Question } from '../../../../types';
import { FACTS } from '../../../../types';
import {
	NPS_GROUPS,
	aimCondition,
	emptyCondition,
	operatorsOf,
	pathOperatorsOf,
	takesSeveral,
	valuesOf,
} from '../../../../domain/draft/conditions';
import { ALL_DEVICES } from '../../../../domain/draft/defaults';
import { factOf, fieldOf, namesOf } from '../../../../domain/draft/hidden-fields';
import { isCompared } from '../../../../domain/question-types';
import { useBuilder } from '../../state/store';
import { ListField } from './list-field';
import { ComparisonField, ValueField } from '../../ui/condition-fields';
import { FLAT, MODERN } from '../../ui/controls';
import { factLabel, factValueLabel, npsGroupLabel, questionLabel, valueLabel } from '../../words/conditions';

interface Props {
	condition: LogicCondition;
	/** All questions, for their numbers. */
	questions: Question[];
	/** Those it may refer to. */
	sources: Question[];
	/** Id of the question whose own answer is one of them. */
	own?: string;
	disabled: boolean;
	onChange: ( condition: LogicCondition ) => void;
}

type Compare = LogicCondition[ 'compare' ];

const FACT_OPERATORS: Record< string, readonly Compare[] > = {
	'@device': [ '=', '!=' ],
	'@page': [ 'CONTAINS', '!CONTAINS', 'STARTS_WITH', '=' ],
	'@language': [ '=', '!=' ],
	'@returning': [ '=' ],
};

const FIELD_OPERATORS: readonly Compare[] = [ '=', '!=', 'CONTAINS', 'ANY_OF' ];

const operatorsOfFact = ( fact: string ) => ( fieldOf( fact ) === '' ? FACT_OPERATORS[ fact ] : FIELD_OPERATORS );

const FACT_VALUES: Record< string, readonly string[] > = {
	'@device': ALL_DEVICES,
	'@returning': [ 'yes', 'no' ],
};

/** The comparisons of a subject, those by meaning first. */
function comparisonsOf(
	{ question_id: of, compare }: LogicCondition,
	source: Question | undefined
): readonly Compare[] {
	return source
		? [ ...pathOperatorsOf( source ), ...operatorsOf( source.type ) ]
		: ( operatorsOfFact( of ) ?? [ compare ] );
}

/** A condition on a question or on a fact about the visitor. */
function aimed( subject: string, source: Question | undefined ): LogicCondition {
	if ( source ) {
		return { ...aimCondition( source ), compare: comparisonsOf( emptyCondition(), source )[ 0 ] ?? '=' };
	}
	return { ...emptyCondition(), question_id: subject, compare: operatorsOfFact( subject )?.[ 0 ] ?? '=' };
}

/** Subject, comparison, value. */
export function PathCondition( { condition, questions, sources, own, disabled, onChange }: Props ) {
	const source = sources.find( ( { id } ) => id === condition.question_id );
	const listed = useBuilder( ( state ) => namesOf( state.draft.settings ) );
	const asked = fieldOf( condition.question_id );
	const nameOf = ( question: Question ) =>
		question.id === own
			? __( 'This answer', 'userfeedback' )
			: questionLabel( question, questions.findIndex( ( { id } ) => id === question.id ) + 1 );
	return (
		<>
			<SelectControl
				{ ...MODERN }
				className="is-question"
				label={ __( 'Question or fact', 'userfeedback' ) }
				hideLabelFromVision
				disabled={ disabled }
				value={ condition.question_id }
				onChange={ ( subject ) =>
					onChange(
						aimed(
							subject,
							sources.find( ( { id } ) => id === subject )
						)
					)
				}
			>
				<option value="">{ __( 'Please Select..', 'userfeedback' ) }</option>
				{ sources.filter( isCompared ).map( ( question ) => (
					<option key={ question.id } value={ question.id }>
						{ nameOf( question ) }
					</option>
				) ) }
				<optgroup label={ __( 'About the visitor', 'userfeedback' ) }>
					{ FACTS.map( ( fact ) => (
						<option key={ fact } value={ fact }>
							{ factLabel( fact ) }
						</option>
					) ) }
				</optgroup>
				{ ( listed.length > 0 || asked !== '' ) && (
					<optgroup label={ __( 'Hidden fields', 'userfeedback' ) }>
						{ [ ...new Set( asked === '' ? listed : [ ...listed, asked ] ) ].map( ( name ) => (
							<option key={ name } value={ factOf( name ) }>
								{ factLabel( factOf( name ) ) }
							</option>
						) ) }
					</optgroup>
				) }
			</SelectControl>
			<ComparisonField
				value={ condition.compare }
				comparisons={ comparisonsOf( condition, source ) }
				type={ source?.type }
				disabled={ disabled || condition.question_id === '' }
				onChange={ ( compare ) => {
					const { values, ...rest } = { ...condition, compare, value: '' };
					onChange(
						takesSeveral( rest ) ? { ...rest, values: compare === 'BETWEEN' ? [ '', '' ] : [] } : rest
					);
				} }
			/>
			<Values condition={ condition } source={ source } disabled={ disabled } onChange={ onChange } />
		</>
	);
}

interface ValuesProps {
	condition: LogicCondition;
	source: Question | undefined;
	disabled: boolean;
	onChange: ( condition: LogicCondition ) => void;
}

function Values( { condition, source, disabled, onChange }: ValuesProps ) {
	const { question_id: of, compare, value, values = [] } = condition;
	const own = compare === 'IS' ? NPS_GROUPS : source ? valuesOf( source ) : ( FACT_VALUES[ of ] ?? null );
	const choices = own && [ ...new Set( own ) ];
	const labelOf = ( one: string ) => {
		if ( compare === 'IS' ) {
			return npsGroupLabel( one );
		}
		return source ? valueLabel( source.type, one ) : factValueLabel( of, one );
	};
	const off = disabled || of === '';
	if ( choices && compare === 'ANY_OF' ) {
		return (
			<fieldset className="is-value ufb-anyof">
				<legend className="screen-reader-text">{ __( 'Values', 'userfeedback' ) }</legend>
				{ choices.map( ( one ) => (
					<CheckboxControl
						{ ...FLAT }
						key={ one }
						label={ labelOf( one ) }
						disabled={ off }
						checked={ values.includes( one ) }
						onChange={ ( on ) =>
							onChange( {
								...condition,
								values: choices.filter( ( other ) =>
									other === one ? on : values.includes( other )
								),
							} )
						}
					/>
				) ) }
			</fieldset>
		);
	}
	if ( choices && compare === 'BETWEEN' ) {
		return (
			<>
				{ [ 0, 1 ].map( ( at ) => (
					<SelectControl
						{ ...MODERN }
						key={ at }
						className="is-value"
						label={ at === 0 ? __( 'From', 'userfeedback' ) : __( 'To', 'userfeedback' ) }
						hideLabelFromVision
						disabled={ off }
						value={ values[ at ] ?? '' }
						options={ [
							{ label: at === 0 ? __( 'From', 'userfeedback' ) : __( 'To', 'userfeedback' ), value: '' },
							...choices
								.filter(
									( one ) => at === 0 || ! values[ 0 ] || Number( one ) >= Number( values[ 0 ] )
								)
								.map( ( one ) => ( { label: labelOf( one ), value: one } ) ),
						] }
						onChange={ ( next ) =>
							onChange( {
								...condition,
								values: at === 0 ? [ next, values[ 1 ] ?? '' ] : [ values[ 0 ] ?? '', next ],
							} )
						}
					/>
				) ) }
			</>
		);
	}
	if ( compare === 'ANY_OF' ) {
		return (
			<ListField
				values={ values }
				disabled={ off }
				onChange={ ( next ) => onChange( { ...condition, values: next } ) }
			/>
		);
	}
	return (
		<ValueField
			value={ value }
			values={ of === '' ? [] : choices }
			type={ source?.type }
			labelOf={ labelOf }
			placeholder={ of === '@language' ? 'de' : of === '@page' ? '/shop/' : '' }
			disabled={ off }
			onChange={ ( next ) => onChange( { ...condition, value: next } ) }
		/>
	);
}
