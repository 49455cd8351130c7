import { __ } from '@wordpress/i18n';
import type { IconSize, Question } from '../../../types';
import { ICON_COLOR } from '../../../domain/draft/new-question';
import { ColorRows } from '../ui/color-rows';
import { MODERN, ToggleGroupControl, ToggleGroupControlOption } from '../ui/controls';
import { useQuestionSettings } from '../questions/use-question-settings';

/** Color and size of icons (QST-30, QST-31). */
export function IconLook( { question }: { question: Question } ) {
	const { id, settings } = question;
	const set = useQuestionSettings( id );
	return (
		<div className="ufb-iconset">
			<div>
				<span className="ufb-label">{ __( 'Icon color', 'userfeedback' ) }</span>
				<ColorRows
					rows={ [
						{
							label: __( 'Icon', 'userfeedback' ),
							color: settings.icon_color ?? ICON_COLOR,
							onChange: ( color ) => set( { icon_color: color }, `icon-color:${ id }` ),
						},
					] }
				/>
			</div>
			<ToggleGroupControl
				{ ...MODERN }
				isBlock
				label={ __( 'Icon size', 'userfeedback' ) }
				value={ settings.icon_size ?? 'medium' }
				onChange={ ( size ) => set( { icon_size: size as IconSize } ) }
			>
				<ToggleGroupControlOption value="small" label={ __( 'Small', 'userfeedback' ) } />
				<ToggleGroupControlOption value="medium" label={ __( 'Medium', 'userfeedback' ) } />
				<ToggleGroupControlOption value="large" label={ __( 'Large', 'userfeedback' ) } />
			</ToggleGroupControl>
		</div>
	);
}
