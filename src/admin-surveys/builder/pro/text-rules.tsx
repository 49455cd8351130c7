import { useId, useState } from 'react';
import { SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { updateQuestion } from '../../../domain/draft/questions';
import type { Question, QuestionConfig } from '../../../types';
import { useBuilder } from '../state/store';
import { MODERN } from '../ui/controls';
import { FieldError } from '../ui/field-error';
import { settleLimits } from './settle-limits';

/** As `TextType::LENGTH`. */
const LONGEST = 400;

function fits( { min_length: least = 0, max_length: most = 0 }: QuestionConfig ): boolean {
	return (
		[ least, most ].every( ( number ) => Number.isInteger( number ) && number >= 0 && number <= LONGEST ) &&
		( most === 0 || most >= least )
	);
}

const numbersOf = ( typed: Record< string, string > ): Partial< QuestionConfig > =>
	Object.fromEntries( Object.entries( typed ).map( ( [ name, text ] ) => [ name, Number( text ) ] ) );

/** What an answer in words must be like (docs/questions.md). What the server would refuse is not saved. */
export function TextRules( { question }: { question: Question } ) {
	const edit = useBuilder( ( state ) => state.edit );
	const locked = useBuilder( ( state ) => state.locked );
	const [ wrong, setWrong ] = useState< Partial< Record< 'min_length' | 'max_length', string > > >( {} );
	const id = useId();
	const { config } = question;
	const set = ( change: Partial< QuestionConfig >, key: string ) =>
		edit(
			( draft ) =>
				updateQuestion( draft, question.id, ( old ) => ( { ...old, config: { ...old.config, ...change } } ) ),
			{ key: `${ key }:${ question.id }` }
		);
	const length = ( name: 'min_length' | 'max_length', label: string ) => (
		<TextControl
			{ ...MODERN }
			type="number"
			min={ 0 }
			max={ LONGEST }
			label={ label }
			disabled={ locked }
			aria-invalid={ wrong[ name ] === undefined ? undefined : true }
			aria-describedby={ wrong[ name ] === undefined ? undefined : id }
			value={ wrong[ name ] ?? String( config[ name ] || '' ) }
			onChange={ ( text ) => {
				const settled = settleLimits( wrong, name, text, ( typed ) =>
					fits( { ...config, ...numbersOf( typed ) } )
				);
				setWrong( settled.refused );
				if ( settled.stored ) {
					set( numbersOf( settled.stored ), name );
				}
			} }
		/>
	);
	return (
		<>
			{ question.type === 'text' && (
				<SelectControl
					{ ...MODERN }
					label={ __( 'The answer must be', 'userfeedback' ) }
					value={ config.kind ?? '' }
					disabled={ locked }
					options={ [
						{ value: '', label: __( 'Any text', 'userfeedback' ) },
						{ value: 'email', label: __( 'An e-mail address', 'userfeedback' ) },
						{ value: 'phone', label: __( 'A phone number', 'userfeedback' ) },
						{ value: 'url', label: __( 'A web address', 'userfeedback' ) },
						{ value: 'postal', label: __( 'A postal code', 'userfeedback' ) },
					] }
					onChange={ ( kind ) => set( { kind }, 'kind' ) }
				/>
			) }
			<div className="ufb-scale__row">
				{ length( 'min_length', __( 'At least (characters)', 'userfeedback' ) ) }
				{ length( 'max_length', __( 'At most (characters)', 'userfeedback' ) ) }
			</div>
			{ Object.keys( wrong ).length > 0 && (
				<FieldError
					id={ id }
					text={ __(
						'Use whole numbers up to 400, the smaller one first. This limit is not saved.',
						'userfeedback'
					) }
				/>
			) }
		</>
	);
}
