import type { ReactNode } from 'react';
import { RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { DateRange } from '../../types';
import { boot } from '../../shared/app/boot';
import { FIRST_DAY } from '../../shared/components/date-range/ranges';

interface ChoiceProps< Value extends string > {
	legend: string;
	value: Value;
	options: readonly ( readonly [ Value, string ] )[];
	onChange: ( value: Value ) => void;
	children?: ReactNode;
}

/** One of some, with what belongs to the choice below. */
export function Choice< Value extends string >( { legend, value, options, onChange, children }: ChoiceProps< Value > ) {
	return (
		<div className="uf-export__choice">
			<RadioControl
				label={ legend }
				selected={ value }
				options={ options.map( ( [ option, label ] ) => ( { value: option, label } ) ) }
				onChange={ ( chosen ) => {
					const found = options.find( ( [ option ] ) => option === chosen );
					if ( found ) {
						onChange( found[ 0 ] );
					}
				} }
			/>
			{ children }
		</div>
	);
}

interface DaysProps {
	days: DateRange;
	possible: boolean;
	onDays: ( days: DateRange ) => void;
}

/** First and last day of a file. */
export function Days( { days, possible, onDays }: DaysProps ) {
	const field = ( edge: keyof DateRange, label: string ) => (
		<input
			type="date"
			min={ FIRST_DAY }
			max={ boot().site.today }
			aria-label={ label }
			aria-invalid={ ! possible }
			value={ days[ edge ] }
			onChange={ ( event ) => onDays( { ...days, [ edge ]: event.target.value } ) }
		/>
	);
	return (
		<div className="uf-export__days">
			{ field( 'start', __( 'Start date', 'userfeedback' ) ) }
			<span aria-hidden="true">–</span>
			{ field( 'end', __( 'End date', 'userfeedback' ) ) }
		</div>
	);
}
