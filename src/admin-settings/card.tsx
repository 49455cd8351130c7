import type { ReactNode } from 'react';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

interface CardProps {
	title: string;
	/** One line below the title. */
	lead?: string;
	children: ReactNode;
}

/** A group of settings. */
export function Card( { title, lead, children }: CardProps ) {
	return (
		<section className="uf-setcard">
			<header>
				<h2>{ title }</h2>
				{ lead && <p>{ lead }</p> }
			</header>
			<div className="uf-setcard__body">{ children }</div>
		</section>
	);
}

export interface RowProps {
	label: string;
	/** By this name the search finds it (`entries.ts`): the key of a setting, or a name of its own. */
	name?: string;
	/** Id of the field that the label names; without one the label is text. */
	htmlFor?: string;
	/** Id of the label, for groups that it names. */
	labelId?: string;
	help?: ReactNode;
	/** Id of help and error, for `aria-describedby`. */
	helpId?: string;
	/** What is wrong with the value, a whole sentence. */
	error?: string | undefined;
	/** The way back to the default, where the value differs from it. */
	back?: { to: string; run: () => void } | null;
	children: ReactNode;
}

/** One setting: its name beside its control, above it on narrow screens. */
export function Row( { label, name, htmlFor, labelId, help, helpId, error, back, children }: RowProps ) {
	return (
		<div className={ `uf-setrow${ error ? ' is-invalid' : '' }` } data-setting={ name }>
			<div className="uf-setrow__label">
				{ htmlFor ? <label htmlFor={ htmlFor }>{ label }</label> : <span id={ labelId }>{ label }</span> }
			</div>
			<div className="uf-setrow__control">
				{ children }
				{ ( help || error ) && (
					<div id={ helpId }>
						{ error && <p className="uf-settings__error">{ error }</p> }
						{ help && <p className="uf-settings__help">{ help }</p> }
					</div>
				) }
				{ back && (
					<Button variant="link" className="uf-setrow__back" onClick={ back.run }>
						{ back.to === ''
							? __( 'Back to default', 'userfeedback' )
							: sprintf(
									/* translators: %s: a value, e.g. "forever". */
									__( 'Back to default: %s', 'userfeedback' ),
									back.to
								) }
						<span className="screen-reader-text"> ({ label })</span>
					</Button>
				) }
			</div>
		</div>
	);
}
