import { useId } from 'react';
import { FormToggle } from '@wordpress/components';
import { lockedArea } from '../../../shared/components/locked-area';
import type { Lock } from '../../../shared/components/lock';
import './locked-toggle.scss';

interface Props {
	label: string;
	help?: string;
	checked: boolean;
	lock: Lock;
}

/** A toggle that a plan or an addon opens: gray, and it says so when it is clicked. */
export function LockedToggle( { label, help, checked, lock }: Props ) {
	const id = useId();
	return (
		<div className="ufb-lockedtoggle" { ...lockedArea( lock ) }>
			<FormToggle
				id={ id }
				checked={ checked }
				aria-disabled
				aria-describedby={ help === undefined ? undefined : `${ id }-help` }
				onChange={ () => undefined }
			/>
			<div>
				<label htmlFor={ id }>{ label }</label>
				{ help !== undefined && <p id={ `${ id }-help` }>{ help }</p> }
			</div>
		</div>
	);
}
