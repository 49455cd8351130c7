import { useId } from 'react';
import type { ReactNode } from 'react';
import { LockTag } from '../../../shared/components/lock';
import type { Lock } from '../../../shared/components/lock';
import { lockedArea } from '../../../shared/components/locked-area';
import './choices.scss';

interface Choice< T extends string > {
	value: T;
	label: string;
	info?: string;
	/** Fields that belong to this choice, shown while it is chosen (SET-17). */
	more?: ReactNode;
	/** This choice alone needs a plan or an addon. */
	lock?: Lock | null;
}

interface Props< T extends string > {
	legend: string;
	hideLegend?: boolean;
	value: T;
	choices: Choice< T >[];
	onChange: ( value: T ) => void;
	disabled?: boolean;
	/** The whole group needs a plan or an addon; a line above says so. */
	lock?: Lock | null;
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
	lock = null,
}: Props< T > ) {
	const name = useId();
	return (
		<fieldset
			className="ufb-choices"
			disabled={ disabled }
			aria-disabled={ lock ? true : undefined }
			{ ...lockedArea( lock ) }
		>
			<legend className={ hideLegend ? 'screen-reader-text' : '' }>{ legend }</legend>
			{ choices.map( ( choice ) => {
				const id = `${ name }-${ choice.value }`;
				const locked = Boolean( lock ?? choice.lock );
				return (
					<div
						key={ choice.value }
						className={ locked ? 'ufb-choice is-locked' : 'ufb-choice' }
						{ ...lockedArea( choice.lock ?? null ) }
					>
						<input
							type="radio"
							className="components-radio-control__input"
							id={ id }
							name={ name }
							checked={ value === choice.value }
							onChange={ () => onChange( choice.value ) }
							aria-disabled={ locked ? true : undefined }
							aria-describedby={ choice.info ? `${ id }-info` : undefined }
						/>
						<div className="ufb-choice__text">
							<label htmlFor={ id }>
								{ choice.label }
								{ choice.lock && <LockTag lock={ choice.lock } /> }
							</label>
							{ choice.info && <p id={ `${ id }-info` }>{ choice.info }</p> }
							{ value === choice.value && choice.more }
						</div>
					</div>
				);
			} ) }
		</fieldset>
	);
}
