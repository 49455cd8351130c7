import { useId } from 'react';
import { Icon } from '@wordpress/components';
import { lock as lockIcon } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import type { WidgetPosition } from '../../types';
import type { Lock } from './lock';
import { LockTag } from './lock';
import { lockedArea } from './locked-area';
import './position-picker.scss';

interface Props {
	legend: string;
	value: WidgetPosition;
	/** Locks the two positions in the middle. */
	lock: Lock | null;
	/** Every pick, locked ones as well: whoever listens decides whether it counts (STG-39). */
	onPick: ( position: WidgetPosition ) => void;
}

/** Places in the order of the picker. */
export function positions(): { value: WidgetPosition; label: string }[] {
	return [
		{ value: 'bottom_left', label: __( 'Bottom left', 'userfeedback' ) },
		{ value: 'bottom_right', label: __( 'Bottom right', 'userfeedback' ) },
		{ value: 'middle_left', label: __( 'Middle left', 'userfeedback' ) },
		{ value: 'middle_right', label: __( 'Middle right', 'userfeedback' ) },
	];
}

/** Whether a position belongs to the paid plans (STG-29, STG-36). */
export const isPaidPosition = ( position: WidgetPosition ): boolean => position.startsWith( 'middle_' );

/** Where on the page the widget stands, as four small pages. */
export function PositionPicker( { legend, value, lock, onPick }: Props ) {
	const name = useId();
	return (
		<fieldset className="uf-positions">
			<legend className="screen-reader-text">{ legend }</legend>
			{ positions().map( ( position ) => {
				const locked = lock && isPaidPosition( position.value ) ? lock : null;
				const id = `${ name }-${ position.value }`;
				return (
					<label
						key={ position.value }
						htmlFor={ id }
						className={ `is-${ position.value }${ locked ? ' is-locked' : '' }` }
						{ ...lockedArea( locked && { open: () => onPick( position.value ) } ) }
					>
						<input
							id={ id }
							type="radio"
							name={ name }
							value={ position.value }
							checked={ value === position.value }
							aria-disabled={ locked ? true : undefined }
							onChange={ () => onPick( position.value ) }
						/>
						<span className="uf-positions__page" aria-hidden="true">
							{ locked && <Icon icon={ lockIcon } size={ 16 } /> }
						</span>
						<span>{ position.label }</span>
						{ locked && <LockTag lock={ locked } /> }
					</label>
				);
			} ) }
		</fieldset>
	);
}
