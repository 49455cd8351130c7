import { useState } from 'react';
import { Button, Dropdown, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { tokenOf } from '../../../../domain/piping';
import { seekFocus } from '../../../../shared/lib/seek-focus';
import { sourcesFor } from '../../questions/asking-text';
import { useBuilder } from '../../state/store';
import { MODERN } from '../../ui/controls';
import { questionLabel } from '../../words/conditions';

interface Props {
	/** Of the question, or `AFTER`. */
	id: string;
	/** Names the button. */
	label: string;
	/** Class of the field, unique on the page. */
	field: string;
	text: string;
	onChange: ( text: string ) => void;
}

/** Where the field's caret is; the end where it was not in it yet. */
function placeIn( selector: string, text: string ): number {
	const input = document.querySelector< HTMLTextAreaElement | HTMLInputElement >( selector );
	return input?.selectionEnd || text.length;
}

/** Puts the answer to an earlier question into a title, a description or a text after the last question. */
export function InsertAnswer( { label, field, text, onChange, ...rest }: Props ) {
	const selector = `.${ field } :is(textarea, input)`;
	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-start' } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					size="compact"
					variant="tertiary"
					className="ufb-insert"
					aria-haspopup="dialog"
					aria-expanded={ isOpen }
					aria-label={ label }
					onClick={ onToggle }
				>
					{ __( 'Insert answer', 'userfeedback' ) }
				</Button>
			) }
			renderContent={ ( { onClose } ) => (
				<Choice
					{ ...rest }
					onChoose={ ( token ) => {
						const at = placeIn( selector, text );
						const [ before, after ] = [ text.slice( 0, at ), text.slice( at ) ];
						onChange(
							before +
								( /\S$/.test( before ) ? ' ' : '' ) +
								token +
								( /^[\p{L}\p{N}]/u.test( after ) ? ' ' : '' ) +
								after
						);
						onClose();
						seekFocus( selector );
					} }
				/>
			) }
		/>
	);
}

function Choice( { id, onChoose }: { id: string; onChoose: ( token: string ) => void } ) {
	const questions = useBuilder( ( { draft } ) => draft.questions );
	const sources = sourcesFor( id, questions );
	const numberOf = ( source: string ) => questions.findIndex( ( one ) => one.id === source ) + 1;
	const [ source, setSource ] = useState( sources.at( -1 )?.id ?? '' );
	const [ words, setWords ] = useState( '' );
	return (
		<form
			className="ufb-answerform uf-popover"
			aria-label={ __( 'Insert answer', 'userfeedback' ) }
			onSubmit={ ( event ) => {
				event.preventDefault();
				onChoose( tokenOf( `Q${ numberOf( source ) }`, words ) );
			} }
		>
			<SelectControl
				{ ...MODERN }
				label={ __( 'Answer to', 'userfeedback' ) }
				value={ source }
				options={ sources.map( ( one ) => ( {
					value: one.id,
					label: questionLabel( one, numberOf( one.id ) ),
				} ) ) }
				onChange={ setSource }
			/>
			<TextControl
				{ ...MODERN }
				label={ __( 'Words if there is no answer', 'userfeedback' ) }
				help={ __( 'Visitors who skipped the question read these.', 'userfeedback' ) }
				dir="auto"
				maxLength={ 60 }
				value={ words }
				onChange={ setWords }
			/>
			<Button variant="primary" type="submit">
				{ __( 'Insert', 'userfeedback' ) }
			</Button>
		</form>
	);
}
