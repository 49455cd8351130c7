import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { __, _n, sprintf } from '@wordpress/i18n';
import { saveSettings } from '../../shared/api/settings/mutators';
import { settingsQueries } from '../../shared/api/settings/queries';
import { ActionModal } from '../../shared/components/action-modal';
import { ErrorNotice } from '../../shared/components/error-notice';
import { formatNumber } from '../../shared/format/numbers';
import { useBanners } from '../../shared/notices/banners';
import type { SettingKey, SettingValues } from '../../types';
import { labelOf } from '../entries';
import { BANNER } from '../form/use-form-state';
import { ImportLosses, useLosses } from './import-losses';
import type { Comparison, Difference } from './settings-file';
import { inWords } from './value-words';
import './import-dialog.scss';

interface Props {
	fileName: string;
	comparison: Comparison;
	onClose: () => void;
}

function sameLine( count: number ): string {
	return sprintf(
		/* translators: %s: number of settings. */
		_n( '%s setting is the same.', '%s settings are the same.', count, 'userfeedback' ),
		formatNumber( count )
	);
}

const list = ( keys: string[] ) => keys.map( ( key ) => `“${ labelOf( key ) }”` ).join( ', ' );

function heldLines( held: string[] ): string[] {
	return held.length === 0
		? []
		: [
				sprintf(
					/* translators: %s: names of settings. */
					__( 'Held back, because it deletes data without your yes: %s.', 'userfeedback' ),
					list( held )
				),
			];
}

function leftOut( { unknown, locked }: Comparison ): string[] {
	return [
		...( unknown.length === 0
			? []
			: [
					sprintf(
						/* translators: %s: names of settings. */
						__( 'Left out, because this version does not know them: %s.', 'userfeedback' ),
						list( unknown )
					),
				] ),
		...( locked.length === 0
			? []
			: [
					sprintf(
						/* translators: %s: names of settings. */
						__( 'Left out, because your plan does not include them: %s.', 'userfeedback' ),
						list( locked )
					),
				] ),
	];
}

function toSettings( differences: Difference[], side: 'now' | 'after' ): Partial< SettingValues > {
	return Object.fromEntries( differences.map( ( difference ) => [ difference.key, difference[ side ] ] ) );
}

/** Every difference between a file and this site, before anything changes. */
export function ImportDialog( { fileName, comparison, onClose }: Props ) {
	const { differences, same, version } = comparison;
	const queryClient = useQueryClient();
	const { show } = useBanners();
	const store = async ( settings: Partial< SettingValues > ) => {
		const reply = await saveSettings( settings );
		queryClient.setQueryData( settingsQueries.all().queryKey, reply );
		return reply;
	};
	const change = useMutation( { mutationFn: store } );
	const nothing = differences.length === 0;
	const losses = useLosses( differences );
	const [ agreed, setAgreed ] = useState< readonly SettingKey[] >( [] );
	const held = losses.map( ( { key } ) => key ).filter( ( key ) => ! agreed.includes( key ) );
	const taken = differences.filter( ( { key } ) => ! held.includes( key ) );

	// The dialog is gone by then.
	const undo = async () => {
		try {
			await store( toSettings( taken, 'now' ) );
			show( { id: BANNER, type: 'info', content: __( 'The import was undone.', 'userfeedback' ) } );
		} catch {
			show( {
				id: BANNER,
				type: 'error',
				content: __( 'The settings could not be saved.', 'userfeedback' ),
				actions: [ { label: __( 'Try again', 'userfeedback' ), onClick: () => void undo() } ],
			} );
		}
	};

	const run = () => {
		if ( nothing ) {
			onClose();
			return;
		}
		change.mutate( toSettings( taken, 'after' ), {
			onSuccess( { errors } ) {
				const refused = Object.keys( errors );
				show( {
					id: BANNER,
					type: refused.length + held.length > 0 ? 'warning' : 'info',
					content: [
						sprintf(
							/* translators: %s: number of settings. */
							_n(
								'%s setting imported.',
								'%s settings imported.',
								taken.length - refused.length,
								'userfeedback'
							),
							formatNumber( taken.length - refused.length )
						),
						...heldLines( held ),
						...Object.values( errors ),
					].join( ' ' ),
					actions: [ { label: __( 'Undo', 'userfeedback' ), onClick: () => void undo() } ],
				} );
				onClose();
			},
		} );
	};

	return (
		<ActionModal
			title={ __( 'Import settings', 'userfeedback' ) }
			size="large"
			confirmText={
				nothing
					? __( 'Close', 'userfeedback' )
					: sprintf(
							/* translators: %s: number of changes. */
							_n( 'Import %s change', 'Import %s changes', taken.length, 'userfeedback' ),
							formatNumber( taken.length )
						)
			}
			busy={ change.isPending }
			confirmDisabled={ ! nothing && taken.length === 0 }
			onConfirm={ run }
			onCancel={ onClose }
		>
			{ change.isError && (
				<ErrorNotice message={ __( 'Nothing was imported.', 'userfeedback' ) } error={ change.error } />
			) }
			<p>
				{ version === ''
					? sprintf(
							/* translators: %s: name of a file. */
							__( 'From %s.', 'userfeedback' ),
							fileName
						)
					: sprintf(
							/* translators: 1: name of a file, 2: version, e.g. "0.1.0". */
							__( 'From %1$s, written by version %2$s.', 'userfeedback' ),
							fileName,
							version
						) }
			</p>
			{ nothing ? (
				<p>{ __( 'Nothing would change.', 'userfeedback' ) }</p>
			) : (
				<div className="uf-import__scroll">
					<table className="uf-import">
						<thead>
							<tr>
								<th scope="col">{ __( 'Setting', 'userfeedback' ) }</th>
								<th scope="col">{ __( 'Now', 'userfeedback' ) }</th>
								<th scope="col">{ __( 'After', 'userfeedback' ) }</th>
							</tr>
						</thead>
						<tbody>
							{ differences.map( ( { key, now, after } ) => (
								<tr key={ key }>
									<th scope="row">{ labelOf( key ) }</th>
									<td>{ inWords( key, now ) }</td>
									<td>
										<strong>{ inWords( key, after ) }</strong>
									</td>
								</tr>
							) ) }
						</tbody>
					</table>
				</div>
			) }
			<ImportLosses
				losses={ losses }
				agreed={ agreed }
				onAgree={ ( key, yes ) =>
					setAgreed( yes ? [ ...agreed, key ] : agreed.filter( ( other ) => other !== key ) )
				}
			/>
			<p className="description">{ [ sameLine( same ), ...leftOut( comparison ) ].join( ' ' ) }</p>
		</ActionModal>
	);
}
