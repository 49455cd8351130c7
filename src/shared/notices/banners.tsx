import {
	createContext,
	Fragment,
	useCallback,
	useContext,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from 'react';
import type { ReactNode } from 'react';
import { Button } from '@wordpress/components';
import { BANNER_REMOVAL_MS, NOTICE_CLOSE_MS } from '../lib/timers';
import { useCountdown } from '../lib/use-countdown';
import { Notice } from '../components/notice';
import './banners.scss';

export type BannerType = 'info' | 'success' | 'warning' | 'error';

export interface BannerOptions {
	type: BannerType;
	/** The live region speaks a string as well. */
	content: ReactNode;
	/** Spoken in the live region when `content` is not a string. */
	spoken?: string;
	/** Replaces a visible banner with the same id. */
	id?: string;
	/** Seconds until it closes by itself; absent = it stays (SHARED-09). */
	timeout?: number;
	/** Closes the others (SHARED-10). */
	exclusive?: boolean;
	dismissible?: boolean;
	actions?: { label: string; onClick?: () => void; url?: string }[];
	/** Runs after the banner slid out (SHARED-07). */
	onClose?: () => void;
}

interface Banner extends BannerOptions {
	id: string;
	/** Differs between banners with the same id, so that the timer restarts. */
	serial: number;
	closing: boolean;
}

export interface BannerControls {
	/** @return The banner's id. */
	show: ( banner: BannerOptions ) => string;
	close: ( id: string ) => void;
}

const ControlsContext = createContext< BannerControls | null >( null );
const BannersContext = createContext< Banner[] >( [] );

/**
 * @return Functions that show and close banners; they appear where the screen
 *         puts its `<BannerHost />`.
 */
export function useBanners(): BannerControls {
	const controls = useContext( ControlsContext );
	if ( ! controls ) {
		throw new Error( 'useBanners() needs <Providers>.' );
	}
	return controls;
}

/**
 * Keeps the banners of an app.
 */
export function BannerProvider( { children }: { children: ReactNode } ) {
	const [ banners, setBanners ] = useState< Banner[] >( [] );
	const lastId = useRef( 0 );

	const close = useCallback( ( id: string ) => {
		setBanners( ( now ) => now.map( ( banner ) => ( banner.id === id ? { ...banner, closing: true } : banner ) ) );
	}, [] );

	const show = useCallback( ( options: BannerOptions ) => {
		lastId.current += 1;
		const serial = lastId.current;
		const id = options.id ?? `banner-${ serial }`;
		setBanners( ( now ) => [
			...now
				.filter( ( banner ) => banner.id !== id )
				.map( ( banner ) => ( options.exclusive ? { ...banner, closing: true } : banner ) ),
			{ ...options, id, serial, closing: false },
		] );
		return id;
	}, [] );

	const remove = useCallback( ( serial: number ) => {
		setBanners( ( now ) => now.filter( ( banner ) => banner.serial !== serial ) );
	}, [] );

	const controls = useMemo( () => ( { show, close } ), [ show, close ] );

	return (
		<ControlsContext.Provider value={ controls }>
			<BannersContext.Provider value={ banners }>
				<RemoveContext.Provider value={ remove }>{ children }</RemoveContext.Provider>
			</BannersContext.Provider>
		</ControlsContext.Provider>
	);
}

const RemoveContext = createContext< ( serial: number ) => void >( () => {} );

/** The spoken message leaves out the buttons. */
function spokenOf( { spoken, content }: Banner ) {
	const message = spoken ?? ( typeof content === 'string' ? content : null );
	return message === null ? {} : { spokenMessage: message };
}

function BannerItem( { banner }: { banner: Banner } ) {
	const { close } = useBanners();
	const remove = useContext( RemoveContext );
	const { id, serial, closing } = banner;
	const root = useRef< HTMLDivElement >( null );
	const onClose = useRef( banner.onClose );
	onClose.current = banner.onClose;
	const pause = useCountdown( banner.timeout === undefined ? null : banner.timeout * 1000, () => close( id ) );

	useEffect( () => {
		if ( ! closing ) {
			return undefined;
		}
		const slid = setTimeout( () => onClose.current?.(), NOTICE_CLOSE_MS );
		const gone = setTimeout( () => remove( serial ), BANNER_REMOVAL_MS );
		return () => {
			clearTimeout( slid );
			clearTimeout( gone );
		};
	}, [ closing, serial, remove ] );

	// A banner that disappears restores the focus from before it appeared.
	useLayoutEffect( () => {
		const before = document.activeElement;
		const element = root.current;
		return () => {
			if ( element?.contains( document.activeElement ) && before instanceof HTMLElement ) {
				before.focus();
			}
		};
	}, [] );

	return (
		<div
			ref={ root }
			className={ `uf-banner${ closing ? ' is-closing' : '' }` }
			aria-hidden={ closing || undefined }
			{ ...pause }
		>
			<Notice
				status={ banner.type }
				isDismissible={ banner.dismissible ?? true }
				onRemove={ () => close( id ) }
				{ ...spokenOf( banner ) }
			>
				{ banner.content }
				{ ( banner.actions ?? [] ).map( ( { label, onClick, url } ) => (
					<Fragment key={ label }>
						{ ' ' }
						<Button variant="link" { ...( url === undefined ? { onClick } : { href: url } ) }>
							{ label }
						</Button>
					</Fragment>
				) ) }
			</Notice>
		</div>
	);
}

/**
 * Where the banners of the app appear: once per screen, under its header.
 */
export function BannerHost( { className }: { className?: string } ) {
	const banners = useContext( BannersContext );
	return (
		<div className={ className ? `uf-banners ${ className }` : 'uf-banners' }>
			{ banners.map( ( banner ) => (
				<BannerItem key={ banner.serial } banner={ banner } />
			) ) }
		</div>
	);
}
