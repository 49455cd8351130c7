import { __ } from '@wordpress/i18n';
import type { Mode } from '../state/store';
import { FLAT, ToggleGroupControl, ToggleGroupControlOption } from '../ui/controls';

interface Props {
	mode: Mode;
	onChange: ( mode: 'build' | 'preview' ) => void;
}

/** QST-02. */
export function BuildPreview( { mode, onChange }: Props ) {
	return (
		<div className="ufb-buildpreview">
			<ToggleGroupControl
				{ ...FLAT }
				isBlock
				hideLabelFromVision
				label={ __( 'View', 'userfeedback' ) }
				value={ mode }
				onChange={ ( next ) => onChange( next === 'preview' ? 'preview' : 'build' ) }
			>
				<ToggleGroupControlOption value="build" label={ __( 'Build', 'userfeedback' ) } />
				<ToggleGroupControlOption value="preview" label={ __( 'Preview', 'userfeedback' ) } />
			</ToggleGroupControl>
		</div>
	);
}
