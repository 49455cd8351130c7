import { useQuery } from '@tanstack/react-query';
import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { tagsQuery } from '../../shared/api/tags/tags';

interface Props {
	/** Id of a tag, `none`, or '' for any. */
	tag: string;
	onTag: ( tag: string ) => void;
}

/** Leaves what has a tag; nothing to choose while there are no tags. */
export function TagSelect( { tag, onTag }: Props ) {
	const { data } = useQuery( tagsQuery );
	if ( ! data || ( data.items.length === 0 && tag === '' ) ) {
		return null;
	}
	return (
		<SelectControl
			size="compact"
			label={ __( 'Tag', 'userfeedback' ) }
			hideLabelFromVision
			value={ tag }
			options={ [
				{ value: '', label: __( 'All tags', 'userfeedback' ) },
				...data.items.map( ( { id, name } ) => ( { value: String( id ), label: name } ) ),
				{ value: 'none', label: __( 'Without any tag', 'userfeedback' ) },
			] }
			onChange={ onTag }
		/>
	);
}
