import { Icon, Spinner } from '@wordpress/components';
import { check, closeSmall } from '@wordpress/icons';

interface Props {
	id: string;
	value: string;
	onChange: ( value: string ) => void;
	/** Sign at the end of the field (STG-16). */
	mark?: 'valid' | 'invalid' | 'checking' | null;
	placeholder?: string;
	describedBy?: string;
	onEnter?: () => void;
}

/**
 * Field of a license key. A plain text field: the mark stands inside it.
 */
export function KeyField( { id, value, onChange, mark = null, placeholder = '', describedBy, onEnter }: Props ) {
	return (
		<div className={ `uf-key${ mark ? ` is-${ mark }` : '' }` }>
			<input
				type="text"
				id={ id }
				value={ value }
				placeholder={ placeholder }
				autoComplete="off"
				autoCapitalize="off"
				spellCheck={ false }
				dir="ltr"
				aria-invalid={ mark === 'invalid' || undefined }
				aria-describedby={ describedBy }
				onChange={ ( event ) => onChange( event.target.value ) }
				// A shown key is masked: typing into it replaces it as a whole.
				onFocus={ ( event ) => event.target.select() }
				onKeyDown={ ( event ) => {
					if ( event.key === 'Enter' ) {
						event.preventDefault();
						onEnter?.();
					}
				} }
			/>
			{ mark === 'checking' && <Spinner /> }
			{ mark === 'valid' && <Icon icon={ check } size={ 20 } /> }
			{ mark === 'invalid' && <Icon icon={ closeSmall } size={ 20 } /> }
		</div>
	);
}
