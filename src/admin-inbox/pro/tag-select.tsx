import { useQuery } from '@tanstack/react-query';
import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { tagsQuery } from '../../shared/api/tags/tags';

interface Props {
	/** Id of a tag, `none`, or '' for any. */
	tag: string;
	onTag: ( tag: string ) => void;
}

/**
 * Leaves what has a tag. Nothing to choose while there are no tags, but the place is taken: coming with a
 * reply, it would move the other filters away under a pointer.
 */
export function TagSelect( { tag, onTag }: Props ) {
	const items = useQuery( tagsQuery ).data?.items ?? [];
	return (
		<SelectControl
			size="compact"
			label={ __( 'Tag', 'userfeedback' ) }
			hideLabelFromVision
			disabled={ items.length === 0 && tag === '' }
			value={ tag }
			options={ [
				{ value: '', label: __( 'All tags', 'userfeedback' ) },
				...items.map( ( { id, name } ) => ( { value: String( id ), label: name } ) ),
				{ value: 'none', label: __( 'Without any tag', 'userfeedback' ) },
			] }
			onChange={ onTag }
		/>
	);
}
