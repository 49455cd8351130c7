import { memo } from 'react';
import { TextareaControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { QuestionConfig } from '../../../types';
import { updateQuestion } from '../../../domain/draft/questions';
import { boot } from '../../../shared/app/boot';
import { LockLine } from '../../../shared/components/lock-line';
import { ProPart } from '../../../shared/registry/pro-parts';
import { proDraft } from '../pro-builder';
import { hasOwnText } from '../../../domain/question-types';
import { editorOf } from '../question-types';
import { REFUSED, useRefusal } from '../state/refusals';
import { fieldKey } from '../state/fields';
import { useBuilder } from '../state/store';
import { FLAT, MODERN } from '../ui/controls';
import { FieldError } from '../ui/field-error';
import { AnswerButton, useAskingText } from './asking-text';
import { TITLE_CLASS } from './focus';
import { showsFault } from './show-fault';
import { useQuestion, useQuestionBody } from './use-question';
import { useTypeLock } from './use-type-lock';

const MAX_TITLE = 500;
const MAX_DESCRIPTION = 500;
const DESCRIPTION_CLASS = 'ufb-question-description';
/** Letters of a line where the editor is narrow. */
const LINE = 44;

/** By the number of letters: to measure the text would lay out the editor with every key. */
const rowsOf = ( title: string ) => Math.min( 12, Math.max( 2, Math.ceil( title.length / LINE ) ) );

/** Whether a fault of the question may show. */
function useFault( id: string, part: 'title' | 'options' ): boolean {
	return useBuilder( ( { draft, touched } ) => {
		const question = draft.questions.find( ( one ) => one.id === id );
		return ( question && showsFault( question, touched )?.[ part ] ) ?? false;
	} );
}

/** Title and what belongs to the type (QST-16, QST-17, QST-32, A7). Each part is drawn only when it changes. */
export const TabQuestion = memo( function TabQuestion( { id }: { id: string } ) {
	return (
		<div className="ufb-tab">
			<Refused id={ id } />
			<Title id={ id } />
			<TypeFields id={ id } />
		</div>
	);
} );

function Refused( { id }: { id: string } ) {
	const refused = useRefusal( REFUSED.question( id ), useQuestion( id ) );
	return refused === '' ? null : (
		<div className="ufb-refused" tabIndex={ -1 }>
			<FieldError text={ refused } />
		</div>
	);
}

function Title( { id }: { id: string } ) {
	const title = useQuestion( id )?.title ?? '';
	const wrong = useFault( id, 'title' );
	const edit = useBuilder( ( state ) => state.edit );
	const touch = useBuilder( ( state ) => state.touch );
	const rename = ( text: string, key?: string ) =>
		edit(
			( draft ) => updateQuestion( draft, id, ( old ) => ( { ...old, title: text } ) ),
			key === undefined ? undefined : { key }
		);
	const text = useAskingText( title, ( typed ) => rename( typed, `title:${ id }` ) );
	return (
		<div className={ wrong ? 'ufb-asking is-wrong' : 'ufb-asking' }>
			<TextareaControl
				{ ...FLAT }
				className={ TITLE_CLASS }
				label={ __( 'Question title', 'userfeedback' ) }
				placeholder={ __( 'What would you like to ask?', 'userfeedback' ) }
				rows={ rowsOf( title ) }
				dir="auto"
				maxLength={ MAX_TITLE }
				aria-invalid={ wrong ? true : undefined }
				aria-describedby={ wrong ? 'ufb-title-error' : undefined }
				onBlur={ () => touch( fieldKey.title( id ) ) }
				{ ...text }
			/>
			<AnswerButton
				label={ __( 'Insert answer into the title', 'userfeedback' ) }
				id={ id }
				field={ TITLE_CLASS }
				text={ text.value }
				onChange={ text.onChange }
			/>
			{ wrong && <FieldError id="ufb-title-error" text={ __( 'Title is required.', 'userfeedback' ) } /> }
			{ boot().ai_drafts?.consent && (
				<ProPart from={ proDraft }>
					{ ( { AiWording } ) => <AiWording title={ title } onUse={ rename } /> }
				</ProPart>
			) }
		</div>
	);
}

function Description( { id, text, onChange }: { id: string; text: string; onChange: ( text: string ) => void } ) {
	const shown = useAskingText( text, onChange );
	return (
		<div>
			<TextControl
				{ ...MODERN }
				className={ DESCRIPTION_CLASS }
				label={ __( 'Description', 'userfeedback' ) }
				placeholder={ __( 'Optional, below the title. Links are allowed.', 'userfeedback' ) }
				help={ __( 'A link: an address alone, or [words](https://example.com)', 'userfeedback' ) }
				dir="auto"
				maxLength={ MAX_DESCRIPTION }
				{ ...shown }
			/>
			<AnswerButton
				label={ __( 'Insert answer into the description', 'userfeedback' ) }
				id={ id }
				field={ DESCRIPTION_CLASS }
				text={ shown.value }
				onChange={ shown.onChange }
			/>
		</div>
	);
}

const TypeFields = memo( function TypeFields( { id }: { id: string } ) {
	const question = useQuestionBody( id );
	const type = question?.type ?? 'text';
	const lock = useTypeLock( type );
	const wrong = useFault( id, 'options' );
	const edit = useBuilder( ( state ) => state.edit );
	const { Editor } = editorOf( type );
	if ( ! question || lock ) {
		return <LockLine lock={ lock } />;
	}
	const set = ( change: Partial< QuestionConfig >, key?: string ) =>
		edit(
			( draft ) => updateQuestion( draft, id, ( old ) => ( { ...old, config: { ...old.config, ...change } } ) ),
			key === undefined ? undefined : { key: `${ key }:${ id }` }
		);
	return (
		<>
			{ ! hasOwnText( question ) && (
				<Description
					id={ id }
					text={ question.config.description ?? '' }
					onChange={ ( text ) => set( { description: text }, 'description' ) }
				/>
			) }
			{ Editor && <Editor question={ question } wrong={ wrong } onConfig={ set } /> }
		</>
	);
} );
