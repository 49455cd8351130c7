import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LockedButton, useLock } from '../../../shared/components/lock';
import { proMap } from '../pro-builder';
import { branch } from '../ui/icons';

export const MAP_BUTTON_ID = 'ufb-map-button';

/** Opens the survey as a map. */
export function MapButton( { onOpen }: { onOpen: () => void } ) {
	const name = __( 'Map', 'userfeedback' );
	const lock = useLock( { feature: 'paths', name: __( 'The Map', 'userfeedback' ), medium: 'survey-map' } );
	if ( lock ) {
		return (
			<LockedButton lock={ lock } variant="tertiary">
				{ name }
			</LockedButton>
		);
	}
	return (
		<Button
			id={ MAP_BUTTON_ID }
			size="compact"
			variant="tertiary"
			icon={ branch }
			onPointerEnter={ () => void proMap.load().catch( () => {} ) }
			onClick={ onOpen }
		>
			{ name }
		</Button>
	);
}
