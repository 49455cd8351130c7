import type { ReactNode } from 'react';
import type { Lock } from './lock';
import { lockedArea } from './locked-area';

interface Props {
	lock: Lock | null;
	/** Name of the group for screen readers, used only where it is locked. */
	label: string;
	className?: string;
	children: ReactNode;
}

/** A group of controls that a plan or an addon opens together. */
export function LockedGroup( { lock, label, className, children }: Props ) {
	return (
		<div
			className={ lock ? `${ className ?? '' } is-locked`.trim() : className }
			{ ...( lock ? { role: 'group', 'aria-label': label, 'aria-disabled': true } : {} ) }
			{ ...lockedArea( lock ) }
		>
			{ children }
		</div>
	);
}
