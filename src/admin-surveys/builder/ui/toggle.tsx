import { useId } from 'react';
import { FormToggle, ToggleControl } from '@wordpress/components';
import { lockedArea } from '../../../shared/components/locked-area';
import type { Lock } from '../../../shared/components/lock';
import { FLAT } from './controls';
import './toggle.scss';

interface Props {
	label: string;
	help?: string;
	checked: boolean;
	disabled?: boolean;
	lock: Lock | null;
	onChange: ( on: boolean ) => void;
}

/** A toggle that a plan or an addon may lock: then it is gray and says so when it is clicked. */
export function Toggle( { lock, disabled = false, help, ...toggle }: Props ) {
	const id = useId();
	if ( ! lock ) {
		return (
			<ToggleControl
				{ ...FLAT }
				{ ...toggle }
				{ ...( help === undefined ? {} : { help } ) }
				disabled={ disabled }
			/>
		);
	}
	return (
		<div className="ufb-lockedtoggle" { ...lockedArea( lock ) }>
			<FormToggle
				id={ id }
				checked={ toggle.checked }
				aria-disabled
				aria-describedby={ help === undefined ? undefined : `${ id }-help` }
				onChange={ () => undefined }
			/>
			<div>
				<label htmlFor={ id }>{ toggle.label }</label>
				{ help !== undefined && <p id={ `${ id }-help` }>{ help }</p> }
			</div>
		</div>
	);
}
