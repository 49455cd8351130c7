import type { ReactElement, ReactNode } from 'react';
import { Icon } from '@wordpress/components';
import './card.scss';

interface CardProps {
	id: string;
	title: string;
	description?: string;
	icon?: ReactElement;
	aside?: ReactNode;
	children?: ReactNode;
}

/** White card of a step, with its heading and sections. */
export function Card( { id, title, description, icon, aside, children }: CardProps ) {
	return (
		<section className="ufb-card" id={ `ufb-${ id }` } aria-labelledby={ `ufb-${ id }-title` }>
			<div className="ufb-card__head">
				{ icon && (
					<span className="ufb-card__icon">
						<Icon icon={ icon } size={ 24 } />
					</span>
				) }
				<div className="ufb-card__titles">
					<h3 id={ `ufb-${ id }-title` }>{ title }</h3>
					{ description && <p>{ description }</p> }
				</div>
				{ aside && <div className="ufb-card__aside">{ aside }</div> }
			</div>
			{ children }
		</section>
	);
}

interface SectionProps {
	id: string;
	title: string;
	children: ReactNode;
}

/** Part of a card, with a line above it; reachable by the section links. */
export function Section( { id, title, children }: SectionProps ) {
	return (
		<div
			className="ufb-section"
			id={ `ufb-${ id }` }
			role="group"
			aria-labelledby={ `ufb-${ id }-title` }
			tabIndex={ -1 }
		>
			<h4 id={ `ufb-${ id }-title` }>{ title }</h4>
			{ children }
		</div>
	);
}
