import type { ReactNode } from 'react';
import { Button } from '@wordpress/components';
import { closeSmall } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import './condition-list.scss';

interface Props {
	/** For the focus of a new row. */
	id?: string;
	/** 0-based. */
	at: number;
	/** What joins it to the one before. */
	lead: string;
	disabled: boolean;
	onRemove: () => void;
	/** Its fields. */
	children: ReactNode;
}

/** One condition of several. */
export const ConditionRow = ( { id, at, lead, disabled, onRemove, children }: Props ) => (
	<div
		id={ id }
		className="ufb-row"
		role="group"
		aria-label={ sprintf(
			/* translators: %d: number of the condition. */
			__( 'Condition %d', 'userfeedback' ),
			at + 1
		) }
	>
		<span className="ufb-row__lead">{ lead }</span>
		<div className="ufb-row__fields">{ children }</div>
		<Button
			size="compact"
			icon={ closeSmall }
			label={ sprintf(
				/* translators: %d: number of the condition. */
				__( 'Remove condition %d', 'userfeedback' ),
				at + 1
			) }
			accessibleWhenDisabled
			disabled={ disabled }
			onClick={ onRemove }
		/>
	</div>
);
