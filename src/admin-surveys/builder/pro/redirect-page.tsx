import { __ } from '@wordpress/i18n';
import type { ThankYouSettings } from '../../../types';
import type { SetThanks } from '../questions/thank-you';
import { fieldKey } from '../state/fields';
import { useBuilder } from '../state/store';
import { FieldError } from '../ui/field-error';
import { PageSearch } from '../ui/page-search';

/** The page that visitors are sent to (QST-50). */
export function RedirectPage( { thanks, set }: { thanks: ThankYouSettings; set: SetThanks } ) {
	const locked = useBuilder( ( state ) => state.locked );
	const touch = useBuilder( ( state ) => state.touch );
	const left = useBuilder( ( state ) => state.touched.has( fieldKey.redirect ) );
	return (
		<div className="ufb-choice__more" onBlur={ () => touch( fieldKey.redirect ) }>
			<PageSearch
				label={ __( 'Page', 'userfeedback' ) }
				value={ thanks.redirect_to }
				disabled={ locked }
				onChange={ ( page ) => set( ( old ) => ( { ...old, redirect_to: page } ) ) }
			/>
			{ left && thanks.redirect_to === null && <FieldError text={ __( 'Choose a page.', 'userfeedback' ) } /> }
		</div>
	);
}
