import type { KeyboardEvent, ReactNode } from 'react';
import { Button, TextControl } from '@wordpress/components';
import { closeSmall, plus } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import type { Question } from '../../../types';
import {
	canRemoveOption,
	MAX_OPTIONS,
	optionLabel,
} from '../../../domain/draft/options';
import { REFUSED, useRefusal } from '../state/refusals';
import { useBuilder } from '../state/store';
import { MODERN } from '../ui/controls';
import { FieldError } from '../ui/field-error';
import { SortableList } from './sortable-list';
import { ADD_OPTION_ID, optionFieldId } from './use-options';
import type { Options } from './use-options';

export const nameOfOption = ( place: number ) =>
	sprintf(
		/* translators: %d: number of the option. */
		__( 'Option %d', 'userfeedback' ),
		place
	);

interface FieldProps {
	question: Question;
	options: Options;
	at: number;
	wrong: boolean;
	/** Called with the new text. */
	onChange: ( text: string ) => void;
}

/** Text of one option: Enter adds the next, Backspace in an empty one removes it. */
export function OptionField( {
	question,
	options,
	at,
	wrong,
	onChange,
}: FieldProps ) {
	const value = optionLabel( options.options[ at ] ?? '' );
	const empty = wrong && value.trim() === '';
	const refused = useRefusal( REFUSED.option( question.id, at ), question );
	const bad = empty || refused !== '';
	const errorId = `${ optionFieldId( at ) }-error`;
	function onKeyDown( event: KeyboardEvent< HTMLInputElement > ) {
		if ( event.nativeEvent.isComposing ) {
			return;
		}
		if ( event.key === 'Enter' ) {
			event.preventDefault();
			options.add( at );
		} else if (
			event.key === 'Backspace' &&
			value === '' &&
			canRemoveOption( question )
		) {
			event.preventDefault();
			options.remove( at );
		}
	}
	return (
		<div className={ bad ? 'ufb-opt__field is-wrong' : 'ufb-opt__field' }>
			<TextControl
				{ ...MODERN }
				id={ optionFieldId( at ) }
				label={ nameOfOption( at + 1 ) }
				hideLabelFromVision
				placeholder={ nameOfOption( at + 1 ) }
				dir="auto"
				value={ value }
				aria-invalid={ bad ? true : undefined }
				aria-describedby={ refused === '' ? undefined : errorId }
				onChange={ onChange }
				onFocus={ () => options.enter( at ) }
				onBlur={ () => options.leave( at ) }
				onKeyDown={ onKeyDown }
			/>
			{ refused !== '' && <FieldError id={ errorId } text={ refused } /> }
		</div>
	);
}

export function RemoveOption( {
	options,
	at,
	disabled = false,
}: {
	options: Options;
	at: number;
	disabled?: boolean;
} ) {
	return (
		<Button
			size="compact"
			icon={ closeSmall }
			label={ sprintf(
				/* translators: %d: number of the option. */
				__( 'Remove option %d', 'userfeedback' ),
				at + 1
			) }
			accessibleWhenDisabled
			disabled={ disabled }
			onClick={ () => options.remove( at ) }
		/>
	);
}

export function AddOption( {
	options,
	className = 'ufb-opts__add',
}: {
	options: Options;
	className?: string;
} ) {
	return (
		<Button
			id={ ADD_OPTION_ID }
			__next40pxDefaultSize
			variant="tertiary"
			icon={ plus }
			className={ className }
			onClick={ () => options.add() }
		>
			{ __( 'Add Option', 'userfeedback' ) }
		</Button>
	);
}

interface FrameProps {
	options: Options;
	wrong: boolean;
	grid?: boolean;
	children: ReactNode;
	/** Below the list, e.g. the Add button. */
	after: ReactNode;
}

/** 'Options', 'n of 5', the sortable list, its error (QST-17, QST-18). */
export function OptionsFrame( {
	options,
	wrong,
	grid = false,
	children,
	after,
}: FrameProps ) {
	const locked = useBuilder( ( state ) => state.locked );
	const count = options.options.length;
	return (
		<fieldset className="ufb-opts" disabled={ locked }>
			<legend>
				{ __( 'Options', 'userfeedback' ) }
				<span>
					{ sprintf(
						/* translators: 1: number of options, 2: the most there can be. */
						__( '%1$d of %2$d', 'userfeedback' ),
						count,
						MAX_OPTIONS
					) }
				</span>
			</legend>
			<SortableList
				ids={ options.ids }
				nameOf={ nameOfOption }
				onMove={ options.move }
				grid={ grid }
			>
				{ children }
			</SortableList>
			{ wrong && (
				<FieldError text={ __( 'Options are required.', 'userfeedback' ) } />
			) }
			{ count < MAX_OPTIONS ? (
				after
			) : (
				<p className="ufb-help">
					{ __( 'Five options is the maximum.', 'userfeedback' ) }
				</p>
			) }
		</fieldset>
	);
}
