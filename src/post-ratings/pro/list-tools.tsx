import { Button, Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { download, starEmpty } from '@wordpress/icons';
import { DateRange } from '../../shared/components/date-range/date-range';
import { EmptyState } from '../../shared/components/empty-state';
import type { useRatingList } from './use-rating-list';

type List = Pick< ReturnType< typeof useRatingList >, 'range' | 'preset' | 'setPreset' | 'setRange' | 'fileOf' >;

interface Props {
	list: List;
	since: string | null;
	/** undefined while the list loads. */
	file: string | undefined;
	empty: boolean;
}

/** Days and Export Excel above a list (PR-10, PR-14). */
export function ListTools( { list, since, file, empty }: Props ) {
	return (
		<>
			<DateRange
				range={ list.range }
				since={ since }
				preset={ list.preset }
				routeName="post-ratings"
				onPreset={ list.setPreset }
				onRange={ list.setRange }
			/>
			{ file === undefined || empty ? (
				<Button size="compact" variant="secondary" icon={ download } disabled accessibleWhenDisabled>
					{ __( 'Export Excel', 'userfeedback' ) }
				</Button>
			) : (
				<Button size="compact" variant="secondary" icon={ download } href={ list.fileOf( file ) }>
					{ __( 'Export Excel', 'userfeedback' ) }
				</Button>
			) }
		</>
	);
}

/** PR-15, PR-16. */
export function NoRatings( { text }: { text: string } ) {
	return (
		<EmptyState
			title={ __( 'No Results Found', 'userfeedback' ) }
			text={ text }
			icon={ <Icon icon={ starEmpty } /> }
		/>
	);
}
