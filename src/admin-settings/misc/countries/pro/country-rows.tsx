import { ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useQuery } from '@tanstack/react-query';
import { countriesQuery } from '../../../../shared/api/countries/countries';
import { ErrorNotice } from '../../../../shared/components/error-notice';
import { Notice } from '../../../../shared/components/notice';
import type { Countries, SettingKey } from '../../../../types';
import { useSettingsForm } from '../../../form/form-context';
import { SettingRow } from '../../../form/setting-row';
import { DatabaseRow } from './database-row';
import './countries.scss';

const KEYS: SettingKey[] = [ 'country_updates', 'country_header', 'store_country' ];

const HEADERS = [ 'CF-IPCountry', 'X-Vercel-IP-Country', 'CloudFront-Viewer-Country', 'X-Country-Code' ];

export function CountryRows() {
	const query = useQuery( countriesQuery );
	const form = useSettingsForm( KEYS );
	const address = query.data?.address ?? '';
	const anonymous = form.values.anonymous_responses;
	return (
		<>
			{ query.isError ? (
				<ErrorNotice
					message={ __( 'The state of the database could not be loaded.', 'userfeedback' ) }
					error={ query.error }
					onRetry={ () => void query.refetch() }
				/>
			) : (
				<DatabaseRow data={ query.data } />
			) }
			<SettingRow form={ form } name="country_updates" standard={ __( 'off', 'userfeedback' ) } group>
				{ () => (
					<ToggleControl
						label={ __( 'Load the database again every week', 'userfeedback' ) }
						help={
							address === ''
								? __( 'Load it from an address first.', 'userfeedback' )
								: sprintf(
										/* translators: %s: name of a website. */
										__(
											'From %s. When that fails, the one before stays, and you get a notification.',
											'userfeedback'
										),
										hostOf( address )
									)
						}
						disabled={ address === '' && form.values.country_updates !== true }
						checked={ form.values.country_updates === true }
						onChange={ ( on ) => form.set( 'country_updates', on ) }
					/>
				) }
			</SettingRow>
			<HeaderRow data={ query.data } />
			<SettingRow form={ form } name="store_country" standard={ __( 'off', 'userfeedback' ) } group>
				{ () => (
					<ToggleControl
						label={ __( 'Store the country of the visitor’s address', 'userfeedback' ) }
						help={
							anonymous
								? __( 'Not stored, because responses are anonymous.', 'userfeedback' )
								: __(
										'Two letters with each new response, for results, filters and exports. The text for your privacy policy says so.',
										'userfeedback'
									)
						}
						disabled={ anonymous }
						checked={ form.values.store_country === true && ! anonymous }
						onChange={ ( on ) => form.set( 'store_country', on ) }
					/>
				) }
			</SettingRow>
		</>
	);
}

/** The website of an address, without a key that the rest may hold. */
const hostOf = ( address: string ) => ( URL.canParse( address ) ? new URL( address ).host : address );

/** The header of a network in front of the site; it counts only from trusted proxies. */
function HeaderRow( { data }: { data: Countries | undefined } ) {
	const form = useSettingsForm( KEYS );
	const header = form.values.country_header ?? '';
	const seen = data?.headers.map( ( { name, value } ) => `${ name }: ${ value }` ).join( ', ' ) ?? '';
	return (
		<SettingRow
			form={ form }
			name="country_header"
			standard={ __( 'none', 'userfeedback' ) }
			help={
				<>
					{ __(
						'Where a network or host in front of the site names the country, e.g. CF-IPCountry. It comes before the database, and only from the trusted proxies above.',
						'userfeedback'
					) }
					{ seen !== '' && (
						<>
							{ ' ' }
							{ __( 'This page came with:', 'userfeedback' ) } <bdi dir="ltr">{ seen }</bdi>
						</>
					) }
				</>
			}
		>
			{ ( field ) => (
				<>
					<input
						{ ...field }
						type="text"
						dir="ltr"
						maxLength={ 60 }
						list="uf-country-headers"
						placeholder={ __( 'None', 'userfeedback' ) }
						value={ header }
						onChange={ ( { target } ) => form.set( 'country_header', target.value.trim() ) }
					/>
					<datalist id="uf-country-headers">
						{ HEADERS.map( ( name ) => (
							<option key={ name } value={ name } />
						) ) }
					</datalist>
					{ header !== '' && form.values.trusted_proxies.length === 0 && (
						<Notice status="warning" isDismissible={ false }>
							{ sprintf(
								/* translators: %s: name of a header. */
								__( 'No proxy is trusted yet, so the header %s changes nothing.', 'userfeedback' ),
								header
							) }
						</Notice>
					) }
				</>
			) }
		</SettingRow>
	);
}
