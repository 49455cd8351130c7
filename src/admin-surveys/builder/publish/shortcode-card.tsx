import { Button } from '@wordpress/components';
import { copySmall } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import { copyText } from '../../../shared/lib/clipboard';
import { useToast } from '../../../shared/notices/toasts';
import { useBuilder } from '../state/store';
import { Card } from '../ui/card';

/** The shortcode of a survey that has an id. */
export function ShortcodeCard() {
	const id = useBuilder( ( state ) => state.record.id );
	const toast = useToast();
	if ( id === 0 ) {
		return null;
	}
	const code = `[userfeedback id="${ id }"]`;
	async function copy() {
		if ( await copyText( code ) ) {
			toast( __( 'Copied to Clipboard', 'userfeedback' ), {
				type: 'success',
			} );
		}
	}
	return (
		<Card
			id="shortcode"
			title={ __( 'Shortcode', 'userfeedback' ) }
			description={ __(
				'Shows the survey inside a page, wherever you put it. Page rules do not apply there.',
				'userfeedback'
			) }
		>
			<div className="ufb-card__body ufb-shortcode">
				<input
					type="text"
					readOnly
					dir="ltr"
					value={ code }
					aria-label={ __( 'Shortcode', 'userfeedback' ) }
					onFocus={ ( event ) => event.target.select() }
				/>
				<Button
					size="compact"
					icon={ copySmall }
					label={ __( 'Copy the shortcode', 'userfeedback' ) }
					onClick={ () => void copy() }
				/>
			</div>
		</Card>
	);
}
