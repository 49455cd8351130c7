import { useEffect, useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button, ToggleControl } from '@wordpress/components';
import { chartBar } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import { activateCompanion, installCompanion } from '../../../shared/api/companions/queries';
import { boot } from '../../../shared/app/boot';
import { can } from '../../../shared/lib/entitlements';
import { reloadPage } from '../../../shared/lib/reload-page';
import { ANALYTICS_RELOAD_MS } from '../../../shared/lib/timers';
import { titledFailure, toastMeta } from '../../../shared/notices/mutation-toasts';
import { useToast } from '../../../shared/notices/toasts';
import type { AnalyticsPlugin } from '../../../types';
import { useSaving } from '../state/saving';
import { useBuilder, useBuilderStore } from '../state/store';
import { Card } from '../ui/card';
import { FLAT } from '../ui/controls';
import { automaticTracking, chosenPlugin } from './analytics';
import type { Analytics } from './analytics';
import { useSettings } from './use-settings';

/** Views and completed surveys as events for Google Analytics. */
export function Tracking() {
	const { settings, locked, set } = useSettings();
	const { analytics } = boot();
	const plugin = analytics ? chosenPlugin( analytics ) : undefined;
	const builder = useBuilderStore();
	const { id, status } = useBuilder( ( { record } ) => record );
	const track = ( on: boolean ) => set( ( old ) => ( { ...old, enable_tracking: on } ) );

	useEffect( () => {
		const on = locked ? null : automaticTracking( { builder, id, isDraft: status === 'draft', plugin } );
		if ( on !== null && on !== settings.enable_tracking ) {
			track( on );
		}
		// When the card opens, and when the survey gets its id.
	}, [ id ] ); // eslint-disable-line react-hooks/exhaustive-deps -- Not with every change of the switch.

	return (
		<Card
			id="tracking"
			title={ __( 'Tracking', 'userfeedback' ) }
			description={ __( 'Send views and completed surveys to Google Analytics.', 'userfeedback' ) }
			icon={ chartBar }
		>
			<div className="ufb-card__body ufb-stack">
				<ToggleControl
					{ ...FLAT }
					label={ __( 'Track this survey', 'userfeedback' ) }
					help={
						plugin?.is_active
							? sprintf(
									/* translators: %s: name of a plugin. */
									__( 'Through %s, which is active on this site.', 'userfeedback' ),
									plugin.title
								)
							: __( 'Works on pages where MonsterInsights or ExactMetrics is active.', 'userfeedback' )
					}
					checked={ settings.enable_tracking }
					disabled={ locked }
					onChange={ track }
				/>
				{ analytics && ! plugin?.is_active && ! locked && (
					<Companions analytics={ analytics } plugin={ plugin } onActive={ () => track( true ) } />
				) }
			</div>
		</Card>
	);
}

interface Props {
	analytics: Analytics;
	/** The one that is installed. */
	plugin: AnalyticsPlugin | undefined;
	onActive: () => void;
}

/** Installs or activates a plugin that passes events on (SET-25 to SET-27, ERR-01, ERR-02). */
function Companions( { analytics, plugin, onActive }: Props ) {
	const { save } = useSaving();
	const show = useToast();
	const step = useRef< 'install' | 'activate' >( 'install' );
	const work = useMutation( {
		mutationFn: async ( { slug, basename, title, is_installed: installed }: AnalyticsPlugin ) => {
			// The page reloads in the end: what is written here is stored first.
			if ( ! ( await save( { kind: 'interim', quiet: true } ) ) ) {
				return false;
			}
			step.current = installed ? 'activate' : 'install';
			if ( ! installed ) {
				await installCompanion( slug );
				show(
					sprintf(
						/* translators: %s: name of a plugin. */
						__( '%s has been installed successfully!', 'userfeedback' ),
						title
					),
					{ type: 'success' }
				);
				step.current = 'activate';
			}
			await activateCompanion( basename );
			return true;
		},
		onSuccess: async ( done ) => {
			if ( done ) {
				onActive();
				await save( { kind: 'interim', quiet: true } );
				setTimeout( reloadPage, ANALYTICS_RELOAD_MS );
			}
		},
		meta: toastMeta< boolean, AnalyticsPlugin >( {
			// SET-27
			success: ( done, { title } ) =>
				done
					? sprintf(
							/* translators: %s: name of a plugin. */
							__( '%s has been activated!', 'userfeedback' ),
							title
						)
					: null,
			error: ( error, { title } ) =>
				titledFailure(
					step.current === 'install'
						? /* translators: %s: name of a plugin. */
							sprintf( __( 'There was an error installing %s', 'userfeedback' ), title )
						: /* translators: %s: name of a plugin. */
							sprintf( __( 'There was an error activating %s', 'userfeedback' ), title ),
					error
				),
		} ),
	} );
	if ( ! can( 'manage' ) ) {
		return <p>{ __( 'Ask an administrator of this site.', 'userfeedback' ) }</p>;
	}
	return (
		<div className="ufb-analytics">
			{ ( plugin ? [ plugin ] : Object.values( analytics ) ).map( ( one ) => (
				<Button
					key={ one.slug }
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ work.isPending && work.variables.slug === one.slug }
					disabled={ work.isPending || work.data === true }
					accessibleWhenDisabled
					onClick={ () => work.mutate( one ) }
				>
					{ one.is_installed
						? /* translators: %s: name of a plugin. */
							sprintf( __( 'Activate %s', 'userfeedback' ), one.title )
						: /* translators: %s: name of a plugin. */
							sprintf( __( 'Install %s', 'userfeedback' ), one.title ) }
				</Button>
			) ) }
		</div>
	);
}
