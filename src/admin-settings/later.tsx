import { Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { settings } from '@wordpress/icons';
import { EmptyState } from '../shared/components/empty-state';
import type { RouteName } from './routes';
import { tabWords } from './words';

/**
 * A tab that says honestly that its settings come in a later version.
 */
export function Later( { name }: { name: RouteName } ) {
	const { title, later } = tabWords( name );
	return (
		<div className="uf-settings__column">
			<EmptyState
				icon={ <Icon icon={ settings } /> }
				title={ sprintf(
					/* translators: %s: name of a settings tab, e.g. Email. */
					__( '%s comes in a later version', 'userfeedback' ),
					title
				) }
				text={ later }
			/>
		</div>
	);
}
