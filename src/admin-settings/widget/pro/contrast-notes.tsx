import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { contrastProblems } from '../../../domain/contrast';
import type { ContrastProblem, Palette } from '../../../domain/contrast';
import { Notice } from '../../../shared/components/notice';
import { Sentence } from '../../../shared/components/sentence';
import { formatNumber } from '../../../shared/format/numbers';
import { allows } from '../../../shared/lib/entitlements';
import type { SettingsForm } from '../../form/form-context';

const SETTING = {
	widget_color: 'widget_color',
	text_color: 'widget_text_color',
	button_color: 'widget_button_color',
	toggle_color: 'widget_toggle_color',
} as const satisfies Record< keyof Palette, string >;

function problemText( { what, color, ratio }: ContrastProblem ): string {
	const code = color.toUpperCase();
	const shown = formatNumber( ratio, 1 );
	switch ( what ) {
		case 'text':
			/* translators: 1: color code, 2: contrast, e.g. 3.6. */
			return sprintf( __( 'Text in %1$s has a contrast of %2$s to 1.', 'userfeedback' ), code, shown );
		case 'button-text':
			/* translators: 1: color code, 2: contrast, e.g. 3.6. */
			return sprintf( __( 'Button text on %1$s has a contrast of %2$s to 1.', 'userfeedback' ), code, shown );
		case 'button':
			return sprintf(
				/* translators: 1: color code, 2: contrast, e.g. 3.6. */
				__( 'A button in %1$s has a contrast of %2$s to 1 with the background.', 'userfeedback' ),
				code,
				shown
			);
		case 'toggle':
			return sprintf(
				/* translators: 1: color code, 2: contrast, e.g. 3.6. */
				__( 'The icon in %1$s has a contrast of %2$s to 1 with the background.', 'userfeedback' ),
				code,
				shown
			);
	}
}

/** What is hard to read, each with the nearest color that is not, one click away. */
export function ContrastNotes( { form }: { form: SettingsForm } ) {
	const { values, set } = form;
	const problems = contrastProblems( {
		widget_color: values.widget_color,
		text_color: values.widget_text_color,
		button_color: values.widget_button_color,
		...( allows( 'widget-look' ) ? { toggle_color: values.widget_toggle_color } : {} ),
	} );
	if ( problems.length === 0 ) {
		return null;
	}
	return (
		<Notice
			className="uf-look__contrast"
			status="warning"
			isDismissible={ false }
			politeness="polite"
			spokenMessage={ problems.map( problemText ).join( ' ' ) }
		>
			{ problems.map( ( problem ) => (
				<p key={ problem.what }>
					{ problemText( problem ) }{ ' ' }
					{ problem.fix && (
						<Sentence
							text={ sprintf(
								/* translators: 1: color code, 2: contrast, e.g. 4.5. */
								__( '<a>Use %1$s</a> for %2$s to 1.', 'userfeedback' ),
								problem.fix.color.toUpperCase(),
								formatNumber( problem.fix.ratio, 1 )
							) }
							places={ {
								a: ( words ) => (
									<Button
										variant="link"
										onClick={ () =>
											problem.fix && set( SETTING[ problem.key ], problem.fix.color )
										}
									>
										{ words }
									</Button>
								),
							} }
						/>
					) }
				</p>
			) ) }
			<p className="uf-settings__help">
				{ __( 'Visitors get stronger colors where these are too weak.', 'userfeedback' ) }
			</p>
		</Notice>
	);
}
