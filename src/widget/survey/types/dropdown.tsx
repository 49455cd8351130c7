import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { labelOf } from '../questions/props';
import type { AnswerProps } from '../questions/props';
import type { Part } from '../part';
import { Problem, marks } from './shared/problem';
import { SEARCH_FROM, fold } from './shared/search';
import { useCompleteAnswer } from './complete-answer';
import { word } from './words';
import css from '../styles/type-dropdown.css?raw';
import problemCss from '../styles/problem.css?raw';

/** As `ChoiceRules::OTHER_LENGTH`. */
const OTHER_LENGTH = 200;

const Chevron = ( { up = false }: { up?: boolean } ) => (
	<svg viewBox="0 0 24 24" aria-hidden="true">
		<path d={ up ? 'M6 14.5l6-6 6 6' : 'M6 9.5l6 6 6-6' } />
	</svg>
);

/** The part of an option that was searched for. */
function Found( { label, find }: { label: string; find: string } ) {
	const at = find ? label.toLowerCase().indexOf( find.toLowerCase() ) : -1;
	return at < 0 ? (
		<span>{ label }</span>
	) : (
		<span>
			{ label.slice( 0, at ) }
			<mark>{ label.slice( at, at + find.length ) }</mark>
			{ label.slice( at + find.length ) }
		</span>
	);
}

/** Few options: the browser's own list. */
const Native = ( { id, draft, required, describedBy, onDraft, labels }: AnswerProps & { labels: string[] } ) => (
	<div className="a">
		<span className="drop">
			<select
				className="in"
				aria-labelledby={ `${ id }q` }
				aria-describedby={ describedBy }
				required={ required }
				aria-invalid={ false }
				value={ String( draft.value ?? '' ) }
				onChange={ ( event ) => onDraft( { ...draft, value: event.currentTarget.value || null } ) }
			>
				<option value="">{ word( 'choose' ) }</option>
				{ labels.map( ( label ) => (
					<option key={ label } value={ label }>
						{ label }
					</option>
				) ) }
			</select>
			<Chevron />
		</span>
	</div>
);

/**
 * Many options: a field that searches them. The list opens in the flow: the panel clips nothing of it, and the
 * keyboard of a phone covers nothing.
 */
function Search( { id, draft, required, describedBy, onDraft, fill, labels }: AnswerProps & { labels: string[] } ) {
	const [ typed, setTyped ] = useState< string | null >( null );
	const [ open, setOpen ] = useState( false );
	const [ at, setAt ] = useState( -1 );
	const list = useRef< HTMLUListElement >( null );
	const find = ( typed ?? '' ).trim();
	const hits = labels.filter( ( label ) => fold( label ).includes( fold( find ) ) );

	useLayoutEffect( () => {
		const item = list.current?.children[ at ] as HTMLElement | undefined;
		if ( list.current && item ) {
			const { offsetTop: top, offsetHeight: height } = item;
			const { scrollTop: from, clientHeight: room } = list.current;
			list.current.scrollTop = Math.min( top, Math.max( from, top + height - room ) );
		}
	}, [ at, open ] );

	const choose = ( value: string | null ) => {
		setTyped( null );
		setOpen( false );
		setAt( -1 );
		onDraft( { ...draft, value } );
	};
	const show = () => {
		setOpen( true );
		setAt( typed === null ? labels.indexOf( String( draft.value ) ) : -1 );
	};
	const leave = () => {
		setOpen( false );
		if ( typed !== null ) {
			choose( labels.find( ( label ) => fold( label ) === fold( find ) ) ?? null );
		}
	};

	const onKeyDown = ( event: KeyboardEvent ) => {
		const steps: Record< string, number > = { ArrowDown: 1, ArrowUp: -1 };
		const step = steps[ event.key ];
		if ( step ) {
			event.preventDefault();
			if ( open ) {
				setAt( ( Math.max( at, step < 0 ? 0 : -1 ) + step + hits.length ) % ( hits.length || 1 ) );
			} else {
				show();
			}
		} else if ( open && event.key === 'Enter' ) {
			event.preventDefault();
			const hit = hits[ at ] ?? ( find && hits.length === 1 ? hits[ 0 ] : undefined );
			if ( hit ) {
				choose( hit );
			}
		} else if ( open && event.key === 'Escape' ) {
			// The list first; the panel with the next one.
			event.stopPropagation();
			event.preventDefault();
			setOpen( false );
		}
	};

	return (
		<div className="a">
			<span className="drop">
				<input
					className="in"
					type="text"
					role="combobox"
					autoComplete="off"
					spellCheck={ false }
					aria-labelledby={ `${ id }q` }
					aria-describedby={ describedBy }
					aria-expanded={ open }
					aria-controls={ `${ id }l` }
					aria-autocomplete="list"
					aria-activedescendant={ open && hits[ at ] ? `${ id }l${ at }` : undefined }
					required={ required }
					aria-invalid={ false }
					placeholder={ word( 'find' ) }
					value={ typed ?? String( draft.value ?? '' ) }
					onInput={ ( event ) => {
						setTyped( event.currentTarget.value );
						setOpen( true );
						setAt( -1 );
						onDraft( { ...draft, value: null } );
					} }
					onClick={ show }
					onKeyDown={ onKeyDown }
					onBlur={ leave }
				/>
				<Chevron up={ open } />
			</span>
			<ul
				className="list"
				id={ `${ id }l` }
				role="listbox"
				tabIndex={ -1 }
				aria-labelledby={ `${ id }q` }
				hidden={ ! open || ! hits.length }
				ref={ list }
			>
				{ hits.map( ( label, index ) => (
					// eslint-disable-next-line jsx-a11y/click-events-have-key-events -- They are the field's.
					<li
						className={ index === at ? 'item at' : 'item' }
						key={ label }
						id={ `${ id }l${ index }` }
						role="option"
						aria-selected={ label === draft.value }
						// The focus stays in the field.
						onMouseDown={ ( event ) => event.preventDefault() }
						onClick={ () => choose( label ) }
					>
						<Found label={ label } find={ find } />
					</li>
				) ) }
			</ul>
			<p className={ open && ! hits.length ? 'd' : 'sr' } role="status">
				{ open && find && fill( word( hits.length ? 'found' : 'none' ), hits.length || find ) }
			</p>
		</div>
	);
}

/** dropdown: one of many options, in one line; the option "Other" opens a line to write on. */
function Answer( props: AnswerProps ) {
	const { id, draft, question, onDraft } = props;
	const { other } = question.config;
	const all = [ ...new Set( props.options.map( labelOf ).filter( Boolean ) ) ];
	// It stays last, also where the others are mixed.
	const labels = [ ...all.filter( ( label ) => label !== other ), ...all.filter( ( label ) => label === other ) ];
	const writes = other !== undefined && draft.value === other;
	const field = useRef< HTMLInputElement >( null );
	const { root, said } = useCompleteAnswer( writes && ! draft.other?.trim() ? word( 'write' ) : '', field );
	const List = labels.length < SEARCH_FROM ? Native : Search;
	return (
		<div ref={ root }>
			<List
				{ ...props }
				labels={ labels }
				onDraft={ ( next ) => onDraft( next.value === other ? next : { ...next, other: '' } ) }
			/>
			{ writes && (
				<input
					className="in write"
					type="text"
					ref={ field }
					aria-label={ other }
					maxLength={ OTHER_LENGTH }
					required
					value={ draft.other ?? '' }
					{ ...marks( id, said, undefined ) }
					onInput={ ( event ) => onDraft( { ...draft, other: event.currentTarget.value } ) }
				/>
			) }
			<Problem id={ id } text={ said } />
		</div>
	);
}

const part: Part = { Answer, leadsOn: () => false, takesComment: true, css: problemCss + css };
export default part;
