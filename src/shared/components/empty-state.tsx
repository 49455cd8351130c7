import type { ReactNode } from 'react';
import { BrandMark } from './brand-mark';
import './empty-state.scss';

interface Props {
	title: string;
	text?: ReactNode;
	/** Buttons or links. */
	children?: ReactNode;
	/** Default: the product's mark. */
	icon?: ReactNode;
	headingLevel?: 1 | 2 | 3;
}

/** Replaces an empty list with the reason and the next step. */
export function EmptyState( { title, text, children, icon = <BrandMark />, headingLevel = 2 }: Props ) {
	const Heading = `h${ headingLevel }` as const;
	return (
		<div className="uf-empty">
			<span className="uf-empty__art" aria-hidden="true">
				{ icon }
			</span>
			<Heading className="uf-empty__title">{ title }</Heading>
			{ text && <p className="uf-empty__text">{ text }</p> }
			{ children && <div className="uf-empty__actions">{ children }</div> }
		</div>
	);
}
