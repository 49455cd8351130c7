import { useQueryClient } from '@tanstack/react-query';
import { Icon } from '@wordpress/components';
import { published } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import { companionQueries } from '../../../shared/api/companions/queries';
import { reloadPage } from '../../../shared/lib/reload-page';
import { ANALYTICS_RELOAD_MS } from '../../../shared/lib/timers';
import { PluginButton, stepWords } from '../../../shared/plugins/plugin-button';
import { useCompanion } from '../../../shared/plugins/use-companion';
import type { CompanionStep } from '../../../shared/plugins/use-companion';
import type { Analytics, AnalyticsPlugin } from '../../../types';
import { useSaving } from '../state/saving';

type Key = keyof Analytics[ 'plugins' ];

interface Props {
	analytics: Analytics;
	/** Nothing can be saved, e.g. because the survey is in the trash. */
	locked: boolean;
	/** Runs before the page reloads. */
	onActivated: () => void;
}

/** Plugins that bring Google Analytics to the site, each with its next step (SET-22). */
export function AnalyticsPlugins( { analytics, locked, onActivated }: Props ) {
	const { plugins, may_install: mayInstall, may_activate: mayActivate } = analytics;
	const keys = Object.keys( plugins ) as Key[];
	return (
		<>
			<ul className="ufb-plugs">
				{ keys.map( ( key ) => (
					<Plugin
						key={ key }
						name={ key }
						plugin={ plugins[ key ] }
						may={ ! locked && ( plugins[ key ].is_installed ? mayActivate : mayInstall ) }
						onActivated={ onActivated }
					/>
				) ) }
			</ul>
			{ ! mayActivate && keys.every( ( key ) => ! plugins[ key ].is_active ) && (
				<p className="ufb-help">
					{ __( 'Ask an administrator of this site to activate one.', 'userfeedback' ) }
				</p>
			) }
		</>
	);
}

interface PluginProps {
	name: Key;
	plugin: AnalyticsPlugin;
	/** Whether the person may take the next step. */
	may: boolean;
	onActivated: () => void;
}

function Plugin( { name, plugin, may, onActivated }: PluginProps ) {
	const { title, is_active: isActive } = plugin;
	return (
		<li>
			<span className={ `ufb-plugs__sign is-${ name }` } aria-hidden="true">
				{ title.replace( /[^A-Z]/g, '' ) }
			</span>
			<span className="ufb-plugs__text">
				{ title }
				<small>{ stateOf( plugin ) }</small>
			</span>
			{ isActive && (
				<span className="uf-status is-publish">
					<Icon icon={ published } />
					{ __( 'Active', 'userfeedback' ) }
				</span>
			) }
			{ ! isActive && may && <NextStep name={ name } plugin={ plugin } onActivated={ onActivated } /> }
		</li>
	);
}

function stateOf( { is_installed: isInstalled, is_active: isActive }: AnalyticsPlugin ): string {
	if ( isActive ) {
		return __( 'Installed', 'userfeedback' );
	}
	return isInstalled ? __( 'Installed, not active', 'userfeedback' ) : __( 'Not installed', 'userfeedback' );
}

/** Install, then activate. The survey is saved first (SET-25), the page reloads last (SET-26). */
function NextStep( { name, plugin, onActivated }: Omit< PluginProps, 'may' > ) {
	const { title, slug, basename, is_installed: isInstalled } = plugin;
	const { save } = useSaving();
	const client = useQueryClient();
	const isSaved = () => save( { kind: 'interim', quiet: true } );
	const { step, isBusy, run } = useCompanion(
		{ slug, basename, isInstalled },
		{
			before: isSaved,
			success: ( done ) => wordsOf( title, done ).done,
			failure: ( failed ) => wordsOf( title, failed ).failed,
			onDone( done ) {
				if ( done === 'activate' ) {
					onActivated();
					// A reload ends what is still on its way. What cannot be saved is kept in the browser.
					const saving = isSaved();
					setTimeout( () => void saving.finally( reloadPage ), ANALYTICS_RELOAD_MS );
				} else {
					client.setQueryData( companionQueries.analytics().queryKey, ( old ) =>
						old ? { ...old, plugins: { ...old.plugins, [ name ]: { ...plugin, is_installed: true } } } : old
					);
				}
			},
		}
	);
	return (
		<PluginButton
			words={ stepWords( step, title ) }
			isBusy={ isBusy }
			variant="secondary"
			onClick={ () => void run() }
		/>
	);
}

function wordsOf( title: string, step: CompanionStep ) {
	return step === 'activate'
		? {
				/* translators: %s: name of a plugin, e.g. MonsterInsights. */
				done: sprintf( __( '%s has been activated!', 'userfeedback' ), title ),
				/* translators: %s: name of a plugin, e.g. MonsterInsights. */
				failed: sprintf( __( 'There was an error activating %s', 'userfeedback' ), title ),
			}
		: {
				/* translators: %s: name of a plugin, e.g. MonsterInsights. */
				done: sprintf( __( '%s has been installed successfully!', 'userfeedback' ), title ),
				/* translators: %s: name of a plugin, e.g. MonsterInsights. */
				failed: sprintf( __( 'There was an error installing %s', 'userfeedback' ), title ),
			};
}
