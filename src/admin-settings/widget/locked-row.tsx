import { useId } from 'react';
import type { ReactNode } from 'react';
import { LockLine } from '../../shared/components/lock-line';
import { LockTag } from '../../shared/components/lock';
import type { Lock } from '../../shared/components/lock';
import { LockedGroup } from '../../shared/components/locked-group';
import { Row } from '../card';
import { labelOf } from '../entries';
import type { SettingsForm } from '../form/form-context';
import type { SettingKey } from '../../types';

interface Props {
	form: SettingsForm;
	name: SettingKey;
	lock: Lock | null;
	help?: ReactNode;
	/** The way back to what Revert restores (STG-30); null where it is that already. */
	back?: { to: string; run: () => void } | null;
	/** Below the control, locked or not. */
	after?: ReactNode;
	children: ReactNode;
}

/** A row whose controls a plan or an addon opens together (STG-36 to STG-38). */
export function LockedRow( { form, name, lock, help, back = null, after, children }: Props ) {
	const id = useId();
	const label = labelOf( name );
	return (
		<Row
			label={ label }
			name={ name }
			labelId={ id }
			help={ help }
			error={ form.errors[ name ] }
			back={ lock ? null : back }
		>
			<LockedGroup lock={ lock } label={ label } className="uf-look__group">
				{ children }
			</LockedGroup>
			{ lock?.access.state === 'upgrade' ? <LockTag lock={ lock } /> : <LockLine lock={ lock } /> }
			{ after }
		</Row>
	);
}
