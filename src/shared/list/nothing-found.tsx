import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { EmptyState } from '../components/empty-state';

interface Props {
	/** Names the filter or the search that finds nothing. */
	title: string;
	text?: string;
	onShowAll: () => void;
}

/** In place of the rows that a filter hides. */
export function NothingFound( { title, text, onShowAll }: Props ) {
	return (
		<EmptyState title={ title } text={ text }>
			<Button __next40pxDefaultSize variant="secondary" onClick={ onShowAll }>
				{ __( 'Show all', 'userfeedback' ) }
			</Button>
		</EmptyState>
	);
}
