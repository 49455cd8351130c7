import { Button, TextControl, TextareaControl, ToggleControl } from '@wordpress/components';
import { chevronLeft } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import type { Intro as IntroSettings } from '../../../types';
import { EMPTY_INTRO, withPresentation } from '../../../domain/draft/presentation';
import { pickImage } from '../../../shared/lib/media-library';
import { useBuilder } from '../state/store';
import { Choices } from '../ui/choices';
import { FLAT, MODERN } from '../ui/controls';

/** What visitors see before the first question, and how they see where they are (docs/visitor.md). */
export function Intro( { onBack }: { onBack: () => void } ) {
	const { intro, progress = 'bar' } = useBuilder( ( state ) => state.draft.settings.presentation ) ?? {};
	const edit = useBuilder( ( state ) => state.edit );
	const locked = useBuilder( ( state ) => state.locked );
	const put = ( part: Partial< IntroSettings > ) =>
		edit( ( draft ) => withPresentation( draft, { intro: { ...EMPTY_INTRO, ...intro, ...part } } ), {
			key: `intro ${ Object.keys( part ).join() }`,
		} );
	return (
		<section className="ufb-panes__editor" aria-label={ __( 'Intro and progress', 'userfeedback' ) }>
			<div className="ufb-panehead">
				<Button
					size="compact"
					icon={ chevronLeft }
					className="ufb-phone-back uf-flip"
					label={ __( 'All questions', 'userfeedback' ) }
					onClick={ onBack }
				/>
				<h2>{ __( 'Intro and progress', 'userfeedback' ) }</h2>
			</div>
			<div className="ufb-tab is-alone">
				<ToggleControl
					{ ...FLAT }
					label={ __( 'Show an intro before the first question', 'userfeedback' ) }
					checked={ intro !== undefined }
					disabled={ locked }
					onChange={ ( on ) =>
						edit( ( draft ) => withPresentation( draft, { intro: on ? EMPTY_INTRO : undefined } ) )
					}
				/>
				{ intro && (
					<>
						<TextControl
							{ ...MODERN }
							label={ __( 'Title', 'userfeedback' ) }
							dir="auto"
							maxLength={ 500 }
							disabled={ locked }
							value={ intro.title }
							help={
								intro.title.trim() === ''
									? __( 'Without a title visitors see no intro.', 'userfeedback' )
									: undefined
							}
							onChange={ ( title ) => put( { title } ) }
						/>
						<TextareaControl
							{ ...FLAT }
							label={ __( 'Text', 'userfeedback' ) }
							rows={ 3 }
							dir="auto"
							maxLength={ 2000 }
							disabled={ locked }
							value={ intro.text }
							onChange={ ( text ) => put( { text } ) }
						/>
						<div className="ufb-intro__picture" role="group" aria-label={ __( 'Picture', 'userfeedback' ) }>
							{ intro.picture !== '' && <img src={ intro.picture } alt="" /> }
							<Button
								variant="secondary"
								size="compact"
								accessibleWhenDisabled
								disabled={ locked }
								onClick={ () => pickImage( null, ( { url } ) => put( { picture: url } ) ) }
							>
								{ intro.picture === ''
									? __( 'Add Picture', 'userfeedback' )
									: __( 'Choose another', 'userfeedback' ) }
							</Button>
							{ intro.picture !== '' && (
								<Button
									variant="tertiary"
									size="compact"
									accessibleWhenDisabled
									disabled={ locked }
									onClick={ () => put( { picture: '' } ) }
								>
									{ __( 'Remove Picture', 'userfeedback' ) }
								</Button>
							) }
						</div>
						<TextControl
							{ ...MODERN }
							label={ __( 'Button', 'userfeedback' ) }
							dir="auto"
							maxLength={ 100 }
							disabled={ locked }
							placeholder={ __( 'Start', 'userfeedback' ) }
							value={ intro.button }
							onChange={ ( button ) => put( { button } ) }
						/>
						<ToggleControl
							{ ...FLAT }
							label={ __( 'Say how long it takes', 'userfeedback' ) }
							checked={ intro.time }
							disabled={ locked }
							onChange={ ( time ) => put( { time } ) }
						/>
					</>
				) }
				<Choices
					legend={ __( 'Progress', 'userfeedback' ) }
					value={ progress }
					disabled={ locked }
					onChange={ ( next ) => edit( ( draft ) => withPresentation( draft, { progress: next } ) ) }
					choices={ [
						{ value: 'bar', label: __( 'A bar', 'userfeedback' ) },
						{ value: 'count', label: __( 'In words: “Question 2 of 5”', 'userfeedback' ) },
						{ value: 'none', label: __( 'None', 'userfeedback' ) },
					] }
				/>
			</div>
		</section>
	);
}
