import { useRef } from 'react';
import { dayFault } from '../../../domain/measures';
import type { AnswerProps } from '../questions/props';
import type { Part } from '../part';
import { useHalfGiven } from './shared/half-given';
import { Problem, marks } from './shared/problem';
import { word } from './words';
import css from '../styles/type-date.css?raw';
import problemCss from '../styles/problem.css?raw';

/** The day in words; the year is left out of the first of two in the same year. */
const dayName = ( day: string | undefined, other: string | undefined ) =>
	day === undefined
		? ''
		: new Date( `${ day }T12:00` ).toLocaleDateString( undefined, {
				month: 'long',
				day: 'numeric',
				...( other?.slice( 0, 4 ) === day.slice( 0, 4 ) ? {} : { year: 'numeric' } ),
			} );

/** date: the browser's own field. */
function Answer( { id, question, draft, required, fill, describedBy, broken, onLeft, onDraft }: AnswerProps ) {
	const { config } = question;
	const { earliest, latest } = config;
	const field = useRef< HTMLInputElement >( null );
	const fault = broken ? dayFault( String( draft.value ?? '' ), config ) : null;
	const text = fault ? fill( word( fault.word ), dayName( earliest, latest ), dayName( latest, undefined ) ) : '';

	const given = () => {
		const { value, validity } = field.current as HTMLInputElement;
		onDraft( {
			...draft,
			value: value || null,
			wrong: validity.badInput || ( value !== '' && dayFault( value, config ) !== null ),
		} );
	};
	useHalfGiven( field, draft, given );

	return (
		<div className="a">
			<input
				className="in date"
				type="date"
				ref={ field }
				min={ earliest }
				max={ latest ?? '9999-12-31' }
				aria-labelledby={ `${ id }q` }
				{ ...marks( id, text, describedBy ) }
				defaultValue={ String( draft.value ?? '' ) }
				required={ required }
				onInput={ () => {
					onLeft( false );
					given();
				} }
				onBlur={ () => {
					// Browsers send no event for a day of which a part is missing.
					given();
					onLeft( true );
				} }
			/>
			<Problem id={ id } text={ text } />
		</div>
	);
}

const part: Part = { Answer, leadsOn: () => false, takesComment: false, css: problemCss + css };
export default part;
