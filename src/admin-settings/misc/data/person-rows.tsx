import { useState } from 'react';
import { Button, RadioControl, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useChangeAddresses } from '../../../shared/api/stored-data/queries';
import { ConfirmDialog } from '../../../shared/components/confirm-dialog';
import type { SettingKey, SettingValues, StoredData } from '../../../types';
import { useSettingsForm } from '../../form/form-context';
import { SettingRow } from '../../form/setting-row';
import { addressChoices } from '../../options';

type StoredAddress = SettingValues[ 'store_address' ];

const KEYS: SettingKey[] = [ 'store_address', 'store_browser', 'anonymous_responses' ];

/** A choice with the address of who reads it, where it is known. */
function withExample( words: string, example: string ): string {
	/* translators: 1: e.g. "Whole". 2: an address. */
	return example === '' ? words : sprintf( __( '%1$s: %2$s', 'userfeedback' ), words, example );
}

/** Addresses that are stored already, with a button that makes them as the setting says. */
function OldAddresses( { to }: { to: StoredAddress } ) {
	const [ asks, setAsks ] = useState( false );
	const { mutate, isPending } = useChangeAddresses();
	const action = to === 'none' ? __( 'Remove them now', 'userfeedback' ) : __( 'Shorten them now', 'userfeedback' );
	return (
		<>
			{ __( 'For new responses. Addresses that are stored already stay as they are.', 'userfeedback' ) }
			{ to !== 'whole' && (
				<>
					{ ' ' }
					<Button
						variant="link"
						isBusy={ isPending }
						disabled={ isPending }
						onClick={ () => setAsks( true ) }
					>
						{ action }
					</Button>
				</>
			) }
			{ asks && to !== 'whole' && (
				<ConfirmDialog
					title={ action }
					message={
						to === 'none'
							? __( 'Remove the addresses of all stored responses?', 'userfeedback' )
							: __( 'Shorten the addresses of all stored responses?', 'userfeedback' )
					}
					detail={ __( 'This cannot be undone.', 'userfeedback' ) }
					confirmText={ action }
					onConfirm={ () => {
						setAsks( false );
						mutate( to );
					} }
					onCancel={ () => setAsks( false ) }
				/>
			) }
		</>
	);
}

/** What of a visitor is stored with a response (A68). */
export function PersonRows( { data }: { data: StoredData | undefined } ) {
	const form = useSettingsForm( KEYS );
	const { values, set } = form;
	const anonymous = values.anonymous_responses;
	const examples = { whole: data?.address.found ?? '', shortened: data?.address.shortened ?? '', none: '' };
	return (
		<>
			<SettingRow form={ form } name="anonymous_responses" standard={ __( 'off', 'userfeedback' ) } group>
				{ () => (
					<ToggleControl
						label={ __( 'Store no account, address and browser', 'userfeedback' ) }
						help={ __(
							'For new responses of all surveys. The first question of each survey says so. Accounts still know which surveys they answered, without the answers, so that nobody is asked twice. What people type is stored as they type it.',
							'userfeedback'
						) }
						checked={ anonymous }
						onChange={ ( on ) => set( 'anonymous_responses', on ) }
					/>
				) }
			</SettingRow>
			<SettingRow
				form={ form }
				name="store_address"
				standard={ __( 'whole', 'userfeedback' ) }
				help={
					anonymous ? (
						__( 'Not stored, because responses are anonymous.', 'userfeedback' )
					) : (
						<OldAddresses to={ values.store_address } />
					)
				}
				group
			>
				{ () => (
					<RadioControl
						label={ __( 'Visitor’s address', 'userfeedback' ) }
						hideLabelFromVision
						disabled={ anonymous }
						selected={ values.store_address }
						options={ addressChoices().map( ( { value, label } ) => ( {
							value,
							label: withExample( label, examples[ value ] ),
						} ) ) }
						onChange={ ( value ) => set( 'store_address', value as StoredAddress ) }
					/>
				) }
			</SettingRow>
			<SettingRow form={ form } name="store_browser" standard={ __( 'on', 'userfeedback' ) } group>
				{ () => (
					<ToggleControl
						label={ __( 'Store the names of browser and system', 'userfeedback' ) }
						help={ __(
							'For example Firefox and Windows. Versions and the rest of what a browser sends are never stored. The kind of device (desktop, tablet, mobile) always is, because figures count it.',
							'userfeedback'
						) }
						disabled={ anonymous }
						checked={ values.store_browser && ! anonymous }
						onChange={ ( on ) => set( 'store_browser', on ) }
					/>
				) }
			</SettingRow>
		</>
	);
}
