import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button, ColorIndicator, ColorPicker, Dropdown, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { undo } from '@wordpress/icons';
import type { YesNo } from '../../types';

export function Card( { title, children }: { title: string; children: ReactNode } ) {
	return (
		<section className="uf-ratings__card">
			<header>
				<h2>{ title }</h2>
			</header>
			<div className="uf-ratings__rows">{ children }</div>
		</section>
	);
}

interface RowProps {
	label: string;
	help?: string | undefined;
	error?: string | undefined;
	/** Restores the default; null where the value is the default (PR-05). */
	revert: ( () => void ) | null;
	/** Several controls: the label names the group. */
	group?: boolean;
	children: ( field: { id: string; 'aria-describedby'?: string } ) => ReactNode;
}

/** A setting with its way back to the default. */
export function Row( { label, help, error, revert, group = false, children }: RowProps ) {
	const id = useId();
	const described = help || error ? { 'aria-describedby': `${ id }-help` } : {};
	const back = sprintf(
		/* translators: %s: name of a setting. */
		__( 'Restore the default of “%s”', 'userfeedback' ),
		label
	);
	return (
		<div className={ `uf-ratings__row${ error ? ' is-invalid' : '' }` }>
			<div className="uf-ratings__label">
				{ group ? <span id={ `${ id }-label` }>{ label }</span> : <label htmlFor={ id }>{ label }</label> }
				<Button
					size="small"
					icon={ undo }
					label={ back }
					disabled={ revert === null }
					accessibleWhenDisabled
					onClick={ () => revert?.() }
				/>
			</div>
			<div
				className="uf-ratings__control"
				{ ...( group ? { role: 'group', 'aria-labelledby': `${ id }-label`, ...described } : {} ) }
			>
				{ children( { id, ...described } ) }
				{ ( help || error ) && (
					<div id={ `${ id }-help` }>
						{ error && <p className="uf-ratings__error">{ error }</p> }
						{ help && <p className="uf-ratings__help">{ help }</p> }
					</div>
				) }
			</div>
		</div>
	);
}

export function Color( {
	id,
	label,
	value,
	onChange,
}: {
	id: string;
	label: string;
	value: string;
	onChange: ( color: string ) => void;
} ) {
	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-start', offset: 8 } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					id={ id }
					__next40pxDefaultSize
					variant="secondary"
					aria-expanded={ isOpen }
					aria-label={ `${ label }, ${ value }` }
					onClick={ onToggle }
				>
					<ColorIndicator colorValue={ value } />
					<code className="uf-ratings__code">{ value }</code>
				</Button>
			) }
			renderContent={ () => <ColorPicker color={ value } onChange={ onChange } copyFormat="hex" /> }
		/>
	);
}

export function Switch( {
	label,
	value,
	onChange,
}: {
	label: string;
	value: YesNo;
	onChange: ( value: YesNo ) => void;
} ) {
	return (
		<ToggleControl
			label={ label }
			checked={ value === 'yes' }
			onChange={ ( on ) => onChange( on ? 'yes' : 'no' ) }
		/>
	);
}
