import { useId } from 'react';
import { __ } from '@wordpress/i18n';
import { LockTag } from '../../shared/components/lock';
import type { Lock } from '../../shared/components/lock';
import { lockedArea } from '../../shared/components/locked-area';
import type { SiteRole } from '../../types';
import { Row } from '../card';
import { labelOf } from '../entries';
import { ForcedRoles } from './roles';
import type { AccessList } from './rights';

interface Props {
	name: AccessList;
	roles: SiteRole[];
	lock: Lock;
}

/** A list of roles where the edition has only administrators: a click opens the prompt (ACC-06). */
export function LockedRoles( { name, roles, lock }: Props ) {
	const id = useId();
	return (
		<Row label={ labelOf( name ) } name={ name } htmlFor={ id }>
			<div className="uf-rolepicker is-locked" { ...lockedArea( lock ) }>
				<ForcedRoles roles={ roles } />
				<input
					id={ id }
					type="text"
					readOnly
					aria-disabled
					aria-haspopup="dialog"
					placeholder={ __( 'Type to Search...', 'userfeedback' ) } // eslint-disable-line @wordpress/i18n-ellipsis -- As the documents write it.
				/>
				<LockTag lock={ lock } />
			</div>
		</Row>
	);
}
