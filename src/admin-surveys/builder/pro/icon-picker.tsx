import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, UIEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, Modal, SearchControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { IconRef } from '../../../types';
import { seekFocus } from '../../../shared/lib/seek-focus';
import { FaIcon } from './fa-icon';
import { findIcons, iconQueries } from '../../../shared/preview/icons-file';
import { FLAT } from '../ui/controls';
import './icon-picker.scss';

interface Props {
	value: IconRef | null;
	onChoose: ( icon: IconRef ) => void;
	onClose: () => void;
}

/** Icons that are drawn at once; more follow as the list is scrolled. */
const BATCH = 180;
const NEAR_END = 200;

/**
 * 'Select an Icon' (SHARED-12, SHARED-13): one tab stop, arrow keys inside.
 */
export default function IconPicker( { value, onChoose, onClose }: Props ) {
	const { data } = useQuery( iconQueries.index() );
	const [ search, setSearch ] = useState( '' );
	const [ chosen, setChosen ] = useState< IconRef | null >( value );
	const [ limit, setLimit ] = useState( BATCH );
	const grid = useRef< HTMLDivElement >( null );
	const found = useMemo( () => findIcons( data ?? [], search ), [ data, search ] );
	const shown = found.slice( 0, limit );
	const isChosen = ( icon: IconRef ) => chosen?.name === icon.name && chosen.style === icon.style;
	const tabStop = Math.max( 0, shown.findIndex( isChosen ) );

	useEffect( () => seekFocus( '.ufb-iconmodal input[type="search"]' ), [] );

	function onKeyDown( event: KeyboardEvent< HTMLDivElement > ) {
		const buttons = [ ...( grid.current?.querySelectorAll< HTMLElement >( 'button' ) ?? [] ) ];
		const at = buttons.indexOf( event.target as HTMLElement );
		const [ first ] = buttons;
		if ( at === -1 || ! first ) {
			return;
		}
		const columns = buttons.findIndex( ( button ) => button.offsetTop > first.offsetTop );
		const row = columns > 0 ? columns : buttons.length;
		const rtl = document.documentElement.dir === 'rtl' ? -1 : 1;
		const steps: Record< string, number > = {
			ArrowRight: rtl,
			ArrowLeft: -rtl,
			ArrowDown: row,
			ArrowUp: -row,
		};
		const next = buttons[ at + ( steps[ event.key ] ?? 0 ) ];
		if ( next && event.key in steps ) {
			event.preventDefault();
			next.focus();
		}
	}

	function onScroll( { currentTarget }: UIEvent< HTMLDivElement > ) {
		const left = currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight;
		if ( left < NEAR_END && limit < found.length ) {
			setLimit( limit + BATCH );
		}
	}

	return (
		<Modal
			className="ufb-iconmodal uf-popover"
			title={ __( 'Select an Icon', 'userfeedback' ) }
			onRequestClose={ onClose }
		>
			<SearchControl
				{ ...FLAT }
				label={ __( 'Search Icon', 'userfeedback' ) }
				placeholder={ __( 'Search Icon', 'userfeedback' ) }
				value={ search }
				onChange={ ( text ) => {
					setSearch( text );
					setLimit( BATCH );
				} }
			/>
			<div
				ref={ grid }
				className="ufb-icongrid"
				role="radiogroup"
				aria-label={ __( 'Icons', 'userfeedback' ) }
				tabIndex={ -1 }
				onKeyDown={ onKeyDown }
				onScroll={ onScroll }
			>
				{ shown.map( ( icon, at ) => (
					<button
						key={ `${ icon.style }-${ icon.name }` }
						type="button"
						role="radio"
						aria-checked={ isChosen( icon ) }
						aria-label={ iconName( icon ) }
						title={ icon.name }
						tabIndex={ at === tabStop ? 0 : -1 }
						onClick={ () => setChosen( { name: icon.name, style: icon.style } ) }
						onDoubleClick={ () => onChoose( { name: icon.name, style: icon.style } ) }
					>
						<FaIcon icon={ icon } size={ 24 } />
					</button>
				) ) }
			</div>
			{ data && data.length > 0 && found.length === 0 && (
				<p className="ufb-help">{ __( 'No icons found.', 'userfeedback' ) }</p>
			) }
			<div className="ufb-iconmodal__foot">
				<span>
					{ chosen && (
						<>
							<FaIcon icon={ chosen } size={ 16 } />
							{ chosen.name }
						</>
					) }
				</span>
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onClose }>
					{ __( 'Cancel', 'userfeedback' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="primary"
					accessibleWhenDisabled
					disabled={ chosen === null }
					onClick={ () => {
						if ( chosen ) {
							onChoose( chosen );
						}
					} }
				>
					{ __( 'Choose Icon', 'userfeedback' ) }
				</Button>
			</div>
		</Modal>
	);
}

function iconName( { name, style }: IconRef ): string {
	return style === 'regular'
		? sprintf(
				/* translators: %s: name of an icon. */
				__( '%s, outlined', 'userfeedback' ),
				name
			)
		: name;
}
