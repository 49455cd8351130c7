import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, ProgressBar } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { settingsQueries } from '../../../shared/api/settings/queries';
import { surveyLookQueries, useApplyLook, useRestoreLooks } from '../../../shared/api/survey-looks/queries';
import type { LookRun } from '../../../shared/api/survey-looks/queries';
import { ActionModal } from '../../../shared/components/action-modal';
import { reasonOf } from '../../../shared/components/error-notice';
import { Notice } from '../../../shared/components/notice';
import { QueryPanel } from '../../../shared/components/query-panel';
import { Skeleton } from '../../../shared/components/skeleton';
import { formatNumber } from '../../../shared/format/numbers';
import { allows } from '../../../shared/lib/entitlements';
import { Card } from '../../card';

/** What new surveys take, as it is stored: another look has other surveys that differ. */
function useStoredLook(): string {
	const { data } = useQuery( settingsQueries.all() );
	const { widget_theme, widget_color, widget_text_color, widget_button_color, widget_show_logo } =
		data?.settings ?? {};
	return JSON.stringify( [
		widget_theme,
		widget_color,
		widget_text_color,
		widget_button_color,
		widget_show_logo,
		data?.settings.widget_start_minimized,
	] );
}

interface Result extends LookRun {
	undone: boolean;
}

function resultText( { changed, undone }: Result ): string {
	const count = formatNumber( changed.length );
	return undone
		? sprintf(
				/* translators: %s: number of surveys. */
				_n(
					'%s survey has its own look again.',
					'%s surveys have their own look again.',
					changed.length,
					'userfeedback'
				),
				count
			)
		: sprintf(
				/* translators: %s: number of surveys. */
				_n( '%s survey uses this look now.', '%s surveys use this look now.', changed.length, 'userfeedback' ),
				count
			);
}

function refusedText( count: number ): string {
	return sprintf(
		/* translators: %s: number of surveys. */
		_n(
			'%s survey stayed as it was, because somebody saved it meanwhile.',
			'%s surveys stayed as they were, because somebody saved them meanwhile.',
			count,
			'userfeedback'
		),
		formatNumber( count )
	);
}

/** New surveys take the tab's look; this gives it to those that exist, and takes it back. */
export function UseForSurveys( { isDirty }: { isDirty: boolean } ) {
	const others = useQuery( surveyLookQueries.others( useStoredLook() ) );
	const [ asking, setAsking ] = useState( false );
	const [ progress, setProgress ] = useState< { done: number; of: number } | null >( null );
	const [ result, setResult ] = useState< Result | null >( null );
	const apply = useApplyLook();
	const restore = useRestoreLooks();

	const follow = ( of: number ) => {
		setResult( null );
		setProgress( { done: 0, of } );
		return ( done: number ) => setProgress( { done, of } );
	};
	const run = async ( ids: number[] ) => {
		setAsking( false );
		const done = await apply.mutateAsync( { items: ids, onProgress: follow( ids.length ) } );
		setProgress( null );
		setResult( { ...done, undone: false } );
	};
	const undo = async ( { changed }: Result ) => {
		const done = await restore.mutateAsync( { items: changed, onProgress: follow( changed.length ) } );
		setProgress( null );
		setResult( { ...done, undone: true } );
	};

	return (
		<Card title={ __( 'Existing surveys', 'userfeedback' ) }>
			<p className="uf-look__lead">
				{ allows( 'behavior' )
					? __(
							'New surveys take colors, logo and “Start minimized” from here. Existing surveys keep theirs. Everything else on this tab is the same for all surveys at once.',
							'userfeedback'
						)
					: __(
							'New surveys take colors and logo from here. Existing surveys keep theirs. Everything else on this tab is the same for all surveys at once.',
							'userfeedback'
						) }
			</p>
			{ progress ? (
				<div className="uf-look__progress" role="status">
					<ProgressBar value={ ( 100 * progress.done ) / progress.of } />
					<span>
						{ sprintf(
							/* translators: 1: surveys done, 2: all of them. */
							__( '%1$s of %2$s surveys', 'userfeedback' ),
							formatNumber( progress.done ),
							formatNumber( progress.of )
						) }
					</span>
				</div>
			) : (
				<QueryPanel
					query={ others }
					failed={ __( 'The surveys could not be counted.', 'userfeedback' ) }
					skeleton={ <Skeleton width="240px" height="36px" /> }
				>
					{ ( { ids } ) => (
						<>
							{ ids.length === 0 ? (
								<p className="uf-settings__help">
									{ __( 'All surveys have this look.', 'userfeedback' ) }
								</p>
							) : (
								<Button
									variant="secondary"
									__next40pxDefaultSize
									disabled={ isDirty }
									accessibleWhenDisabled
									onClick={ () => setAsking( true ) }
								>
									{ sprintf(
										/* translators: %s: number of surveys. */
										_n(
											'Use these for %s survey too',
											'Use these for %s surveys too',
											ids.length,
											'userfeedback'
										),
										formatNumber( ids.length )
									) }
								</Button>
							) }
							{ isDirty && ids.length > 0 && (
								<p className="uf-settings__help">
									{ __( 'Save your changes first.', 'userfeedback' ) }
								</p>
							) }
							{ asking && (
								<ActionModal
									title={ __( 'Change existing surveys?', 'userfeedback' ) }
									confirmText={ __( 'Change', 'userfeedback' ) }
									onConfirm={ () => void run( ids ) }
									onCancel={ () => setAsking( false ) }
								>
									<p>
										{ sprintf(
											/* translators: %s: number of surveys. */
											_n(
												'%s survey gets this look in place of its own. Visitors see it at once.',
												'%s surveys get this look in place of their own. Visitors see it at once.',
												ids.length,
												'userfeedback'
											),
											formatNumber( ids.length )
										) }
									</p>
									<p className="description">
										{ __( 'You can undo this until you leave this tab.', 'userfeedback' ) }
									</p>
								</ActionModal>
							) }
						</>
					) }
				</QueryPanel>
			) }
			{ result && (
				<Notice
					status={ result.failure ? 'error' : 'success' }
					onRemove={ () => setResult( null ) }
					actions={
						result.undone || result.changed.length === 0
							? []
							: [
									{
										label: __( 'Undo', 'userfeedback' ),
										variant: 'secondary',
										onClick: () => void undo( result ),
									},
								]
					}
				>
					{ [
						resultText( result ),
						result.refused.length > 0 ? refusedText( result.refused.length ) : '',
						result.failure
							? `${ __( 'The rest could not be changed.', 'userfeedback' ) } ${ reasonOf( result.failure ) }`
							: '',
					]
						.filter( Boolean )
						.join( ' ' ) }
				</Notice>
			) }
		</Card>
	);
}
