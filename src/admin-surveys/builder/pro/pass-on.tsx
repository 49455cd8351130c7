import { useEffect, useId, useState } from 'react';
import { Button, SelectControl, TextControl } from '@wordpress/components';
import { closeSmall, plus } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import type { Presentation } from '../../../types';
import { MAX_PASSED, isPersonal, parameterFor, passFault, withPresentation } from '../../../domain/draft/presentation';
import { plainText } from '../../../domain/piping';
import { boot } from '../../../shared/app/boot';
import { seekFocus } from '../../../shared/lib/seek-focus';
import { useBuilder } from '../state/store';
import { MODERN } from '../ui/controls';
import { FieldError } from '../ui/field-error';
import './redirects.scss';

type Pass = NonNullable< Presentation[ 'pass' ] >;

const NONE: Pass = [];

interface NameProps {
	name: string;
	/** Names of the other parameters. */
	others: string[];
	disabled: boolean;
	onChange: ( name: string ) => void;
}

/** A name that the server would refuse stays in the field, and the last right one in the survey. */
function NameField( { name, others, disabled, onChange }: NameProps ) {
	const [ typed, setTyped ] = useState( name );
	// Undo, or another row in its place.
	useEffect( () => setTyped( name ), [ name ] );
	const { taken_names: taken } = boot();
	const wrong = passFault( typed, others, taken );
	const id = useId();
	return (
		<>
			<TextControl
				{ ...MODERN }
				label={ __( 'Name', 'userfeedback' ) }
				disabled={ disabled }
				maxLength={ 31 }
				value={ typed }
				aria-invalid={ wrong !== null || undefined }
				aria-describedby={ wrong ? id : undefined }
				onChange={ ( text ) => {
					setTyped( text );
					if ( passFault( text, others, taken ) === null ) {
						onChange( text );
					}
				} }
			/>
			{ wrong && (
				<FieldError
					id={ id }
					text={
						wrong === 'twice'
							? __( 'Two answers cannot have the same name.', 'userfeedback' )
							: wrong === 'taken'
								? __( 'WordPress uses this name itself. Choose another one.', 'userfeedback' )
								: __( 'A letter first, then letters, digits, “_” or “-”.', 'userfeedback' )
					}
				/>
			) }
		</>
	);
}

/** Answers that go along with a redirect, as parameters of its address (docs/visitor.md). */
export function PassOn() {
	const pass = useBuilder( ( state ) => state.draft.settings.presentation?.pass ) ?? NONE;
	const questions = useBuilder( ( state ) => state.draft.questions );
	const edit = useBuilder( ( state ) => state.edit );
	const locked = useBuilder( ( state ) => state.locked );
	const put = ( next: Pass ) => edit( ( draft ) => withPresentation( draft, { pass: next } ), { key: 'pass' } );
	const rest = questions.filter(
		( { id, type } ) => type !== 'upload' && ! pass.some( ( { question } ) => question === id )
	);
	const personal = pass.some( ( { question } ) =>
		questions.some( ( one ) => one.id === question && isPersonal( one ) )
	);
	const titleOf = ( at: number ) => {
		const title = plainText( questions[ at ]?.title.trim() ?? '' );
		return `${ String( at + 1 ) }. ${ title }`;
	};
	return (
		<section className="ufb-passon" aria-labelledby="ufb-pass">
			<h3 id="ufb-pass">{ __( 'Answers in the address', 'userfeedback' ) }</h3>
			<p className="ufb-help">
				{ __( 'The page gets the answers that you name here, for example as ?q1=9.', 'userfeedback' ) }
			</p>
			{ pass.map( ( row, at ) => (
				<div
					key={ row.question }
					className="ufb-pass"
					role="group"
					aria-label={ sprintf(
						/* translators: %s: name of a parameter. */
						__( 'Answer as %s', 'userfeedback' ),
						row.name
					) }
				>
					<SelectControl
						{ ...MODERN }
						label={ __( 'Question', 'userfeedback' ) }
						disabled={ locked }
						value={ row.question }
						options={ questions.flatMap( ( { id }, place ) =>
							id === row.question || rest.some( ( one ) => one.id === id )
								? [ { value: id, label: titleOf( place ) } ]
								: []
						) }
						onChange={ ( question ) =>
							put( pass.map( ( old, place ) => ( place === at ? { ...old, question } : old ) ) )
						}
					/>
					<NameField
						name={ row.name }
						others={ pass.flatMap( ( one ) => ( one === row ? [] : [ one.name ] ) ) }
						disabled={ locked }
						onChange={ ( name ) =>
							put( pass.map( ( old, place ) => ( place === at ? { ...old, name } : old ) ) )
						}
					/>
					<Button
						size="compact"
						icon={ closeSmall }
						label={ sprintf(
							/* translators: %s: name of a parameter. */
							__( 'Remove %s', 'userfeedback' ),
							row.name
						) }
						accessibleWhenDisabled
						disabled={ locked }
						onClick={ () => {
							put( pass.filter( ( _, place ) => place !== at ) );
							seekFocus( '#ufb-pass-add' );
						} }
					/>
				</div>
			) ) }
			{ personal && (
				<p className="ufb-help">
					{ __(
						'What people wrote can stand in histories and logs. Pass it on only where they expect it.',
						'userfeedback'
					) }
				</p>
			) }
			<Button
				__next40pxDefaultSize
				id="ufb-pass-add"
				variant="tertiary"
				icon={ plus }
				className="ufb-row__add"
				accessibleWhenDisabled
				disabled={ locked || rest.length === 0 || pass.length >= MAX_PASSED }
				onClick={ () => {
					const next = rest.find( ( question ) => ! isPersonal( question ) ) ?? rest[ 0 ];
					if ( next ) {
						const name = parameterFor(
							questions,
							next.id,
							pass.map( ( row ) => row.name )
						);
						put( [ ...pass, { question: next.id, name } ] );
					}
				} }
			>
				{ __( 'Add Answer', 'userfeedback' ) }
			</Button>
		</section>
	);
}
