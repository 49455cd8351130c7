import { __, sprintf } from '@wordpress/i18n';
import type { IconSize, Question, QuestionSettings } from '../../../types';
import { canComment, canRandomize, ICON_COLOR } from '../../../domain/draft/new-question';
import { updateQuestion } from '../../../domain/draft/questions';
import { useLock } from '../../../shared/components/lock';
import { LockLine } from '../../../shared/components/lock-line';
import { feature } from '../../../shared/lib/entitlements';
import { planName } from '../../../shared/lib/plans';
import { useBuilder } from '../state/store';
import { ColorRows } from '../ui/color-rows';
import { MODERN, ToggleGroupControl, ToggleGroupControlOption } from '../ui/controls';
import { Toggle } from '../ui/toggle';

/** Required, random order, comment box; color and size of icons (QST-30 to QST-36). */
export function TabSettings( { question }: { question: Question } ) {
	const edit = useBuilder( ( state ) => state.edit );
	const locked = useBuilder( ( state ) => state.locked );
	const { type, settings } = question;
	const lock = useLock( {
		feature: 'question-settings',
		name: __( 'Question Settings', 'userfeedback' ),
		medium: 'survey-question-settings',
	} );
	const set = ( change: Partial< QuestionSettings >, key = '' ) =>
		edit(
			( draft ) =>
				updateQuestion( draft, question.id, ( old ) => ( {
					...old,
					settings: { ...old.settings, ...change },
				} ) ),
			{ key }
		);
	return (
		<div className="ufb-tab">
			{ type === 'icon-choice' && (
				<div className="ufb-iconset">
					<div>
						<span className="ufb-label">{ __( 'Icon color', 'userfeedback' ) }</span>
						<ColorRows
							rows={ [
								{
									label: __( 'Icon', 'userfeedback' ),
									color: settings.icon_color ?? ICON_COLOR,
									onChange: ( color ) => set( { icon_color: color }, `icon-color:${ question.id }` ),
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
			) }
			<LockLine
				lock={ lock }
				text={ sprintf(
					/* translators: %s: name of a plan. */
					__( 'Required, random order and comments are %s features.', 'userfeedback' ),
					planName( feature( 'question-settings' ).plan )
				) }
			/>
			<div className="ufb-toggles">
				<Toggle
					lock={ lock }
					label={ __( 'Required', 'userfeedback' ) }
					help={ __( 'Visitors cannot skip this question.', 'userfeedback' ) }
					checked={ settings.required }
					disabled={ locked }
					onChange={ ( required ) => set( { required } ) }
				/>
				{ canRandomize( type ) && (
					<Toggle
						lock={ lock }
						label={ __( 'Randomize options', 'userfeedback' ) }
						help={ __( 'Each visitor sees the options in a different order.', 'userfeedback' ) }
						checked={ settings.randomize }
						disabled={ locked }
						onChange={ ( randomize ) => set( { randomize } ) }
					/>
				) }
				{ canComment( type ) && (
					<Toggle
						lock={ lock }
						label={ __( 'Comment box', 'userfeedback' ) }
						help={ __( 'Adds a text box for a few words below the answer.', 'userfeedback' ) }
						checked={ settings.comment_box }
						disabled={ locked }
						onChange={ ( on ) => set( { comment_box: on } ) }
					/>
				) }
			</div>
		</div>
	);
}
