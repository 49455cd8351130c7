import { SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { LogicCondition, Question, QuestionType } from '../../../types';
import { aimCondition, emptyCondition, operatorsOf, valuesOf } from '../../../domain/draft/conditions';
import { isCompared, rulesOf } from '../../../domain/question-types';
import { operatorLabel, questionLabel, valueLabel } from '../words/conditions';
import { MODERN } from './controls';

interface Props {
	condition: LogicCondition;
	/** All questions, for their numbers. */
	questions: Question[];
	/** Those it may refer to (LOGIC-03). */
	sources: Question[];
	onChange: ( condition: LogicCondition ) => void;
	disabled?: boolean;
}

/** Question, comparison, value: the same three fields everywhere conditions are written. */
export function ConditionFields( { condition, questions, sources, onChange, disabled = false }: Props ) {
	const source = sources.find( ( { id } ) => id === condition.question_id );
	const choose = { label: __( 'Please Select..', 'userfeedback' ), value: '' };
	return (
		<>
			<SelectControl
				{ ...MODERN }
				className="is-question"
				label={ __( 'Question', 'userfeedback' ) }
				hideLabelFromVision
				disabled={ disabled }
				value={ source?.id ?? '' }
				options={ [
					choose,
					...sources.filter( isCompared ).map( ( question ) => ( {
						label: questionLabel( question, questions.findIndex( ( { id } ) => id === question.id ) + 1 ),
						value: question.id,
					} ) ),
				] }
				onChange={ ( id ) => {
					const next = sources.find( ( question ) => question.id === id );
					onChange( next ? aimCondition( next ) : emptyCondition() );
				} }
			/>
			<ComparisonField
				value={ condition.compare }
				comparisons={ source ? operatorsOf( source.type ) : [ condition.compare ] }
				type={ source?.type }
				disabled={ disabled || ! source }
				onChange={ ( compare ) => onChange( { ...condition, compare } ) }
			/>
			<ValueField
				value={ condition.value }
				values={ source ? valuesOf( source ) : [] }
				type={ source?.type }
				labelOf={ ( value ) => ( source ? valueLabel( source.type, value ) : value ) }
				disabled={ disabled || ! source }
				onChange={ ( value ) => onChange( { ...condition, value } ) }
			/>
		</>
	);
}

interface ComparisonProps {
	value: LogicCondition[ 'compare' ];
	comparisons: readonly LogicCondition[ 'compare' ][];
	/** Of the question that is asked about; it words some comparisons. */
	type: QuestionType | undefined;
	disabled: boolean;
	onChange: ( compare: LogicCondition[ 'compare' ] ) => void;
}

export const ComparisonField = ( { value, comparisons, type, disabled, onChange }: ComparisonProps ) => (
	<SelectControl
		{ ...MODERN }
		className="is-comparison"
		label={ __( 'Comparison', 'userfeedback' ) }
		hideLabelFromVision
		disabled={ disabled }
		value={ value }
		// One that REST stored stays until another is chosen.
		options={ [ ...new Set( [ ...comparisons, value ] ) ].map( ( compare ) => ( {
			label: operatorLabel( compare, type ),
			value: compare,
		} ) ) }
		onChange={ onChange }
	/>
);

interface ValueProps {
	value: string;
	/** To choose from; null where the value is written. */
	values: readonly string[] | null;
	type: QuestionType | undefined;
	labelOf: ( value: string ) => string;
	placeholder?: string;
	disabled: boolean;
	onChange: ( value: string ) => void;
}

export function ValueField( { value, values, type, labelOf, placeholder, disabled, onChange }: ValueProps ) {
	const label = __( 'Value', 'userfeedback' );
	if ( values === null ) {
		return (
			<TextControl
				{ ...MODERN }
				className="is-value"
				label={ label }
				hideLabelFromVision
				type={ ( type && rulesOf( type ).measure ) ?? 'text' }
				step="any"
				dir="auto"
				disabled={ disabled }
				placeholder={ placeholder }
				value={ value }
				onChange={ onChange }
			/>
		);
	}
	return (
		<SelectControl
			{ ...MODERN }
			className="is-value"
			label={ label }
			hideLabelFromVision
			disabled={ disabled }
			value={ values.includes( value ) ? value : '' }
			options={ [
				{ label: __( 'Please Select..', 'userfeedback' ), value: '' },
				...[ ...new Set( values ) ].map( ( one ) => ( { label: labelOf( one ), value: one } ) ),
			] }
			onChange={ onChange }
		/>
	);
}
