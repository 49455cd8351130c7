import type { ReactNode } from 'react';
import { Button, Tooltip } from '@wordpress/components';
import { _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../format/numbers';
import './choose.scss';

/** What a click on a bar, a column or a point does. */
export function chooseHint( count: number ): string {
	return sprintf(
		/* translators: %s: number of responses */
		_n( 'Show only this %s response', 'Show only these %s responses', count, 'userfeedback' ),
		formatNumber( count )
	);
}

interface Props {
	/** Responses that it leaves. */
	count: number;
	/** Nothing happens without: filters are locked, or there is nobody to show. */
	onChoose: ( () => void ) | undefined;
	/** What a click does, where it is not what chooseHint() says. */
	hint?: string | undefined;
	/** In place of the text, where that alone is too little. */
	label?: string;
	children: ReactNode;
}

/** The text of a figure as a button that leaves only its responses. Its row is its target. */
export function Choose( { count, onChoose, hint, label, children }: Props ) {
	return onChoose && count > 0 ? (
		<Tooltip text={ hint ?? chooseHint( count ) }>
			<Button className="uf-choose" variant="link" onClick={ onChoose } aria-label={ label }>
				{ children }
			</Button>
		</Tooltip>
	) : (
		<>{ children }</>
	);
}
