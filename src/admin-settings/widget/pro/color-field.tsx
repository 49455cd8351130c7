import { ColorPicker, Dropdown } from '@wordpress/components';
import { ColorChip } from '../color-chip';

interface Props {
	label: string;
	color: string;
	named?: boolean;
	onChange: ( color: string ) => void;
}

/** A color with core's picker in a popover. */
export function ColorField( { label, color, named = false, onChange }: Props ) {
	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-start', offset: 8 } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<ColorChip
					label={ label }
					color={ color }
					named={ named }
					aria-expanded={ isOpen }
					onClick={ onToggle }
				/>
			) }
			renderContent={ () => <ColorPicker color={ color } onChange={ onChange } copyFormat="hex" /> }
		/>
	);
}
