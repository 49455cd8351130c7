import { useLayoutEffect, useRef, useState } from 'react';
import { labelOf } from '../questions/props';
import type { AnswerProps } from '../questions/props';
import type { Part } from '../part';
import { Problem, marks } from './shared/problem';
import { SEARCH_FROM, fold } from './shared/search';
import { useCompleteAnswer } from './complete-answer';
import { word } from './words';
import css from '../styles/type-choices.css?raw';
import problemCss from '../styles/problem.css?raw';

/** As `ChoiceRules::OTHER_LENGTH`. */
const OTHER_LENGTH = 200;

/**
 * radio-button and checkbox with more than rows: a field that searches many of them, a line at "Other", an option that
 * excludes the others, columns, and how many may be chosen (docs/questions.md).
 */
function Answer( props: AnswerProps ) {
	const { id, question, options, draft, required, strings, describedBy, group, fill, onDraft, onPick } = props;
	const { several, other, exclusive, columns = 1, least = 0, most = 0 } = question.config;
	const [ typed, setTyped ] = useState( '' );
	const field = useRef< HTMLInputElement >( null );
	const asked = useRef( false );
	const all = [ ...new Set( options.map( labelOf ).filter( Boolean ) ) ];
	const ends = [ other, exclusive ].filter( ( label ) => label !== undefined && all.includes( label ) ) as string[];
	// They stay last, also where the others are mixed.
	const labels = [ ...all.filter( ( label ) => ! ends.includes( label ) ), ...ends ];
	const chosen: readonly unknown[] = Array.isArray( draft.value ) ? draft.value : [ draft.value ];
	const has = ( label: string | undefined ) => label !== undefined && chosen.includes( label );
	const writes = has( other );

	const find = fold( typed.trim() );
	const hits = labels.filter( ( label ) => fold( label ).includes( find ) );
	// Chosen ones stay in view, above the others.
	const rows = find ? [ ...labels.filter( has ), ...hits.filter( ( label ) => ! has( label ) ) ] : labels;

	const number = draft.value === null || has( exclusive ) || ! several ? 0 : chosen.length;
	const few = number > 0 && number < least;
	const missing =
		writes && ! draft.other?.trim()
			? word( 'write' )
			: few || ( most && number > most )
				? fill( word( few ? 'least' : 'most' ), few ? least : most )
				: '';
	const { root, said } = useCompleteAnswer( missing, field );
	const error = writes && ! draft.other?.trim() ? said : '';

	// By mouse, finger or Space: arrow keys only pass by.
	useLayoutEffect( () => {
		if ( writes && asked.current ) {
			field.current?.focus();
		}
		asked.current = false;
	}, [ writes ] );

	const choose = ( label: string, on: boolean ) => {
		// In the order of the question, whatever order it shows in.
		const order = ( question.config.options ?? [] ).map( labelOf );
		const stays = ( one: string ) => has( one ) && ( label === exclusive ) === ( one === exclusive );
		const value = several ? order.filter( ( one ) => ( one === label ? on : stays( one ) ) ) : label;
		onDraft( {
			...draft,
			value: value.length ? value : null,
			...( other !== undefined && ! value.includes( other ) && { other: '' } ),
		} );
	};

	const row = ( label: string ) => {
		const key = `${ id }-${ labels.indexOf( label ) }`;
		const input = (
			<input
				className="dot"
				id={ key }
				type={ several ? 'checkbox' : 'radio' }
				name={ id }
				required={ required && ( ! several || draft.value === null ) }
				aria-invalid={ false }
				checked={ has( label ) }
				onChange={ ( event ) => choose( label, event.currentTarget.checked ) }
				onClick={ ( event ) => {
					asked.current = !! several || event.detail > 0;
					onPick();
				} }
			/>
		);
		return label === other ? (
			<div className="opt other" key={ key }>
				<label htmlFor={ key }>
					{ input }
					<span>{ label }</span>
				</label>
				{ writes && (
					<input
						className="in"
						type="text"
						ref={ field }
						aria-label={ label }
						maxLength={ OTHER_LENGTH }
						required
						value={ draft.other ?? '' }
						{ ...marks( id, error, undefined ) }
						onInput={ ( event ) => onDraft( { ...draft, other: event.currentTarget.value } ) }
					/>
				) }
			</div>
		) : (
			<label className={ label === exclusive ? 'opt apart' : 'opt' } key={ key } htmlFor={ key }>
				{ input }
				<span>{ label }</span>
			</label>
		);
	};

	const hint = least
		? fill( word( most ? 'range' : 'least' ), least, most )
		: most
			? fill( word( 'most' ), most )
			: strings.choose_all;
	return (
		<div className="choices" ref={ root }>
			{ several && (
				<p className="d" id={ `${ id }t` }>
					{ hint }
				</p>
			) }
			{ labels.length >= SEARCH_FROM && (
				<input
					className="in seek"
					type="search"
					aria-label={ word( 'find' ) }
					placeholder={ word( 'find' ) }
					value={ typed }
					onInput={ ( event ) => setTyped( event.currentTarget.value ) }
					onKeyDown={ ( event ) => {
						if ( event.key === 'Enter' ) {
							event.preventDefault();
						} else if ( event.key === 'Escape' && typed ) {
							// The words first; the panel with the next one.
							event.stopPropagation();
							setTyped( '' );
						}
					} }
				/>
			) }
			<div
				className={ `a cols${ columns }` }
				{ ...group }
				role={ several ? 'group' : 'radiogroup' }
				aria-describedby={
					[ describedBy, several && `${ id }t`, said !== hint && said && `${ id }e` ]
						.filter( Boolean )
						.join( ' ' ) || undefined
				}
			>
				{ rows.map( row ) }
			</div>
			<Problem id={ id } text={ said } />
			<p className="d" role="status">
				{ find && fill( word( 'match' ), hits.length, labels.length ) }
			</p>
		</div>
	);
}

const part: Part = {
	Answer,
	// As the plain ones: several lead on when all are chosen. Whoever chose "Other" goes on to write.
	leadsOn: ( value, { several, other, options } ) =>
		several
			? ! other && Array.isArray( value ) && value.length === options?.length
			: value !== null && value !== other,
	takesComment: true,
	css: problemCss + css,
};
export default part;
