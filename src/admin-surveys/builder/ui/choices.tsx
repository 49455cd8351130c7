import { useId } from 'react';
import type { ReactNode } from 'react';

interface Choice< T extends string > {
	value: T;
	label: string;
	info?: string;
	/** Fields that belong to this choice, shown while it is chosen (SET-17). */
	more?: ReactNode;
}

interface Props< T extends string > {
	legend: string;
	hideLegend?: boolean;
	value: T;
	choices: Choice< T >[];
	onChange: ( value: T ) => void;
	disabled?: boolean;
}

/**
 * Radio group in core's markup; core's own control has no place for a field
 * inside a choice.
 */
export function Choices< T extends string >( {
	legend,
	hideLegend = false,
	value,
	choices,
	onChange,
	disabled = false,
}: Props< T > ) {
	const name = useId();
	return (
		<fieldset className="ufb-choices" disabled={ disabled }>
			<legend className={ hideLegend ? 'screen-reader-text' : '' }>
				{ legend }
			</legend>
			{ choices.map( ( choice ) => {
				const id = `${ name }-${ choice.value }`;
				return (
					<div key={ choice.value } className="ufb-choice">
						<input
							type="radio"
							className="components-radio-control__input"
							id={ id }
							name={ name }
							checked={ value === choice.value }
							onChange={ () => onChange( choice.value ) }
							aria-describedby={
								choice.info ? `${ id }-info` : undefined
							}
						/>
						<div className="ufb-choice__text">
							<label htmlFor={ id }>{ choice.label }</label>
							{ choice.info && (
								<p id={ `${ id }-info` }>{ choice.info }</p>
							) }
							{ value === choice.value && choice.more }
						</div>
					</div>
				);
			} ) }
		</fieldset>
	);
}
