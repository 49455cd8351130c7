import { Icon } from '@wordpress/components';
import { published } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import { useBuilder } from '../state/store';
import { plainText } from '../../../domain/piping';

interface Props {
	selected: boolean;
	onSelect: () => void;
}

/** The thank-you card, pinned below the questions (QST-05). */
export function ThankYouLine( { selected, onSelect }: Props ) {
	const { type, message } = useBuilder( ( state ) => state.draft.settings.thank_you );
	const summary = {
		message: plainText( message ),
		redirect: __( 'Goes to a page', 'userfeedback' ),
		conditional_redirect: __( 'Goes to a page by answer', 'userfeedback' ),
	}[ type ];
	return (
		<div className={ selected ? 'ufb-line is-thanks is-selected' : 'ufb-line is-thanks' }>
			<button
				type="button"
				className="ufb-line__main"
				aria-current={ selected ? 'true' : undefined }
				onClick={ onSelect }
			>
				<span className="ufb-line__icon">
					<Icon icon={ published } size={ 24 } />
				</span>
				<span className="ufb-line__text">
					<span className="ufb-line__title">{ __( 'Thank-you message', 'userfeedback' ) }</span>
					<span className="ufb-line__meta">
						<bdi>{ summary }</bdi>
					</span>
				</span>
			</button>
		</div>
	);
}
