import type { ReactNode } from 'react';
import { Button } from '@wordpress/components';
import { closeSmall } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import { seekFocus } from '../../../shared/lib/seek-focus';
import './condition-list.scss';

interface Props {
	/** Id of the list, for seekRow(). */
	list: string;
	/** 0-based. */
	at: number;
	/** What joins it to the one before. */
	lead: string;
	disabled: boolean;
	onRemove: () => void;
	/** Its fields. */
	children: ReactNode;
}

const rowId = ( list: string, at: number ) => `${ list }-row-${ at }`;

/** Moves the focus to a condition of a list. */
export const seekRow = ( list: string, at: number ) => seekFocus( `#${ rowId( list, at ) } select` );

/** One condition of several. */
export const ConditionRow = ( { list, at, lead, disabled, onRemove, children }: Props ) => (
	<div
		id={ rowId( list, at ) }
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
