import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Filter } from '../../../domain/filter';
import { EmptyState } from '../../../shared/components/empty-state';
import { chipsOf, without } from './chips';

interface Props {
	filter: Filter;
	onFilter: ( filter: Filter ) => void;
}

/** In place of the figures of a group that is too small to show. */
export function TooFew( { filter, onFilter }: Props ) {
	const last = chipsOf( filter, null, { tags: null, topics: null } ).at( -1 );
	return (
		<EmptyState
			title={ __( 'Too few to show', 'userfeedback' ) }
			text={ __(
				'Too few responses match, or all but a few. This site shows no small groups, so that nobody can be recognized. The same holds for export, break-downs and trends.',
				'userfeedback'
			) }
		>
			{ last && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => onFilter( without( filter, last.id ) ) }
				>
					{ __( 'Remove last filter', 'userfeedback' ) }
				</Button>
			) }
		</EmptyState>
	);
}
