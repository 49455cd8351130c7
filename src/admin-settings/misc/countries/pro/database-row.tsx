import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Button, ExternalLink, Spinner, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useLoadDatabase, useLookup, useRemoveDatabase } from '../../../../shared/api/countries/countries';
import { ConfirmDialog } from '../../../../shared/components/confirm-dialog';
import { reasonOf } from '../../../../shared/components/error-notice';
import { regionName } from '../../../../shared/countries/name';
import { formatDay } from '../../../../shared/format/dates';
import { formatNumber } from '../../../../shared/format/numbers';
import type { Countries, CountryDatabase } from '../../../../types';
import { Row } from '../../../card';
import { labelOf } from '../../../entries';

const MEGABYTE = 1024 * 1024;

/** Free databases, with who makes them. */
const SOURCES = [
	[ 'DB-IP Lite', 'https://db-ip.com/db/download/ip-to-country-lite' ],
	[ 'MaxMind GeoLite2', 'https://dev.maxmind.com/geoip/geolite2-free-geolocation-data' ],
] as const;

/** The database, and the ways to another one. */
export function DatabaseRow( { data }: { data: Countries | undefined } ) {
	const load = useLoadDatabase();
	const remove = useRemoveDatabase();
	const file = useRef< HTMLInputElement >( null );
	const [ asks, setAsks ] = useState( false );
	const [ tooLarge, setTooLarge ] = useState( '' );
	if ( ! data ) {
		return <Spinner />;
	}
	const problem = tooLarge || reasonOf( load.error );
	return (
		<Row
			name="country_database"
			label={ labelOf( 'country_database' ) }
			error={ problem === '' ? undefined : problem }
			help={ __(
				'A file in the MaxMind DB format (.mmdb or .mmdb.gz) with countries. It is checked first; if anything is wrong with it, the current database stays.',
				'userfeedback'
			) }
		>
			<div className="uf-countrydb">
				{ data.database ? <p>{ about( data.database ) }</p> : <WhereFrom /> }
				<div className="uf-settings__ways">
					<Button
						variant="secondary"
						size="compact"
						isBusy={ load.isPending }
						disabled={ load.isPending }
						onClick={ () => file.current?.click() }
					>
						{ __( 'Load a file…', 'userfeedback' ) }
					</Button>
					{ data.database?.from === 'loaded' && (
						<Button variant="tertiary" size="compact" isDestructive onClick={ () => setAsks( true ) }>
							{ __( 'Remove', 'userfeedback' ) }
						</Button>
					) }
					<input
						ref={ file }
						type="file"
						hidden
						aria-label={ __( 'Database of countries', 'userfeedback' ) }
						accept=".mmdb,.gz"
						onChange={ ( { target } ) => {
							const [ chosen ] = target.files ?? [];
							if ( chosen ) {
								const refused = sizeProblem( chosen, data.most_bytes );
								setTooLarge( refused );
								if ( refused === '' ) {
									load.mutate( { file: chosen } );
								}
							}
							target.value = '';
						} }
					/>
				</div>
				<FromAddress
					key={ data.address }
					known={ data.address }
					busy={ load.isPending }
					onLoad={ ( address, sha256 ) => {
						setTooLarge( '' );
						load.mutate( { address, sha256 } );
					} }
				/>
				{ data.database && <TryAddress you={ data.you.address } /> }
			</div>
			{ asks && (
				<ConfirmDialog
					title={ __( 'Remove the database', 'userfeedback' ) }
					message={ __( 'Remove this database of countries?', 'userfeedback' ) }
					detail={ __(
						'Without another one, surveys for selected countries show to nobody.',
						'userfeedback'
					) }
					confirmText={ __( 'Remove', 'userfeedback' ) }
					onConfirm={ () => {
						setAsks( false );
						remove.mutate();
					} }
					onCancel={ () => setAsks( false ) }
				/>
			) }
		</Row>
	);
}

/** '' for a file that the server takes: it says nothing of one that is larger, and drops it. */
function sizeProblem( { size }: File, most: number ): string {
	return size <= most
		? ''
		: sprintf(
				/* translators: 1: size of a file in megabytes. 2: the largest size. */
				__(
					'The file has %1$s MB, and this server takes %2$s MB at most. Load the database from an address, or with WP-CLI.',
					'userfeedback'
				),
				formatNumber( size / MEGABYTE, 1 ),
				formatNumber( most / MEGABYTE, 1 )
			);
}

function WhereFrom() {
	return (
		<>
			<p>
				{ __(
					'No database is loaded yet. These are free; check their licenses. Download the country database as .mmdb or .mmdb.gz and load it here.',
					'userfeedback'
				) }
			</p>
			<p>
				{ SOURCES.map( ( [ name, url ] ) => (
					<span key={ url } className="uf-countrydb__source">
						<ExternalLink href={ url }>{ name }</ExternalLink>{ ' ' }
					</span>
				) ) }
			</p>
		</>
	);
}

function about( { name, built_at: built, bytes, readable, from }: CountryDatabase ): string {
	if ( ! readable ) {
		/* translators: %s: name of a file. */
		return sprintf( __( '%s cannot be read.', 'userfeedback' ), name );
	}
	const size = formatNumber( Math.max( 0.1, bytes / MEGABYTE ), 1 );
	const words = {
		name,
		day: formatDay( built.slice( 0, 10 ) ),
		size,
	};
	return from === 'host'
		? sprintf(
				/* translators: 1: name of a file. 2: a date. 3: number of megabytes. */
				__( '%1$s, provided by your host, built on %2$s, %3$s MB.', 'userfeedback' ),
				words.name,
				words.day,
				words.size
			)
		: sprintf(
				/* translators: 1: name of a file. 2: a date. 3: number of megabytes. */
				__( '%1$s, made on %2$s, %3$s MB.', 'userfeedback' ),
				words.name,
				words.day,
				words.size
			);
}

interface AddressProps {
	known: string;
	busy: boolean;
	onLoad: ( address: string, sha256: string ) => void;
}

function FromAddress( { known, busy, onLoad }: AddressProps ) {
	const [ address, setAddress ] = useState( known );
	const [ sha256, setSha256 ] = useState( '' );
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		onLoad( address.trim(), sha256.trim() );
	};
	return (
		<form className="uf-countrydb__form" onSubmit={ submit }>
			<TextControl
				__next40pxDefaultSize
				label={ __( 'Address of a database', 'userfeedback' ) }
				type="url"
				dir="ltr"
				placeholder="https://"
				required
				value={ address }
				onChange={ setAddress }
			/>
			<TextControl
				__next40pxDefaultSize
				label={ __( 'SHA-256 checksum (optional)', 'userfeedback' ) }
				dir="ltr"
				pattern="[A-Fa-f0-9]{64}"
				value={ sha256 }
				onChange={ setSha256 }
			/>
			<Button variant="secondary" size="compact" type="submit" isBusy={ busy } disabled={ busy }>
				{ known === '' ? __( 'Load from this address', 'userfeedback' ) : __( 'Update now', 'userfeedback' ) }
			</Button>
		</form>
	);
}

function TryAddress( { you }: { you: string } ) {
	const [ address, setAddress ] = useState( you );
	const { mutate, data, error, isPending } = useLookup();
	const problem = reasonOf( error );
	return (
		<form
			className="uf-countrydb__form"
			onSubmit={ ( event ) => {
				event.preventDefault();
				mutate( address.trim() );
			} }
		>
			<TextControl
				__next40pxDefaultSize
				label={ __( 'Try an IP address', 'userfeedback' ) }
				dir="ltr"
				required
				value={ address }
				onChange={ setAddress }
			/>
			<Button variant="secondary" size="compact" type="submit" isBusy={ isPending }>
				{ __( 'Look up', 'userfeedback' ) }
			</Button>
			<p role="status">
				{ problem !== ''
					? problem
					: data &&
						( data.country === ''
							? __( 'No country is known for it.', 'userfeedback' )
							: `${ regionName( data.country ) } (${ data.country })` ) }
			</p>
		</form>
	);
}
