import { ColorIndicator, ColorPicker, Dropdown } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import './color-rows.scss';

interface Row {
	label: string;
	color: string;
	onChange: ( color: string ) => void;
}

/** Colors as core's editor shows them: a row each, the picker in a popover. */
export function ColorRows( { rows }: { rows: Row[] } ) {
	return (
		<div className="ufb-colors">
			{ rows.map( ( { label, color, onChange } ) => (
				<Dropdown
					key={ label }
					className="ufb-colors__row"
					popoverProps={ { placement: 'left-start', offset: 16 } }
					renderToggle={ ( { isOpen, onToggle } ) => (
						<button
							type="button"
							className="ufb-colors__button"
							aria-expanded={ isOpen }
							aria-label={ sprintf(
								/* translators: 1: what has the color, 2: the color as code. */
								__( '%1$s color: %2$s. Change', 'userfeedback' ),
								label,
								color
							) }
							onClick={ onToggle }
						>
							<ColorIndicator colorValue={ color } />
							<span>{ label }</span>
							<code>{ color }</code>
						</button>
					) }
					renderContent={ () => <ColorPicker color={ color } onChange={ onChange } copyFormat="hex" /> }
				/>
			) ) }
		</div>
	);
}
