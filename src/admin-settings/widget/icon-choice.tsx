import { useId } from 'react';
import { Tooltip } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { TOGGLE_ICONS, togglePath } from '../../domain/toggle-icons';
import type { ToggleIcon } from '../../domain/toggle-icons';

interface Props {
	value: string;
	locked: boolean;
	onChange: ( icon: ToggleIcon ) => void;
}

/**
 * What an icon shows.
 *
 * @param icon Its name; a file with settings may have any.
 */
export function iconName( icon: unknown ): string {
	switch ( icon ) {
		case 'field-userfeedback':
			return __( 'Bubble with a check mark', 'userfeedback' );
		case 'field-smile':
			return __( 'Smile', 'userfeedback' );
		case 'field-mail-open':
			return __( 'Open letter', 'userfeedback' );
		case 'field-hand-star':
			return __( 'Hand with a star', 'userfeedback' );
		case 'field-comments':
			return __( 'Two bubbles', 'userfeedback' );
		case 'field-comment-star':
			return __( 'Bubble with a star', 'userfeedback' );
		case 'field-comment-heart':
			return __( 'Bubble with a heart', 'userfeedback' );
		case 'field-comment-edit':
			return __( 'Bubble with a pencil', 'userfeedback' );
		case 'field-chevron-down':
			return __( 'Arrow', 'userfeedback' );
		default:
			return '';
	}
}

/** The nine icons for the button that opens the widget (STG-27). */
export function IconChoice( { value, locked, onChange }: Props ) {
	const id = useId();
	return (
		<fieldset className={ `uf-look__icons${ locked ? ' is-locked' : '' }` }>
			<legend className="screen-reader-text">{ __( 'Widget icon', 'userfeedback' ) }</legend>
			{ TOGGLE_ICONS.map( ( icon ) => (
				<label key={ icon } htmlFor={ `${ id }-${ icon }` }>
					<Tooltip text={ iconName( icon ) }>
						<input
							id={ `${ id }-${ icon }` }
							type="radio"
							name={ id }
							value={ icon }
							checked={ value === icon }
							aria-disabled={ locked || undefined }
							onChange={ () => onChange( icon ) }
						/>
					</Tooltip>
					<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
						<path d={ togglePath( icon ) } />
					</svg>
					<span className="screen-reader-text">{ iconName( icon ) }</span>
				</label>
			) ) }
		</fieldset>
	);
}
