import type { ReactNode } from 'react';

interface CardProps {
	title: string;
	children: ReactNode;
}

/** A group of settings. */
export function Card( { title, children }: CardProps ) {
	return (
		<section className="uf-setcard">
			<header>
				<h2>{ title }</h2>
			</header>
			<div className="uf-setcard__body">{ children }</div>
		</section>
	);
}

interface RowProps {
	label: string;
	/** Id of the field that the label names; without one the label is text. */
	htmlFor?: string;
	children: ReactNode;
}

/** One setting: its name beside its control, above it on narrow screens. */
export function Row( { label, htmlFor, children }: RowProps ) {
	return (
		<div className="uf-setrow">
			<div className="uf-setrow__label">
				{ htmlFor ? <label htmlFor={ htmlFor }>{ label }</label> : <span>{ label }</span> }
			</div>
			<div className="uf-setrow__control">{ children }</div>
		</div>
	);
}
