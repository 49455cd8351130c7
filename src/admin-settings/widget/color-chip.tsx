import { __, sprintf } from '@wordpress/i18n';
import type { ButtonHTMLAttributes } from 'react';

interface Props extends ButtonHTMLAttributes< HTMLButtonElement > {
	label: string;
	color: string;
	/** Whether the label stands below; else it is spoken only. */
	named?: boolean;
}

/** A color with its code. */
export function ColorChip( { label, color, named = false, ...button }: Props ) {
	return (
		<span className="uf-look__color">
			<button
				type="button"
				aria-label={ sprintf(
					/* translators: 1: what has the color, 2: the color as code. */
					__( '%1$s, %2$s', 'userfeedback' ),
					label,
					color
				) }
				{ ...button }
			>
				<i style={ { backgroundColor: color } } />
				<code>{ color.toUpperCase() }</code>
			</button>
			{ named && <span aria-hidden="true">{ label }</span> }
		</span>
	);
}
