import { useEffect, useState } from 'react';
import { Button, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Notice } from '../../../shared/components/notice';
import type { SettingKey, StoredData } from '../../../types';
import { useSettingsForm } from '../../form/form-context';
import { SettingRow } from '../../form/setting-row';

const KEYS: SettingKey[] = [ 'proxy_header', 'trusted_proxies' ];

const HEADERS = [ 'X-Forwarded-For', 'X-Real-IP', 'CF-Connecting-IP', 'True-Client-IP', 'Fastly-Client-IP' ];

const linesOf = ( text: string ) =>
	text
		.split( /[\s,]+/ )
		.map( ( line ) => line.trim() )
		.filter( ( line ) => line !== '' );

function ProxyList() {
	const form = useSettingsForm( KEYS );
	const { values, set } = form;
	const stored = values.trusted_proxies.join( '\n' );
	const [ text, setText ] = useState( stored );
	useEffect( () => setText( ( now ) => ( linesOf( now ).join( '\n' ) === stored ? now : stored ) ), [ stored ] );
	return (
		<SettingRow
			form={ form }
			name="trusted_proxies"
			standard={ __( 'none', 'userfeedback' ) }
			help={ __(
				'Addresses or networks of your proxies, one a line, for example 192.0.2.10 or 2001:db8::/32. Your host or network lists them.',
				'userfeedback'
			) }
		>
			{ ( field ) => (
				<textarea
					{ ...field }
					className="uf-proxies"
					rows={ 3 }
					dir="ltr"
					spellCheck={ false }
					value={ text }
					onChange={ ( { target } ) => {
						setText( target.value );
						set( 'trusted_proxies', linesOf( target.value ) );
					} }
				/>
			) }
		</SettingRow>
	);
}

/** How the visitor's address is found behind proxies (SEC-R1), and what is found for who reads it. */
export function ProxyRows( { data }: { data: StoredData | undefined } ) {
	const form = useSettingsForm( KEYS );
	const { values, set } = form;
	const header = values.proxy_header;
	const [ other, setOther ] = useState( header !== '' && ! HEADERS.includes( header ) );
	const address = data?.address;
	const received = address?.headers.find( ( { name } ) => name.toLowerCase() === header.toLowerCase() );
	return (
		<>
			<SettingRow
				form={ form }
				name="proxy_header"
				standard={ __( 'none', 'userfeedback' ) }
				help={
					<>
						{ __( 'Anybody can forge a header that your proxy does not set.', 'userfeedback' ) }{ ' ' }
						{ address && (
							<>
								{ __( 'Your address now:', 'userfeedback' ) } <bdi dir="ltr">{ address.found }</bdi>
							</>
						) }
					</>
				}
			>
				{ ( field ) => (
					<>
						<SelectControl
							{ ...field }
							className="uf-setselect is-wide"
							value={ other ? 'other' : header }
							options={ [
								{ value: '', label: __( 'None, use the connection’s address', 'userfeedback' ) },
								...HEADERS.map( ( name ) => ( { value: name, label: name } ) ),
								{ value: 'other', label: __( 'Another header…', 'userfeedback' ) },
							] }
							onChange={ ( name ) => {
								setOther( name === 'other' );
								set( 'proxy_header', name === 'other' ? '' : name );
							} }
						/>
						{ other && (
							<input
								type="text"
								dir="ltr"
								maxLength={ 60 }
								aria-label={ __( 'Name of the header', 'userfeedback' ) }
								value={ header }
								onChange={ ( { target } ) => set( 'proxy_header', target.value.trim() ) }
							/>
						) }
						{ header !== '' && address && ! received && HEADERS.includes( header ) && (
							<Notice status="warning" isDismissible={ false }>
								{ sprintf(
									/* translators: %s: name of a header. */
									__(
										'This page came without the header %s, so it may be the wrong one.',
										'userfeedback'
									),
									header
								) }
							</Notice>
						) }
						{ header !== '' && address && values.trusted_proxies.length === 0 && (
							<Notice status="warning" isDismissible={ false } spokenMessage={ address.connection }>
								{ sprintf(
									/* translators: %s: an address. */
									__(
										'No proxy is trusted yet, so the header changes nothing. This page came from %s.',
										'userfeedback'
									),
									address.connection
								) }{ ' ' }
								<Button
									variant="link"
									onClick={ () => set( 'trusted_proxies', [ address.connection ] ) }
								>
									{ __( 'Trust this address', 'userfeedback' ) }
								</Button>
							</Notice>
						) }
					</>
				) }
			</SettingRow>
			<ProxyList />
		</>
	);
}
