import { SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { LogicCondition, Question } from '../../../types';
import { aimCondition, emptyCondition, operatorsOf, valuesOf } from '../../../domain/draft/conditions';
import { rulesOf } from '../../../domain/question-types';
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
					...sources.map( ( question ) => ( {
						label: questionLabel( question, questions.findIndex( ( { id } ) => id === question.id ) + 1 ),
						value: question.id,
					} ) ),
				] }
				onChange={ ( id ) => {
					const next = sources.find( ( question ) => question.id === id );
					onChange( next ? aimCondition( next ) : emptyCondition() );
				} }
			/>
			<SelectControl
				{ ...MODERN }
				className="is-comparison"
				label={ __( 'Comparison', 'userfeedback' ) }
				hideLabelFromVision
				disabled={ disabled || ! source }
				value={ condition.compare }
				options={ ( source ? operatorsOf( source.type ) : [ condition.compare ] ).map( ( operator ) => ( {
					label: operatorLabel( operator, source?.type ),
					value: operator,
				} ) ) }
				onChange={ ( compare ) => onChange( { ...condition, compare } ) }
			/>
			<ValueField
				condition={ condition }
				source={ source }
				disabled={ disabled }
				onChange={ ( value ) => onChange( { ...condition, value } ) }
			/>
		</>
	);
}

interface ValueProps {
	condition: LogicCondition;
	source: Question | undefined;
	disabled: boolean;
	onChange: ( value: string ) => void;
}

function ValueField( { condition, source, disabled, onChange }: ValueProps ) {
	const values = source ? valuesOf( source ) : [];
	const label = __( 'Value', 'userfeedback' );
	if ( values === null ) {
		return (
			<TextControl
				{ ...MODERN }
				className="is-value"
				label={ label }
				hideLabelFromVision
				type={ ( source && rulesOf( source.type ).measure ) ?? 'text' }
				step="any"
				dir="auto"
				disabled={ disabled }
				value={ condition.value }
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
			disabled={ disabled || ! source }
			value={ values.includes( condition.value ) ? condition.value : '' }
			options={ [
				{ label: __( 'Please Select..', 'userfeedback' ), value: '' },
				...[ ...new Set( values ) ].map( ( value ) => ( {
					label: source ? valueLabel( source.type, value ) : value,
					value,
				} ) ),
			] }
			onChange={ onChange }
		/>
	);
}
