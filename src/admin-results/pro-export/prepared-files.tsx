import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { trash } from '@wordpress/icons';
import type { PreparedFile } from '../../types';
import { exportQueries, useDeleteFile } from '../../shared/api/exports/queries';
import { ErrorNotice } from '../../shared/components/error-notice';
import { formatNumber } from '../../shared/format/numbers';
import './prepared-files.scss';

/** Files that this person has prepared in the past day; nothing where there are none. */
export function PreparedFiles() {
	const title = useId();
	const query = useQuery( exportQueries.files() );
	if ( query.isError ) {
		return (
			<ErrorNotice
				message={ __( 'Your prepared files could not be loaded.', 'userfeedback' ) }
				error={ query.error }
				onRetry={ () => void query.refetch() }
			/>
		);
	}
	const files = query.data?.items ?? [];
	if ( files.length === 0 ) {
		return null;
	}
	return (
		<section className="uf-files" aria-labelledby={ title }>
			<h2 id={ title }>{ __( 'Your prepared files', 'userfeedback' ) }</h2>
			<ul>
				{ files.map( ( file ) => (
					<File key={ file.key } listed={ file } />
				) ) }
			</ul>
			<p>{ __( 'A file is deleted a day after it was asked for.', 'userfeedback' ) }</p>
		</section>
	);
}

function File( { listed }: { listed: PreparedFile } ) {
	const slice = useQuery( { ...exportQueries.slice( listed.key ), enabled: listed.state === 'running' } );
	const remove = useDeleteFile();
	const file = slice.data ?? listed;
	const percent = percentOf( file );
	return (
		<li>
			<div className="uf-files__what">
				<span className="uf-files__name">{ file.name }</span>
				{ /* Said at each tenth, not with each slice. */ }
				<span className="screen-reader-text" role="status">
					{ file.state === 'running' && percent !== null
						? sprintf(
								/* translators: %s: a share, e.g. 40 */
								__( '%s%% prepared.', 'userfeedback' ),
								formatNumber( 10 * Math.floor( percent / 10 ) )
							)
						: '' }
				</span>
				<Progress file={ file } percent={ percent } />
				{ slice.isError && file.state === 'running' && (
					<p>
						{ __(
							'The connection failed. The server goes on by itself, about once a minute.',
							'userfeedback'
						) }{ ' ' }
						<Button variant="link" onClick={ () => void slice.refetch() }>
							{ __( 'Retry', 'userfeedback' ) }
						</Button>
					</p>
				) }
			</div>
			{ file.url && (
				<Button size="compact" variant="secondary" href={ file.url }>
					{ __( 'Download', 'userfeedback' ) }
				</Button>
			) }
			<Button
				size="compact"
				icon={ trash }
				label={
					file.state === 'running'
						? sprintf(
								/* translators: %s: name of a file */
								__( 'Stop preparing %s', 'userfeedback' ),
								file.name
							)
						: sprintf(
								/* translators: %s: name of a file */
								__( 'Delete %s', 'userfeedback' ),
								file.name
							)
				}
				isBusy={ remove.isPending }
				onClick={ () => remove.mutate( file.key ) }
			/>
		</li>
	);
}

function percentOf( { rows, total }: PreparedFile ): number | null {
	return total === null ? null : Math.min( 100, Math.floor( ( 100 * rows ) / Math.max( 1, total ) ) );
}

function Progress( { file, percent }: { file: PreparedFile; percent: number | null } ) {
	if ( file.state === 'failed' ) {
		return <p className="uf-files__failed">{ file.error }</p>;
	}
	if ( file.state === 'ready' ) {
		return (
			<p>
				{ sprintf(
					/* translators: 1: number of rows. 2: size in megabytes, e.g. 12.4 */
					__( 'Ready: %1$s rows, %2$s MB', 'userfeedback' ),
					formatNumber( file.rows ),
					formatNumber( Math.max( 0.1, file.bytes / 1048576 ), 1 )
				) }
			</p>
		);
	}
	return (
		<>
			<p>
				{ file.total === null
					? sprintf(
							/* translators: %s: number of rows */
							__( 'Preparing: %s rows so far. You may close this window.', 'userfeedback' ),
							formatNumber( file.rows )
						)
					: sprintf(
							/* translators: 1: rows that are prepared. 2: rows in all */
							__( 'Preparing: %1$s of %2$s rows. You may close this window.', 'userfeedback' ),
							formatNumber( file.rows ),
							formatNumber( file.total )
						) }
			</p>
			<progress { ...( percent !== null && { value: percent, max: 100 } ) } aria-hidden="true" />
		</>
	);
}
