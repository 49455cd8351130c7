import { __ } from '@wordpress/i18n';
import type { DateRange } from '../../../types';
import { boot } from '../../app/boot';
import { FIRST_DAY } from './ranges';
import './day-fields.scss';

interface Props {
	days: DateRange;
	possible: boolean;
	onDays: ( days: DateRange ) => void;
}

/** First and last day. */
export function DayFields( { days, possible, onDays }: Props ) {
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
		<div className="uf-days">
			{ field( 'start', __( 'Start date', 'userfeedback' ) ) }
			<span aria-hidden="true">–</span>
			{ field( 'end', __( 'End date', 'userfeedback' ) ) }
		</div>
	);
}
