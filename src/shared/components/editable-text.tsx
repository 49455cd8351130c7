import { useEffect, useRef, useState } from 'react';
import { Icon, Tooltip } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { pencil } from '@wordpress/icons';
import './editable-text.scss';

interface Props {
	value: string;
	onSave: ( value: string ) => void;
	/** Label of the field, e.g. 'Survey title'. */
	label: string;
	/** Shown while the value is empty. */
	placeholder?: string;
	maxLength?: number;
	disabled?: boolean;
}

/**
 * Text that turns into a field. Enter and leaving save, Escape restores, an empty text is refused (SHARED-01 to
 * SHARED-03). Place it inside its heading.
 */
export function EditableText( { value, onSave, label, placeholder = '', maxLength, disabled = false }: Props ) {
	const [ draft, setDraft ] = useState< string | null >( null );
	const button = useRef< HTMLButtonElement >( null );
	const field = useRef< HTMLInputElement >( null );
	const returnFocus = useRef( false );
	const editing = draft !== null;

	useEffect( () => {
		if ( editing ) {
			field.current?.focus();
			field.current?.select();
		} else if ( returnFocus.current ) {
			returnFocus.current = false;
			button.current?.focus();
		}
	}, [ editing ] );

	function finish( text: string ) {
		const trimmed = text.trim();
		if ( trimmed !== '' && trimmed !== value ) {
			onSave( trimmed );
		}
		setDraft( null );
	}

	if ( editing ) {
		return (
			<input
				ref={ field }
				className="uf-editable__field"
				type="text"
				dir="auto"
				aria-label={ label }
				value={ draft }
				placeholder={ placeholder }
				maxLength={ maxLength }
				onChange={ ( event ) => setDraft( event.target.value ) }
				onBlur={ ( event ) => finish( event.target.value ) }
				onKeyDown={ ( event ) => {
					// Enter that ends a word of an input method does not save.
					if ( event.nativeEvent.isComposing ) {
						return;
					}
					if ( event.key === 'Enter' ) {
						event.preventDefault();
						returnFocus.current = true;
						finish( event.currentTarget.value );
					} else if ( event.key === 'Escape' ) {
						event.stopPropagation();
						returnFocus.current = true;
						setDraft( null );
					}
				} }
			/>
		);
	}

	const shown = value === '' ? placeholder : value;
	return (
		<Tooltip
			text={
				/* translators: %s: what is edited, e.g. Survey title. */
				sprintf( __( 'Edit: %s', 'userfeedback' ), label )
			}
		>
			<button
				ref={ button }
				type="button"
				className="uf-editable"
				disabled={ disabled }
				aria-label={ sprintf(
					/* translators: 1: what is edited, e.g. Survey title, 2: its text. */
					__( '%1$s: %2$s. Edit', 'userfeedback' ),
					label,
					shown
				) }
				onClick={ () => setDraft( value ) }
			>
				<span dir="auto" className={ value === '' ? 'uf-editable__text is-placeholder' : 'uf-editable__text' }>
					{ shown }
				</span>
				<Icon icon={ pencil } size={ 20 } />
			</button>
		</Tooltip>
	);
}
