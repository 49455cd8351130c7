import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ComboboxControl, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Link, useNavigate } from '../../shared/router';
import type { Heatmap, HeatmapPage } from '../../types';
import { ApiError } from '../../shared/api/client';
import { heatmapQueries, useAddHeatmap, useChangeHeatmap } from '../../shared/api/heatmaps/queries';
import { ActionModal } from '../../shared/components/action-modal';
import { ErrorNotice } from '../../shared/components/error-notice';
import { Notice } from '../../shared/components/notice';
import { formatPercent } from '../../shared/format/numbers';
import { pageUrl } from '../../shared/lib/pages';
import { useSettled } from '../../shared/lib/use-settled';
import { daysName, pageName, protectionText } from './words';

const DAYS = [ 7, 14, 30, 60, 90 ];
const SAMPLES = [ 5, 10, 25, 50, 100 ];
const STANDARD = { days: 30, sample: 100 };

export const MODERN = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true } as const;

interface Props {
	/** The heatmap to change; absent for a new one. */
	heatmap?: Heatmap;
	/** Address of the page that is meant; '' for none yet. */
	asked?: string;
	onClose: () => void;
}

/** The choices, with the one that is stored where it is another. */
const withStored = ( choices: number[], stored: number ) =>
	[ ...new Set( [ ...choices, stored ] ) ].sort( ( one, other ) => one - other );

const isAddress = ( text: string ) => text.includes( '/' );

/** Page, days and share of visits of a heatmap. */
export function RecordDialog( { heatmap, asked = '', onClose }: Props ) {
	const [ typed, setTyped ] = useState( asked );
	const [ picked, setPicked ] = useState< HeatmapPage | null >( null );
	const [ days, setDays ] = useState( heatmap?.days ?? STANDARD.days );
	const [ sample, setSample ] = useState( heatmap?.sample ?? STANDARD.sample );
	const settled = useSettled( typed );
	const pages = useQuery( { ...heatmapQueries.pages( settled ), enabled: ! heatmap } );
	const navigate = useNavigate();
	const add = useAddHeatmap();
	const change = useChangeHeatmap();
	const { isPending, error } = heatmap ? change : add;
	const params = error instanceof ApiError ? error.params : {};
	const found = pages.data ?? [];
	const page = found.find( ( { url } ) => url === picked?.url ) ?? picked;
	const waiting = settled !== typed || pages.isFetching;
	const meant = isAddress( typed ) && ! waiting ? found[ 0 ] : undefined;
	// An address means its page, also by another one than its own, e.g. ?p=7.
	useEffect( () => {
		if ( meant ) {
			setPicked( meant );
		}
	}, [ meant ] );

	const save = () => {
		if ( heatmap ) {
			change.mutate( { id: heatmap.id, days, sample }, { onSuccess: onClose } );
		} else if ( page ) {
			const of = page.post_id === null ? { url: page.url } : { post_id: page.post_id };
			add.mutate( { ...of, days, sample }, { onSuccess: ( { id } ) => navigate( `/${ id }` ) } );
		}
	};

	return (
		<ActionModal
			size="medium"
			title={
				heatmap
					? sprintf(
							/* translators: %s: title of a page. */
							__( 'Change the heatmap of “%s”', 'userfeedback' ),
							pageName( heatmap )
						)
					: __( 'Record a heatmap', 'userfeedback' )
			}
			confirmText={ heatmap ? __( 'Save', 'userfeedback' ) : __( 'Start recording', 'userfeedback' ) }
			confirmDisabled={ ! heatmap && ( ! page || page.heatmap_id !== null ) }
			busy={ isPending }
			onCancel={ onClose }
			onConfirm={ save }
		>
			<div className="uf-hmform">
				{ error && (
					<ErrorNotice
						message={
							heatmap
								? __( 'The heatmap could not be saved.', 'userfeedback' )
								: __( 'The recording could not be started.', 'userfeedback' )
						}
						error={ error }
					/>
				) }
				{ ! heatmap && (
					<PageField
						page={ page }
						found={ found }
						address={ isAddress( typed ) ? typed : '' }
						waiting={ waiting }
						help={
							params.url ??
							params.post_id ??
							( pages.isError
								? __( 'The site could not be searched. Type again to retry.', 'userfeedback' )
								: __( 'Type a part of the title, or paste the address.', 'userfeedback' ) )
						}
						onSearch={ setTyped }
						onChange={ setPicked }
					/>
				) }
				<SelectControl
					{ ...MODERN }
					label={ __( 'Record for', 'userfeedback' ) }
					help={ params.days ?? __( 'It stops by itself. You can pause it at any time.', 'userfeedback' ) }
					value={ String( days ) }
					options={ withStored( DAYS, days ).map( ( value ) => ( {
						value: String( value ),
						label: daysName( value ),
					} ) ) }
					onChange={ ( value ) => setDays( Number( value ) ) }
				/>
				<SelectControl
					{ ...MODERN }
					label={ __( 'Share of visits', 'userfeedback' ) }
					help={
						params.sample ??
						__(
							'A smaller share is enough for a busy page: some thousand visits show the same picture.',
							'userfeedback'
						)
					}
					value={ String( sample ) }
					options={ withStored( SAMPLES, sample ).map( ( value ) => ( {
						value: String( value ),
						label: formatPercent( value, 0 ),
					} ) ) }
					onChange={ ( value ) => setSample( Number( value ) ) }
				/>
			</div>
		</ActionModal>
	);
}

interface PageFieldProps {
	page: HeatmapPage | null;
	found: HeatmapPage[];
	/** What is typed, where it is an address. */
	address: string;
	/** What was found is not yet of it. */
	waiting: boolean;
	help: string;
	onSearch: ( text: string ) => void;
	onChange: ( page: HeatmapPage | null ) => void;
}

/** The page by its title; what is chosen stays in the list although the search finds something else. */
function PageField( { page, found, address, waiting, help, onSearch, onChange }: PageFieldProps ) {
	const known = page && ! found.some( ( { url } ) => url === page.url ) ? [ page, ...found ] : found;
	// The field leaves out what it does not find in a name, and Enter takes what it offered before.
	const offered = address && waiting ? [] : known;
	return (
		<div>
			<ComboboxControl
				{ ...MODERN }
				label={ __( 'Page', 'userfeedback' ) }
				help={ page ? page.url : help }
				// eslint-disable-next-line @wordpress/i18n-ellipsis -- Quoted by SHARED-23.
				placeholder={ __( 'Type to Search...', 'userfeedback' ) }
				value={ page?.url ?? null }
				options={ offered.map( ( one ) => ( {
					value: one.url,
					label: address ? `${ pageName( one ) } (${ address })` : pageName( one ),
				} ) ) }
				onFilterValueChange={ onSearch }
				onChange={ ( url ) => {
					const next = offered.find( ( one ) => one.url === url );
					if ( next || ! url ) {
						onChange( next ?? null );
					}
				} }
			/>
			{ page?.heatmap_id && (
				<Notice status="info" isDismissible={ false }>
					{ __( 'This page has a heatmap already.', 'userfeedback' ) }{ ' ' }
					<Link to={ `/${ page.heatmap_id }` }>{ __( 'See heatmap', 'userfeedback' ) }</Link>
				</Notice>
			) }
			{ page?.protected && (
				<Notice status="warning" isDismissible={ false }>
					{ protectionText( page.protected ) }{ ' ' }
					<a href={ pageUrl( 'settings', '/heatmaps' ) }>{ __( 'Settings', 'userfeedback' ) }</a>
				</Notice>
			) }
		</div>
	);
}
