import { useId, useState } from 'react';
import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { QuestionConfig } from '../../../types';
import { measureFaults } from '../../../domain/measures';
import { updateQuestion } from '../../../domain/draft/questions';
import type { EditorProps } from '../question-types/type-editor';
import { PlaceholderField } from '../questions/placeholder-field';
import { useBuilder } from '../state/store';
import { MODERN } from '../ui/controls';
import { FieldError } from '../ui/field-error';
import { settleLimits } from './settle-limits';

type Limit = 'min' | 'max' | 'step' | 'earliest' | 'latest';
type Field = [ name: Limit, label: string, error: string ];

function withLimits(
	config: QuestionConfig,
	typed: Partial< Record< Limit, string > >,
	type: 'number' | 'date'
): QuestionConfig {
	return Object.entries( typed ).reduce< QuestionConfig >( ( now, [ name, text ] ) => {
		const { [ name as Limit ]: _old, ...rest } = now;
		return text === '' ? rest : { ...rest, [ name ]: type === 'number' ? Number( text ) : text };
	}, config );
}

/** Limits of what visitors enter. What the server would refuse stays in its field with the reason, and is not saved. */
function Limits( { question, fields, type }: EditorProps & { fields: Field[]; type: 'number' | 'date' } ) {
	const edit = useBuilder( ( state ) => state.edit );
	const [ wrong, setWrong ] = useState< Partial< Record< Limit, string > > >( {} );
	const id = useId();
	const change = ( name: Limit, text: string ) => {
		const configOf = ( typed: typeof wrong ) => withLimits( question.config, typed, type );
		const settled = settleLimits( wrong, name, text, ( typed ) => measureFaults( configOf( typed ) ).length === 0 );
		setWrong( settled.refused );
		if ( settled.stored === null ) {
			return;
		}
		const config = configOf( settled.stored );
		edit( ( draft ) => updateQuestion( draft, question.id, ( old ) => ( { ...old, config } ) ), {
			key: `${ name }:${ question.id }`,
		} );
	};
	return (
		<div>
			<div className="ufb-scale__row">
				{ fields.map( ( [ name, label ] ) => (
					<TextControl
						key={ name }
						{ ...MODERN }
						type={ type }
						step="any"
						min={ name === 'step' ? 0 : undefined }
						className={ wrong[ name ] === undefined ? '' : 'is-wrong' }
						label={ label }
						aria-invalid={ wrong[ name ] === undefined ? undefined : true }
						aria-describedby={ wrong[ name ] === undefined ? undefined : `${ id }${ name }` }
						value={ wrong[ name ] ?? String( question.config[ name ] ?? '' ) }
						onChange={ ( text ) => change( name, text ) }
					/>
				) ) }
			</div>
			{ fields.map(
				( [ name, , error ] ) =>
					wrong[ name ] !== undefined && <FieldError key={ name } id={ `${ id }${ name }` } text={ error } />
			) }
		</div>
	);
}

export function NumberFields( props: EditorProps ) {
	const { question, onConfig } = props;
	const range = __( 'Use at most three decimals. “To” must not be less than “From”.', 'userfeedback' );
	return (
		<>
			<Limits
				{ ...props }
				type="number"
				fields={ [
					[ 'min', __( 'From', 'userfeedback' ), range ],
					[ 'max', __( 'To', 'userfeedback' ), range ],
					[
						'step',
						__( 'Step', 'userfeedback' ),
						__( 'Steps must be larger than 0, with at most three decimals.', 'userfeedback' ),
					],
				] }
			/>
			<TextControl
				{ ...MODERN }
				label={ __( 'Unit', 'userfeedback' ) }
				dir="auto"
				maxLength={ 30 }
				placeholder={ __( 'Optional', 'userfeedback' ) }
				value={ question.config.unit ?? '' }
				onChange={ ( text ) => onConfig( { unit: text }, 'unit' ) }
			/>
			<PlaceholderField { ...props } />
		</>
	);
}

export function DateFields( props: EditorProps ) {
	const range = __( '“To” must not be before “From”.', 'userfeedback' );
	return (
		<Limits
			{ ...props }
			type="date"
			fields={ [
				[ 'earliest', __( 'From', 'userfeedback' ), range ],
				[ 'latest', __( 'To', 'userfeedback' ), range ],
			] }
		/>
	);
}
