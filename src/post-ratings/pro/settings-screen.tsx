import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useBlocker } from '../../shared/router';
import type { PostRatingSettings, PostRatingSettingsReply } from '../../types';
import { ApiError } from '../../shared/api/client';
import { ratingQueries, useSaveRatingSettings } from '../../shared/api/post-ratings/queries';
import { ConfirmDialog } from '../../shared/components/confirm-dialog';
import { QueryPanel } from '../../shared/components/query-panel';
import { Skeleton } from '../../shared/components/skeleton';
import { can } from '../../shared/lib/entitlements';
import { usePageTitle } from '../../shared/lib/use-page-title';
import { Preview } from './preview';
import { ContentCard, LookCard, PlaceCard, WhyCard } from './setting-cards';
import type { Draft, RatingForm } from './setting-cards';

const same = ( one: unknown, other: unknown ) => JSON.stringify( one ) === JSON.stringify( other );

const draftOf = ( { settings, post_types: types }: PostRatingSettingsReply ): Draft => ( {
	...settings,
	schema_types: Object.fromEntries( types.map( ( { name, schema } ) => [ name, schema ] ) ),
} );

/** `settings[icon_color]` of a refusal as `icon_color`. */
function errorsOf( error: unknown ): Record< string, string > {
	if ( ! ( error instanceof ApiError ) ) {
		return {};
	}
	return Object.fromEntries(
		Object.entries( error.params ).map( ( [ field, text ] ) => [
			( text.match( /settings\[(\w+)\]/ ) ?? field.match( /settings\[(\w+)\]/ ) )?.[ 1 ] ?? field,
			text.replace( /^settings\[\w+\]/, __( 'This', 'userfeedback' ) ),
		] )
	);
}

function Form( { stored }: { stored: PostRatingSettingsReply } ) {
	// Only what this person changed: the rest may be saved by others meanwhile.
	const [ changes, setChanges ] = useState< Partial< Draft > >( {} );
	const save = useSaveRatingSettings();
	const now = draftOf( stored );
	const draft: Draft = { ...now, ...changes };
	const changed = ( Object.keys( changes ) as ( keyof Draft )[] ).filter(
		( key ) => ! same( draft[ key ], now[ key ] )
	);
	const dirty = changed.length > 0;
	const defaults: Draft = {
		...stored.defaults,
		schema_types: Object.fromEntries( stored.post_types.map( ( { name } ) => [ name, 'none' ] ) ),
	};
	const form: RatingForm = {
		values: draft,
		errors: errorsOf( save.error ),
		set: ( key, value ) => setChanges( ( before ) => ( { ...before, [ key ]: value } ) ),
		revert: ( key ) =>
			same( draft[ key ], defaults[ key ] )
				? null
				: () => setChanges( ( before ) => ( { ...before, [ key ]: defaults[ key ] } ) ),
	};

	const blocker = useBlocker(
		( { currentLocation, nextLocation } ) => dirty && currentLocation.pathname !== nextLocation.pathname
	);
	useEffect( () => {
		if ( ! dirty ) {
			return undefined;
		}
		const warn = ( event: BeforeUnloadEvent ) => event.preventDefault();
		window.addEventListener( 'beforeunload', warn );
		return () => window.removeEventListener( 'beforeunload', warn );
	}, [ dirty ] );

	const settings: PostRatingSettings = draft;
	return (
		<form
			className="uf-ratings__grid"
			onSubmit={ ( event ) => {
				event.preventDefault();
				const sent: Partial< Draft > = Object.fromEntries( changed.map( ( key ) => [ key, draft[ key ] ] ) );
				save.mutate( sent, {
					// The server may have stored it in another form, e.g. without blanks at the end.
					onSuccess: () =>
						setChanges( ( kept ) =>
							Object.fromEntries(
								( Object.keys( kept ) as ( keyof Draft )[] )
									.filter( ( key ) => ! same( kept[ key ], sent[ key ] ) )
									.map( ( key ) => [ key, kept[ key ] ] )
							)
						),
				} );
			} }
		>
			<div>
				<ContentCard form={ form } />
				<LookCard form={ form } fonts={ stored.fonts } />
				<PlaceCard form={ form } types={ stored.post_types } choices={ stored.schema_choices } />
				<WhyCard form={ form } />
				{ can( 'manage' ) ? (
					<div className="uf-ratings__save">
						<Button
							__next40pxDefaultSize
							type="submit"
							variant="primary"
							isBusy={ save.isPending }
							disabled={ save.isPending }
							accessibleWhenDisabled
						>
							{ __( 'Save Settings', 'userfeedback' ) }
						</Button>
						<span aria-live="polite">{ dirty && __( 'Not saved yet', 'userfeedback' ) }</span>
					</div>
				) : (
					<p>{ __( 'Only people who manage UserFeedback can save these settings.', 'userfeedback' ) }</p>
				) }
			</div>
			<Preview settings={ settings } />
			{ blocker.state === 'blocked' && (
				<ConfirmDialog
					title={ __( 'Leave without saving?', 'userfeedback' ) }
					message={ __( 'Your changes to these settings are not saved.', 'userfeedback' ) }
					confirmText={ __( 'Leave', 'userfeedback' ) }
					onConfirm={ () => blocker.proceed() }
					onCancel={ () => blocker.reset() }
				/>
			) }
		</form>
	);
}

/** PR-02, PR-03, PR-05. */
export function SettingsScreen() {
	usePageTitle( __( 'Post Ratings', 'userfeedback' ) );
	const query = useQuery( ratingQueries.settings() );
	return (
		<QueryPanel
			query={ query }
			failed={ __( 'The settings could not be loaded.', 'userfeedback' ) }
			skeleton={ <Skeleton width="100%" height="480px" /> }
		>
			{ ( stored ) => <Form stored={ stored } /> }
		</QueryPanel>
	);
}
