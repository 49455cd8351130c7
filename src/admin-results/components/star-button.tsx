import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { starEmpty, starFilled } from '@wordpress/icons';
import './star-button.scss';

interface Props {
	starred: boolean;
	/** What is starred, e.g. 'Response #12'. */
	title: string;
	onStar: ( on: boolean ) => void;
}

/** The star of a response, which the whole team sees. */
export function StarButton( { starred, title, onStar }: Props ) {
	return (
		<Button
			className={ starred ? 'uf-star-toggle is-on' : 'uf-star-toggle' }
			size="small"
			icon={ starred ? starFilled : starEmpty }
			iconSize={ 20 }
			aria-pressed={ starred }
			label={ sprintf(
				/* translators: %s: what is starred, e.g. Response #12 */
				__( 'Star: %s', 'userfeedback' ),
				title
			) }
			onClick={ () => onStar( ! starred ) }
		/>
	);
}
