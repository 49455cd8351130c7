import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { HiddenField, InboxItem } from '../types';

interface Props {
	/** Name and value, `plan=pro`; '' for any. */
	field: string;
	/** What the list shows. */
	items: readonly InboxItem[];
	onField: ( field: string ) => void;
}

/** Fields of a response that have a value. */
export function givenFields( { hidden_fields: fields = [] }: InboxItem ): ( HiddenField & { value: string } )[] {
	return fields.flatMap( ( field ) => ( field.value === null ? [] : [ { ...field, value: field.value } ] ) );
}

/** Leaves what has a value of a hidden field; nothing to choose where no response of the list has one. */
export function FieldSelect( { field, items, onField }: Props ) {
	const values = items.flatMap( ( item ) =>
		givenFields( item ).map( ( { name, value } ) => `${ name }=${ value }` )
	);
	const choices = [ ...new Set( field === '' ? values : [ field, ...values ] ) ].sort();
	if ( choices.length === 0 ) {
		return null;
	}
	return (
		<SelectControl
			size="compact"
			label={ __( 'Hidden field', 'userfeedback' ) }
			hideLabelFromVision
			value={ field }
			options={ [
				{ value: '', label: __( 'All hidden fields', 'userfeedback' ) },
				...choices.map( ( value ) => ( { value, label: nameOf( value ) } ) ),
			] }
			onChange={ onField }
		/>
	);
}

function nameOf( field: string ): string {
	const at = field.indexOf( '=' );
	/* translators: 1: name of a hidden field. 2: its value */
	return sprintf( __( '%1$s: %2$s', 'userfeedback' ), field.slice( 0, at ), field.slice( at + 1 ) );
}
