import type { ReactNode } from 'react';

interface Props {
	title: string;
	/** Why there is nothing. */
	children: ReactNode;
}

/**
 * Stands where figures would. Its title is no heading, because panels that
 * hold it have headings of different levels.
 */
export function Nothing( { title, children }: Props ) {
	return (
		<div className="uf-nothing">
			<strong>{ title }</strong>
			<p>{ children }</p>
		</div>
	);
}
