import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useNavigate } from '../../shared/router';
import { formatNumber } from '../../shared/format/numbers';
import { announce } from '../../shared/lib/announce';
import { seekFocus } from '../../shared/lib/seek-focus';
import { allEntries } from '../entries';
import type { SettingEntry } from '../entries';
import { ROUTES } from '../routes';
import { tabTitle } from '../words';
import { controlOf, matching, pieces } from './match';
import './find-setting.scss';

/**
 * Finds a setting by a word, opens its tab and focuses its control. Ctrl+F leads here; once more, and the browser
 * searches the page.
 */
export function FindSetting() {
	const id = useId();
	const input = useRef< HTMLInputElement >( null );
	const [ typed, setTyped ] = useState( '' );
	const [ open, setOpen ] = useState( false );
	const [ active, setActive ] = useState( 0 );
	const navigate = useNavigate();
	const found = open ? matching( allEntries(), typed ) : [];
	const searched = typed.trim() !== '';
	const nothing = open && searched && found.length === 0;

	useEffect( () => {
		const press = ( event: KeyboardEvent ) => {
			const isFind = event.key.toLowerCase() === 'f' && ( event.ctrlKey || event.metaKey ) && ! event.shiftKey;
			if ( ! isFind || event.altKey || document.activeElement === input.current ) {
				return;
			}
			if ( document.querySelector( '.components-modal__screen-overlay' ) === null ) {
				event.preventDefault();
				input.current?.focus();
				input.current?.select();
			}
		};
		document.addEventListener( 'keydown', press );
		return () => document.removeEventListener( 'keydown', press );
	}, [] );

	const count = found.length;
	useEffect( () => {
		if ( ! open || ! searched ) {
			return undefined;
		}
		const timer = setTimeout(
			() =>
				announce(
					count === 0
						? __( 'No setting has these words.', 'userfeedback' )
						: sprintf(
								/* translators: %s: number of settings. */
								_n( '%s setting found.', '%s settings found.', count, 'userfeedback' ),
								formatNumber( count )
							)
				),
			500
		);
		return () => clearTimeout( timer );
	}, [ open, searched, count ] );

	const choose = ( { id: key, row = key, tab }: SettingEntry ) => {
		setOpen( false );
		setTyped( '' );
		navigate( ROUTES[ tab ] );
		// The tab may ask first, or load.
		setTimeout( () => seekFocus( controlOf( row ) ) );
	};

	const onKeyDown = ( event: ReactKeyboardEvent ) => {
		const last = found.length - 1;
		const moves: Record< string, number > = {
			ArrowDown: active >= last ? 0 : active + 1,
			ArrowUp: active <= 0 ? last : active - 1,
		};
		const next = moves[ event.key ];
		const chosen = found[ active ];
		if ( next !== undefined && found.length > 0 ) {
			event.preventDefault();
			setActive( next );
		} else if ( event.key === 'Enter' && chosen ) {
			event.preventDefault();
			choose( chosen );
		} else if ( event.key === 'Escape' && typed !== '' ) {
			event.preventDefault();
			setTyped( '' );
			setOpen( false );
		}
	};

	return (
		<div
			className="uf-find"
			onBlur={ ( { currentTarget, relatedTarget } ) => {
				if ( ! currentTarget.contains( relatedTarget ) ) {
					setOpen( false );
				}
			} }
		>
			<input
				ref={ input }
				type="search"
				className="uf-find__field"
				role="combobox"
				aria-label={ __( 'Find a setting', 'userfeedback' ) }
				aria-expanded={ found.length > 0 }
				aria-controls={ `${ id }-list` }
				aria-autocomplete="list"
				{ ...( found[ active ] ? { 'aria-activedescendant': `${ id }-${ active }` } : {} ) }
				placeholder={ __( 'Find a setting', 'userfeedback' ) }
				autoComplete="off"
				value={ typed }
				onChange={ ( { target } ) => {
					setTyped( target.value );
					setActive( 0 );
					setOpen( true );
				} }
				onFocus={ () => setOpen( true ) }
				onKeyDown={ onKeyDown }
			/>
			{ found.length > 0 && (
				<ul
					id={ `${ id }-list` }
					className="uf-find__list"
					role="listbox"
					aria-label={ __( 'Settings', 'userfeedback' ) }
				>
					{ found.map( ( entry, index ) => (
						// Keys go to the field, which says by aria-activedescendant which option they mean.
						// eslint-disable-next-line jsx-a11y/click-events-have-key-events
						<li
							key={ `${ entry.tab } ${ entry.id }` }
							id={ `${ id }-${ index }` }
							role="option"
							tabIndex={ -1 }
							aria-selected={ index === active }
							onMouseDown={ ( event ) => event.preventDefault() }
							onClick={ () => choose( entry ) }
						>
							<span>
								{ pieces( entry.label, typed ).map( ( { text, hit }, place ) =>
									hit ? <mark key={ place }>{ text }</mark> : text
								) }
							</span>
							<span className="uf-find__tab">{ tabTitle( entry.tab ) }</span>
						</li>
					) ) }
				</ul>
			) }
			{ nothing && (
				<p className="uf-find__list uf-find__none">{ __( 'No setting has these words.', 'userfeedback' ) }</p>
			) }
		</div>
	);
}
