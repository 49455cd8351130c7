import { useRef } from 'react';
import { numberFault } from '../../../domain/measures';
import type { AnswerProps } from '../questions/props';
import type { Part } from '../part';
import { useHalfGiven } from './shared/half-given';
import { Problem, marks } from './shared/problem';
import { word } from './words';
import css from '../styles/type-number.css?raw';
import problemCss from '../styles/problem.css?raw';

/** number: a field with its unit, and two buttons for those who point. */
function Answer( { id, question, draft, required, fill, describedBy, broken, onLeft, onDraft }: AnswerProps ) {
	const { config } = question;
	const { min, max, step = 1, unit, placeholder } = config;
	const field = useRef< HTMLInputElement >( null );
	const fault = broken ? numberFault( draft.value === null ? NaN : Number( draft.value ), config ) : null;
	const text = fault
		? fill( word( fault.word ), ...fault.values.map( ( value ) => value?.toLocaleString() ?? '' ) )
		: '';

	const given = () => {
		const input = field.current as HTMLInputElement;
		const value = input.value === '' ? null : Number( input.value );
		onLeft( false );
		onDraft( {
			...draft,
			value,
			wrong: input.validity.badInput || ( value !== null && numberFault( value, config ) !== null ),
		} );
	};
	useHalfGiven( field, draft, given );

	const button = ( name: 'less' | 'more', path: string, limit: number | undefined, move: () => void ) => (
		<button
			className="btn"
			type="button"
			tabIndex={ -1 }
			aria-label={ word( name ) }
			aria-disabled={ ( limit !== undefined && draft.value === limit ) || undefined }
			onClick={ () => {
				move();
				given();
			} }
		>
			<svg viewBox="0 0 24 24" aria-hidden="true">
				<path d={ path } />
			</svg>
		</button>
	);

	return (
		<div className="a">
			<div className="number">
				{ button( 'less', 'M5 12h14', min, () => field.current?.stepDown() ) }
				<input
					className="in"
					type="number"
					ref={ field }
					// Keys of numbers on a phone have no minus.
					inputMode={ min === undefined || min < 0 ? undefined : step % 1 ? 'decimal' : 'numeric' }
					min={ min }
					max={ max }
					step={ step }
					placeholder={ placeholder || '–' }
					aria-labelledby={ unit ? `${ id }q ${ id }u` : `${ id }q` }
					{ ...marks( id, text, describedBy ) }
					defaultValue={ draft.value === null ? '' : String( draft.value ) }
					required={ required }
					onInput={ given }
					onBlur={ () => onLeft( true ) }
				/>
				{ button( 'more', 'M5 12h14M12 5v14', max, () => field.current?.stepUp() ) }
				{ unit && (
					<span className="unit" id={ `${ id }u` }>
						{ unit }
					</span>
				) }
			</div>
			<Problem id={ id } text={ text } />
		</div>
	);
}

const part: Part = { Answer, leadsOn: () => false, takesComment: false, css: problemCss + css };
export default part;
