import { useQueryClient } from '@tanstack/react-query';
import { __, sprintf } from '@wordpress/i18n';
import { companionQueries } from '../shared/api/companions/queries';
import { PluginButton, stepWords } from '../shared/plugins/plugin-button';
import { useCompanion } from '../shared/plugins/use-companion';
import type { CompanionInfo } from '../types';

interface Props {
	/** Key of the list. */
	name: string;
	companion: CompanionInfo;
}

function stateWords( { installed, active }: CompanionInfo ): string {
	if ( active ) {
		return __( 'Active', 'userfeedback' );
	}
	return installed ? __( 'Not active', 'userfeedback' ) : __( 'Not installed', 'userfeedback' );
}

/** One plugin: what it is for, its state, and the next step (ABOUT-03). */
export function CompanionCard( { name, companion }: Props ) {
	const { title, excerpt, slug, basename, installed, active } = companion;
	const client = useQueryClient();
	const { step, isBusy, run } = useCompanion(
		{ slug, basename, isInstalled: installed },
		{
			failure: ( failed ) =>
				failed === 'install'
					? __( 'There was an error installing the plugin', 'userfeedback' )
					: sprintf(
							/* translators: %s: name of a plugin. */
							__( 'There was an error activating %s', 'userfeedback' ),
							title
						),
			onDone: ( done ) =>
				void client.setQueryData( companionQueries.list().queryKey, ( plugins ) =>
					plugins
						? { ...plugins, [ name ]: { ...companion, installed: true, active: done === 'activate' } }
						: plugins
				),
		}
	);
	return (
		<li className="uf-companion" aria-label={ title }>
			<div className="uf-companion__body">
				<span className="uf-companion__letter" aria-hidden="true">
					{ title.charAt( 0 ) }
				</span>
				<h3>{ title }</h3>
				<p>{ excerpt }</p>
			</div>
			<div className="uf-companion__foot">
				<span className={ `uf-companion__state${ active ? ' is-active' : '' }` } role="status">
					{ stateWords( companion ) }
				</span>
				{ ( ! active || isBusy ) && (
					<PluginButton
						words={ stepWords( step, title ) }
						isBusy={ isBusy }
						variant="secondary"
						onClick={ () => void run() }
					/>
				) }
			</div>
		</li>
	);
}
