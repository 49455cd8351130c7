import { TextareaControl, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Question } from '../../../types';
import type { QuestionFaults } from '../../../domain/draft/problems';
import { optionLabel, setOption, shownOptions } from '../../../domain/draft/options';
import { updateQuestion } from '../../../domain/draft/questions';
import { REFUSED, useRefusal } from '../state/refusals';
import { useBuilder } from '../state/store';
import { FLAT, MODERN } from '../ui/controls';
import { FieldError } from '../ui/field-error';
import { TITLE_CLASS } from './focus';
import { IconOptions } from './icon-options';
import { ImageOptions } from './image-options';
import { fieldKey } from './show-fault';
import { TextOptions } from './text-options';

interface Props {
	question: Question;
	faults: QuestionFaults | null;
}

const MAX_TITLE = 500;

/** Title and what belongs to the type (QST-16, QST-17, QST-32, A7). */
export function TabQuestion( { question, faults }: Props ) {
	const edit = useBuilder( ( state ) => state.edit );
	const touch = useBuilder( ( state ) => state.touch );
	const { id, type } = question;
	const refused = useRefusal( REFUSED.question( id ), question );
	return (
		<div className="ufb-tab">
			{ refused !== '' && (
				<div className="ufb-refused" tabIndex={ -1 }>
					<FieldError text={ refused } />
				</div>
			) }
			<div className={ faults?.title ? 'is-wrong' : '' }>
				<TextareaControl
					{ ...FLAT }
					className={ TITLE_CLASS }
					label={ __( 'Question title', 'userfeedback' ) }
					placeholder={ __( 'What would you like to ask?', 'userfeedback' ) }
					rows={ 2 }
					dir="auto"
					maxLength={ MAX_TITLE }
					value={ question.title }
					aria-invalid={ faults?.title ? true : undefined }
					aria-describedby={ faults?.title ? 'ufb-title-error' : undefined }
					onBlur={ () => touch( fieldKey( id, 'title' ) ) }
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
			{ ( type === 'radio-button' || type === 'checkbox' ) && (
				<TextOptions question={ question } wrong={ faults?.options ?? false } />
			) }
			{ type === 'image-radio' && <ImageOptions question={ question } wrong={ faults?.options ?? false } /> }
			{ type === 'icon-choice' && <IconOptions question={ question } wrong={ faults?.options ?? false } /> }
			{ type === 'nps' && <EndLabels question={ question } wrong={ faults?.options ?? false } /> }
			{ type === 'email' && <FirstName question={ question } /> }
			{ type === 'long-text' && (
				<p className="ufb-help">{ __( 'Visitors can write up to 400 characters.', 'userfeedback' ) }</p>
			) }
			{ type === 'star-rating' && (
				<p className="ufb-help">{ __( 'Visitors rate from 1 to 5 stars.', 'userfeedback' ) }</p>
			) }
		</div>
	);
}

function FirstName( { question }: { question: Question } ) {
	const edit = useBuilder( ( state ) => state.edit );
	return (
		<ToggleControl
			{ ...FLAT }
			label={ __( 'Also ask for the first name', 'userfeedback' ) }
			checked={ question.config.include_name ?? false }
			onChange={ ( on ) =>
				edit( ( draft ) =>
					updateQuestion( draft, question.id, ( old ) => ( {
						...old,
						config: { ...old.config, include_name: on },
					} ) )
				)
			}
		/>
	);
}

/** The two ends of the scale; empty ones are not allowed (A7). */
function EndLabels( { question, wrong }: { question: Question; wrong: boolean } ) {
	const edit = useBuilder( ( state ) => state.edit );
	const touch = useBuilder( ( state ) => state.touch );
	const labels = [ __( 'Label below 1', 'userfeedback' ), __( 'Label below 10', 'userfeedback' ) ];
	const options = shownOptions( question );
	return (
		<div>
			<div className="ufb-ends">
				{ labels.map( ( label, at ) => {
					const value = optionLabel( options[ at ] ?? '' );
					const empty = wrong && value.trim() === '';
					return (
						<TextControl
							key={ label }
							{ ...MODERN }
							className={ empty ? 'is-wrong' : '' }
							label={ label }
							dir="auto"
							value={ value }
							aria-invalid={ empty ? true : undefined }
							onBlur={ () => touch( fieldKey( question.id, 'options' ) ) }
							onChange={ ( text ) =>
								edit(
									( draft ) =>
										updateQuestion( draft, question.id, ( old ) => setOption( old, at, text ) ),
									{ key: `option:${ question.id }:${ at }` }
								)
							}
						/>
					);
				} ) }
			</div>
			{ wrong && <FieldError text={ __( 'Options are required.', 'userfeedback' ) } /> }
		</div>
	);
}
