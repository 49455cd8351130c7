import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { effectiveLicense, licenseQueries } from '../../shared/api/license/queries';
import { LicenseNotice, licenseTrouble } from '../../shared/components/license-notice';
import { QueryPanel } from '../../shared/components/query-panel';
import { Room } from '../../shared/components/room';
import { Sentence } from '../../shared/components/sentence';
import { Skeleton } from '../../shared/components/skeleton';
import { formatDateTime, formatDay } from '../../shared/format/dates';
import { planName } from '../../shared/lib/plans';
import type { LicenseInfo } from '../../types';
import { Card, Row } from '../card';
import { DeactivateDialog } from './deactivate-dialog';
import { KeyField } from './key-field';
import { useLicense } from './use-license';

const TITLE = () => __( 'License', 'userfeedback' );

/** The hint below the field. */
function helpText( shown: LicenseInfo | null ): string {
	if ( shown?.source === 'network' ) {
		return __( 'This key comes from the network. A key typed here is used for this site only.', 'userfeedback' );
	}
	if ( ! shown ) {
		return __( 'Paste the key from your purchase email. It is checked right away.', 'userfeedback' );
	}
	const again = [
		__( 'A new key is checked as you type.', 'userfeedback' ),
		shown.checked_at
			? sprintf(
					/* translators: %s: date and time. */
					__( 'Last checked %s.', 'userfeedback' ),
					formatDateTime( shown.checked_at )
				)
			: '',
	]
		.filter( Boolean )
		.join( ' ' );
	const day = /^\d{4}-/.test( shown.expires_at ) ? formatDay( shown.expires_at ) : '';
	if ( day && shown.status === 'valid' ) {
		/* translators: %s: date. */
		return `${ sprintf( __( 'Valid until %s.', 'userfeedback' ), day ) } ${ again }`;
	}
	if ( day && shown.status === 'expired' ) {
		/* translators: %s: date. */
		return `${ sprintf( __( 'Expired on %s.', 'userfeedback' ), day ) } ${ again }`;
	}
	return again;
}

function LicenseFields( { shown }: { shown: LicenseInfo | null } ) {
	const id = useId();
	const { edited, refused, working, edit, verify, deactivate, refresh } = useLicense( shown );
	const trouble = licenseTrouble( shown );
	const saved = ( shown?.key ?? '' ) !== '';
	// Once the grace period is over, the key opens nothing until the vendor answers.
	const type = shown && ! shown.is_grace_over ? shown.type : '';
	const [ asking, setAsking ] = useState( false );

	const mark = () => {
		if ( working ) {
			return 'checking';
		}
		if ( edited !== null ) {
			return refused ? 'invalid' : null;
		}
		if ( ! shown ) {
			return null;
		}
		if ( trouble && trouble !== 'unreachable' ) {
			return 'invalid';
		}
		return type ? 'valid' : null;
	};

	return (
		<>
			<LicenseNotice license={ shown } onRetry={ refresh } />
			<Card title={ TITLE() }>
				<Row label={ __( 'License key', 'userfeedback' ) } name="license" htmlFor={ id }>
					<KeyField
						id={ id }
						value={ edited ?? shown?.key ?? '' }
						onChange={ edit }
						mark={ mark() }
						describedBy={ `${ id }-help` }
						onEnter={ verify }
					/>
					<div className="uf-settings__ways">
						<Button
							variant="secondary"
							size="compact"
							isBusy={ working === 'verify' }
							disabled={ working !== null || ( edited ?? shown?.key ?? '' ).trim() === '' }
							accessibleWhenDisabled
							onClick={ verify }
						>
							{ __( 'Verify', 'userfeedback' ) }
						</Button>
						{ saved && (
							<>
								<Button
									variant="tertiary"
									size="compact"
									isDestructive
									isBusy={ working === 'deactivate' }
									disabled={ working !== null }
									accessibleWhenDisabled
									aria-haspopup="dialog"
									onClick={ () => setAsking( true ) }
								>
									{ __( 'Deactivate', 'userfeedback' ) }
								</Button>
								<Button
									variant="tertiary"
									size="compact"
									isBusy={ working === 'refresh' }
									disabled={ working !== null }
									accessibleWhenDisabled
									onClick={ refresh }
								>
									{ __( 'Refresh Key', 'userfeedback' ) }
								</Button>
							</>
						) }
					</div>
					{ working === 'verify' && <p>{ __( 'Checking the key…', 'userfeedback' ) }</p> }
					{ refused && <p className="uf-settings__error">{ refused }</p> }
					{ type && working !== 'verify' && (
						<p>
							<Sentence
								text={ sprintf(
									/* translators: %s: name of a plan. */
									__( 'Your license key type for this site is <b>%s</b>', 'userfeedback' ),
									planName( type )
								) }
								places={ { b: ( words ) => <strong>{ words }</strong> } }
							/>
						</p>
					) }
					<p id={ `${ id }-help` } className="uf-settings__help">
						{ helpText( shown ) }
					</p>
				</Row>
			</Card>
			{ asking && (
				<DeactivateDialog
					onConfirm={ () => {
						setAsking( false );
						deactivate();
					} }
					onCancel={ () => setAsking( false ) }
				/>
			) }
		</>
	);
}

/**
 * Pro: the license of this site (STG-07, STG-08).
 */
export function LicenseCard() {
	const licenses = useQuery( licenseQueries.current() );
	return (
		<QueryPanel
			query={ licenses }
			failed={ __( 'The license could not be loaded.', 'userfeedback' ) }
			skeleton={
				<Card title={ TITLE() }>
					<Row label={ __( 'License key', 'userfeedback' ) }>
						<Skeleton width="400px" height="40px" />
						<div className="uf-settings__ways">
							<Skeleton width="64px" height="32px" />
						</div>
						<p className="uf-settings__help">
							<Room>{ helpText( null ) }</Room>
						</p>
					</Row>
				</Card>
			}
		>
			{ ( data ) => <LicenseFields shown={ effectiveLicense( data ) } /> }
		</QueryPanel>
	);
}
