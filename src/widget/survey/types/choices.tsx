import { useState } from 'react';
import { labelOf } from '../questions/props';
import type { AnswerProps } from '../questions/props';
import type { Part } from '../part';
import { SEARCH_FROM, fold } from './shared/search';
import { word } from './words';
import css from '../styles/type-choices.css?raw';

/** radio-button and checkbox with more than rows: a field that searches many of them (docs/questions.md). */
function Answer( props: AnswerProps ) {
	const { id, question, options, draft, required, strings, describedBy, group, fill, onDraft, onPick } = props;
	const { several } = question.config;
	const [ typed, setTyped ] = useState( '' );
	const labels = [ ...new Set( options.map( labelOf ).filter( Boolean ) ) ];
	const chosen: readonly unknown[] = Array.isArray( draft.value ) ? draft.value : [ draft.value ];
	const find = fold( typed.trim() );
	const hits = labels.filter( ( label ) => fold( label ).includes( find ) );
	// Chosen ones stay in view, above the others.
	const rows = find
		? [
				...labels.filter( ( label ) => chosen.includes( label ) ),
				...hits.filter( ( label ) => ! chosen.includes( label ) ),
			]
		: labels;

	const choose = ( label: string, on: boolean ) => {
		// In the order of the question, whatever order it shows in.
		const all = ( question.config.options ?? [] ).map( labelOf );
		const value = several ? all.filter( ( one ) => ( one === label ? on : chosen.includes( one ) ) ) : label;
		onDraft( { ...draft, value: value.length ? value : null } );
	};

	return (
		<div>
			{ several && (
				<p className="d" id={ `${ id }t` }>
					{ strings.choose_all }
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
						}
					} }
				/>
			) }
			<div
				className="a"
				{ ...group }
				role={ several ? 'group' : 'radiogroup' }
				aria-describedby={ [ describedBy, several && `${ id }t` ].filter( Boolean ).join( ' ' ) || undefined }
			>
				{ rows.map( ( label ) => (
					<label className="opt" key={ label } htmlFor={ `${ id }-${ labels.indexOf( label ) }` }>
						<input
							className="dot"
							id={ `${ id }-${ labels.indexOf( label ) }` }
							type={ several ? 'checkbox' : 'radio' }
							name={ id }
							required={ required && ( ! several || draft.value === null ) }
							checked={ chosen.includes( label ) }
							onChange={ ( event ) => choose( label, event.currentTarget.checked ) }
							onClick={ onPick }
						/>
						<span>{ label }</span>
					</label>
				) ) }
			</div>
			<p className="d" role="status">
				{ find && fill( word( 'match' ), hits.length, labels.length ) }
			</p>
		</div>
	);
}

const part: Part = {
	Answer,
	leadsOn: ( value, { several } ) => value !== null && ! several,
	takesComment: true,
	css,
};
export default part;
