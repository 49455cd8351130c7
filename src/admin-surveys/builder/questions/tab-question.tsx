import { TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Question } from '../../../types';
import type { QuestionFaults } from '../../../domain/draft/problems';
import { updateQuestion } from '../../../domain/draft/questions';
import { LockLine } from '../../../shared/components/lock-line';
import { editorOf } from '../question-types';
import { REFUSED, useRefusal } from '../state/refusals';
import { fieldKey } from '../state/fields';
import { useBuilder } from '../state/store';
import { FLAT } from '../ui/controls';
import { FieldError } from '../ui/field-error';
import { TITLE_CLASS } from './focus';
import { useTypeLock } from './use-type-lock';

interface Props {
	question: Question;
	faults: QuestionFaults | null;
}

const MAX_TITLE = 500;

const LINE = 60;

/** Where a browser has no field-sizing, the field grows by its number of letters. */
const rowsOf = ( title: string ) => Math.min( 9, Math.max( 2, Math.ceil( title.length / LINE ) ) );

/** Title and what belongs to the type (QST-16, QST-17, QST-32, A7). */
export function TabQuestion( { question, faults }: Props ) {
	const edit = useBuilder( ( state ) => state.edit );
	const touch = useBuilder( ( state ) => state.touch );
	const { id } = question;
	const { Editor } = editorOf( question.type );
	const typeLock = useTypeLock( question.type );
	const refused = useRefusal( REFUSED.question( id ), question );
	return (
		<div className="ufb-tab">
			{ refused !== '' && (
				<div className="ufb-refused" tabIndex={ -1 }>
					<FieldError text={ refused } />
				</div>
			) }
			<div className={ faults?.title ? 'ufb-asking is-wrong' : 'ufb-asking' }>
				<TextareaControl
					{ ...FLAT }
					className={ TITLE_CLASS }
					label={ __( 'Question title', 'userfeedback' ) }
					placeholder={ __( 'What would you like to ask?', 'userfeedback' ) }
					rows={ rowsOf( question.title ) }
					dir="auto"
					maxLength={ MAX_TITLE }
					value={ question.title }
					aria-invalid={ faults?.title ? true : undefined }
					aria-describedby={ faults?.title ? 'ufb-title-error' : undefined }
					onBlur={ () => touch( fieldKey.title( id ) ) }
					onChange={ ( title ) =>
						edit( ( draft ) => updateQuestion( draft, id, ( old ) => ( { ...old, title } ) ), {
							key: `title:${ id }`,
						} )
					}
				/>
				{ faults?.title && (
					<FieldError id="ufb-title-error" text={ __( 'Title is required.', 'userfeedback' ) } />
				) }
			</div>
			<LockLine lock={ typeLock } />
			{ Editor && ! typeLock && (
				<Editor
					question={ question }
					wrong={ faults?.options ?? false }
					onConfig={ ( change ) =>
						edit( ( draft ) =>
							updateQuestion( draft, id, ( old ) => ( { ...old, config: { ...old.config, ...change } } ) )
						)
					}
				/>
			) }
		</div>
	);
}
