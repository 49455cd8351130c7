import { useState } from 'react';
import { Button, TextControl } from '@wordpress/components';
import { closeSmall } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import { MAX_FIELDS, nameProblem, namesOf, withNames } from '../../../../domain/draft/hidden-fields';
import { seekFocus } from '../../../../shared/lib/seek-focus';
import { useBuilder } from '../../state/store';
import { MODERN } from '../../ui/controls';
import './paths.scss';

/** Names of values that the site hands over with a response (docs/paths.md). */
export function HiddenFieldsPanel() {
	const names = useBuilder( ( state ) => namesOf( state.draft.settings ) );
	const edit = useBuilder( ( state ) => state.edit );
	const locked = useBuilder( ( state ) => state.locked );
	const [ name, setName ] = useState( '' );
	const [ problem, setProblem ] = useState< ReturnType< typeof nameProblem > >( null );
	const put = ( next: string[] ) => edit( ( draft ) => withNames( draft, next ) );
	const add = () => {
		const found = nameProblem( name, names );
		setProblem( found );
		if ( ! found ) {
			put( [ ...names, name ] );
			setName( '' );
		}
		seekFocus( '#ufb-field-name' );
	};
	const [ first = 'plan' ] = names;
	return (
		<>
			{ names.length > 0 && (
				<ul className="ufb-fields">
					{ names.map( ( one ) => (
						<li key={ one }>
							<code dir="ltr">{ one }</code>
							<Button
								size="compact"
								icon={ closeSmall }
								label={ sprintf(
									/* translators: %s: name of a hidden field. */
									__( 'Remove %s', 'userfeedback' ),
									one
								) }
								accessibleWhenDisabled
								disabled={ locked }
								onClick={ () => {
									put( names.filter( ( other ) => other !== one ) );
									seekFocus( '#ufb-field-name' );
								} }
							/>
						</li>
					) ) }
				</ul>
			) }
			<form
				className="ufb-fields__add"
				onSubmit={ ( event ) => {
					event.preventDefault();
					add();
				} }
			>
				<TextControl
					{ ...MODERN }
					id="ufb-field-name"
					label={ __( 'Name of a field', 'userfeedback' ) }
					dir="ltr"
					autoComplete="off"
					maxLength={ 32 }
					placeholder="plan"
					disabled={ locked || names.length >= MAX_FIELDS }
					value={ name }
					aria-invalid={ problem !== null }
					aria-describedby={ problem ? 'ufb-field-problem' : undefined }
					onChange={ ( next ) => {
						setName( next );
						setProblem( null );
					} }
				/>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					type="submit"
					accessibleWhenDisabled
					disabled={ locked || name === '' || names.length >= MAX_FIELDS }
				>
					{ __( 'Add Field', 'userfeedback' ) }
				</Button>
			</form>
			{ problem && (
				<p className="ufb-path__error" id="ufb-field-problem" role="alert">
					{ problem === 'twice'
						? __( 'The survey has this field already.', 'userfeedback' )
						: __(
								'Begin with a letter from a to z, then letters, digits, hyphens or underscores. No capitals.',
								'userfeedback'
							) }
				</p>
			) }
			<dl className="ufb-fields__how">
				<dt>{ __( 'From the address', 'userfeedback' ) }</dt>
				<dd>
					<code dir="ltr">{ `?${ first }=pro` }</code>
				</dd>
				<dt>{ __( 'From the page', 'userfeedback' ) }</dt>
				<dd>
					<code dir="ltr">{ `window.userfeedbackFields = { '${ first }': 'pro' }` }</code>
				</dd>
			</dl>
			<p className="ufb-help">
				{ __(
					'Questions can be shown by these values, and responses have them. They can be about a person: say so in your privacy policy.',
					'userfeedback'
				) }
			</p>
		</>
	);
}
