import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { MODERN } from '../ui/controls';

interface Props {
	value: string;
	groups: { label: string; types: { value: string; label: string }[] }[];
	disabled: boolean;
	onChange: ( logic: string ) => void;
}

/** All 21 rule types, in four groups. */
export function RuleTypeSelect( { value, groups, disabled, onChange }: Props ) {
	return (
		<SelectControl
			{ ...MODERN }
			label={ __( 'Rule type', 'userfeedback' ) }
			hideLabelFromVision
			disabled={ disabled }
			value={ value }
			onChange={ onChange }
		>
			{ groups.map( ( group ) => (
				<optgroup key={ group.label } label={ group.label }>
					{ group.types.map( ( type ) => (
						<option key={ type.value } value={ type.value }>
							{ type.label }
						</option>
					) ) }
				</optgroup>
			) ) }
		</SelectControl>
	);
}
