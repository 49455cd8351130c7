import { useRef } from 'react';
import { Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { copySmall } from '@wordpress/icons';
import { copyText } from '../../shared/lib/clipboard';
import { useToast } from '../../shared/notices/toasts';

/**
 * @param id Survey id.
 */
export function shortcodeOf( id: number ): string {
	return `[userfeedback id="${ id }"]`;
}

/**
 * Read-only field; a click or Enter selects and copies it (LIST-12 to LIST-15).
 */
export function ShortcodeField( { id, title }: { id: number; title: string } ) {
	const toast = useToast();
	const field = useRef< HTMLInputElement >( null );
	const shortcode = shortcodeOf( id );

	async function copy() {
		field.current?.select();
		const copied = await copyText( shortcode );
		field.current?.select();
		if ( copied ) {
			toast( __( 'Copied to Clipboard', 'userfeedback' ) );
		} else {
			toast(
				__(
					'The browser did not allow copying. The shortcode is selected: copy it with the keyboard.',
					'userfeedback'
				),
				{ type: 'error' }
			);
		}
	}

	return (
		<span className="uf-shortcode">
			<input
				ref={ field }
				type="text"
				readOnly
				dir="ltr"
				value={ shortcode }
				aria-label={ sprintf(
					/* translators: %s: title of a survey. */
					__( 'Shortcode of %s. Press Enter to copy', 'userfeedback' ),
					title
				) }
				onClick={ () => void copy() }
				onKeyDown={ ( event ) => {
					if ( event.key === 'Enter' ) {
						event.preventDefault();
						void copy();
					}
				} }
			/>
			<Icon icon={ copySmall } size={ 24 } />
		</span>
	);
}
