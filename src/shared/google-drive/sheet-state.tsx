import { useState } from 'react';
import { Button, ExternalLink, ProgressBar } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { DriveSheet } from '../../types';
import { useSheetAction } from '../api/google-drive/queries';
import { ConfirmDialog } from '../components/confirm-dialog';
import { Notice } from '../components/notice';
import { formatDateTime } from '../format/dates';
import { formatNumber } from '../format/numbers';
import { can } from '../lib/entitlements';
import './sheet-state.scss';

/** What only a new spreadsheet may solve. */
const NEEDS_NEW = [ 'gone', 'full', 'forbidden' ];

function rowsText( { sent, sent_at: at }: DriveSheet ): string {
	if ( sent === 0 || at === null ) {
		return __( 'No response is in the spreadsheet yet.', 'userfeedback' );
	}
	return sprintf(
		/* translators: 1: number of responses. 2: date and time. */
		_n(
			'%1$s response is in the spreadsheet, sent %2$s.',
			'%1$s responses are in the spreadsheet, the last one sent %2$s.',
			sent,
			'userfeedback'
		),
		formatNumber( sent ),
		formatDateTime( at )
	);
}

function waitingText( { waiting, error, next_at: next }: DriveSheet ): string {
	if ( waiting === 0 ) {
		return '';
	}
	const wait = sprintf(
		/* translators: %s: number of responses. */
		_n( '%s response waits.', '%s responses wait.', waiting, 'userfeedback' ),
		formatNumber( waiting )
	);
	return error !== '' && next !== null
		? sprintf(
				/* translators: 1: e.g. "2 responses wait." 2: date and time. */
				__( '%1$s Next attempt: %2$s', 'userfeedback' ),
				wait,
				formatDateTime( next )
			)
		: wait;
}

/** Whether the responses of a survey reach its spreadsheet, and what can be done. */
export function SheetState( { sheet, connected }: { sheet: DriveSheet; connected: boolean } ) {
	const act = useSheetAction( sheet.survey_id );
	const [ asks, setAsks ] = useState( false );
	const manages = can( 'manage' );
	const old = sheet.missing - sheet.waiting;
	const button = {
		variant: 'secondary',
		size: 'compact',
		disabled: act.isPending,
		accessibleWhenDisabled: true,
	} as const;
	return (
		<div className="uf-sheet">
			{ sheet.problem !== '' && (
				<Notice status={ sheet.error === 'quota' ? 'info' : 'warning' } isDismissible={ false }>
					{ sheet.problem }
				</Notice>
			) }
			<p>
				{ rowsText( sheet ) } { waitingText( sheet ) }{ ' ' }
				{ sheet.url !== '' && (
					<ExternalLink href={ sheet.url }>{ __( 'Open the spreadsheet', 'userfeedback' ) }</ExternalLink>
				) }
			</p>
			{ sheet.all && <Progress { ...sheet.all } /> }
			{ manages && connected && (
				<div className="uf-sheet__ways">
					{ ( sheet.waiting > 0 || sheet.error !== '' ) && (
						<Button { ...button } onClick={ () => act.mutate( 'retry' ) }>
							{ __( 'Retry now', 'userfeedback' ) }
						</Button>
					) }
					{ old > 0 && sheet.all === null && (
						<Button { ...button } onClick={ () => act.mutate( 'send-all' ) }>
							{ sprintf(
								/* translators: %s: number of responses. */
								__( 'Send all old responses (%s)', 'userfeedback' ),
								formatNumber( old )
							) }
						</Button>
					) }
					{ NEEDS_NEW.includes( sheet.error ) && (
						<Button { ...button } onClick={ () => setAsks( true ) }>
							{ __( 'Start a new spreadsheet', 'userfeedback' ) }
						</Button>
					) }
				</div>
			) }
			{ asks && (
				<ConfirmDialog
					title={ __( 'Start a new spreadsheet?', 'userfeedback' ) }
					message={ __(
						'New responses go into a new spreadsheet. The old one, if it is still there, stays as it is.',
						'userfeedback'
					) }
					detail={ __( 'You can send all old responses into the new one afterwards.', 'userfeedback' ) }
					confirmText={ __( 'Start new', 'userfeedback' ) }
					busy={ act.isPending }
					onConfirm={ () => act.mutate( 'renew', { onSettled: () => setAsks( false ) } ) }
					onCancel={ () => setAsks( false ) }
				/>
			) }
		</div>
	);
}

function Progress( { total, done }: { total: number; done: number } ) {
	const text = sprintf(
		/* translators: 1: number of responses sent. 2: number of all. */
		__( 'Sending old responses: %1$s of %2$s', 'userfeedback' ),
		formatNumber( done ),
		formatNumber( total )
	);
	return (
		<div className="uf-sheet__progress">
			<ProgressBar value={ total === 0 ? 0 : Math.min( 100, ( 100 * done ) / total ) } aria-label={ text } />
			<span aria-hidden="true">{ text }</span>
		</div>
	);
}
