import { useState } from 'react';
import { SelectControl } from '@wordpress/components';
import { dateI18n } from '@wordpress/date';
import { __ } from '@wordpress/i18n';
import type { BehaviorSettings } from '../../../types';
import { daysIn } from '../../../domain/draft/behavior';
import { fieldKey } from '../state/fields';
import { useBuilder } from '../state/store';
import { MODERN } from '../ui/controls';
import { FieldError } from '../ui/field-error';

const MONTHS = Array.from( { length: 12 }, ( _, at ) => at + 1 );

function monthName( month: number ): string {
	return dateI18n( 'F', `2024-${ String( month ).padStart( 2, '0' ) }-15T12:00:00Z`, 'UTC' );
}

interface ExpiryProps {
	value: BehaviorSettings[ 'expire_at' ];
	onChange: ( month: number, day: number ) => void;
	disabled: boolean;
}

/** No day is chosen until somebody chooses it: one click must not end a survey tonight. */
export function Expiry( { value, onChange, disabled }: ExpiryProps ) {
	/** A half of it, which the draft does not keep. */
	const [ half, setHalf ] = useState( { month: 0, day: 0 } );
	const { month, day } = value ?? half;
	const touch = useBuilder( ( state ) => state.touch );
	const left = useBuilder( ( state ) => state.touched.has( fieldKey.expiry ) );
	const wrong = left && value === null;
	const choose = ( nextMonth: number, nextDay: number ) => {
		const fitting = nextMonth === 0 ? nextDay : Math.min( nextDay, daysIn( nextMonth ) );
		if ( nextMonth > 0 && fitting > 0 ) {
			setHalf( { month: 0, day: 0 } );
			onChange( nextMonth, fitting );
		} else {
			setHalf( { month: nextMonth, day: fitting } );
		}
	};
	return (
		<div className={ wrong ? 'ufb-expiry is-wrong' : 'ufb-expiry' }>
			<div
				className="ufb-choice__more is-inline is-date"
				onBlur={ ( { currentTarget, relatedTarget } ) => {
					if ( ! currentTarget.contains( relatedTarget ) ) {
						touch( fieldKey.expiry );
					}
				} }
			>
				<SelectControl
					{ ...MODERN }
					label={ __( 'Month', 'userfeedback' ) }
					hideLabelFromVision
					disabled={ disabled }
					value={ String( month ) }
					aria-invalid={ wrong ? true : undefined }
					options={ [
						{ label: __( 'Month', 'userfeedback' ), value: '0', disabled: true },
						...MONTHS.map( ( one ) => ( { label: monthName( one ), value: String( one ) } ) ),
					] }
					onChange={ ( next ) => choose( Number( next ), day ) }
				/>
				<SelectControl
					{ ...MODERN }
					label={ __( 'Day', 'userfeedback' ) }
					hideLabelFromVision
					disabled={ disabled }
					value={ String( day ) }
					aria-invalid={ wrong ? true : undefined }
					options={ [
						{ label: __( 'Day', 'userfeedback' ), value: '0', disabled: true },
						...Array.from( { length: daysIn( month ) }, ( _, at ) => ( {
							label: String( at + 1 ),
							value: String( at + 1 ),
						} ) ),
					] }
					onChange={ ( next ) => choose( month, Number( next ) ) }
				/>
				<span>{ __( 'The survey still shows on this day.', 'userfeedback' ) }</span>
			</div>
			{ wrong && <FieldError text={ __( 'Choose a month and a day.', 'userfeedback' ) } /> }
		</div>
	);
}
