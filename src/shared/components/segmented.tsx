import { useId } from 'react';
import type { ReactElement } from 'react';
import { Icon, Tooltip } from '@wordpress/components';
import { lock as lockIcon } from '@wordpress/icons';
import { lockTitle } from './lock';
import type { Lock } from './lock';
import { lockedArea } from './locked-area';
import './segmented.scss';

interface Props< T extends string > {
	legend: string;
	value: T;
	options: {
		value: T;
		label: string;
		/** Stands before the label. */
		icon?: ReactElement;
		/** This option needs a plan; it says so instead of being chosen. */
		lock?: Lock | null;
	}[];
	onChange: ( value: T ) => void;
}

/** A choice between few words: real radio buttons in one frame. */
export function Segmented< T extends string >( { legend, value, options, onChange }: Props< T > ) {
	const name = useId();
	return (
		<fieldset className="uf-seg">
			<legend className="screen-reader-text">{ legend }</legend>
			{ options.map( ( option ) => (
				<label
					key={ option.value }
					className={ option.lock ? 'is-locked' : '' }
					htmlFor={ `${ name }-${ option.value }` }
					{ ...lockedArea( option.lock ?? null ) }
				>
					<Explained lock={ option.lock ?? null }>
						<input
							id={ `${ name }-${ option.value }` }
							type="radio"
							name={ name }
							value={ option.value }
							checked={ option.value === value }
							aria-disabled={ option.lock ? true : undefined }
							onChange={ () => onChange( option.value ) }
						/>
					</Explained>
					{ option.icon }
					{ option.label }
					{ option.lock && <Icon icon={ lockIcon } size={ 16 } /> }
				</label>
			) ) }
		</fieldset>
	);
}

/** The radio covers its label, so the tooltip shows on hover and focus alike. */
function Explained( { lock, children }: { lock: Lock | null; children: ReactElement } ) {
	return lock ? <Tooltip text={ `${ lockTitle( lock ) }.` }>{ children }</Tooltip> : children;
}
