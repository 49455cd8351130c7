import { useState } from 'react';
import { Button, ColorIndicator } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Step } from '../../../domain/draft/problems';
import { seekFocus } from '../../../shared/lib/seek-focus';
import { BRANDING_ID } from '../questions/preview-mode';
import { effectiveSettings } from '../state/effective';
import { useBuilder } from '../state/store';
import { Card } from '../ui/card';
import { WidgetFrame } from '../ui/widget-frame';

function brandingWords( dark: boolean, logo: boolean ): string {
	if ( dark ) {
		return logo ? __( 'Dark, with logo', 'userfeedback' ) : __( 'Dark, without logo', 'userfeedback' );
	}
	return logo ? __( 'Light, with logo', 'userfeedback' ) : __( 'Light, without logo', 'userfeedback' );
}

/** The survey as it will look, beside the summary. */
export function PublishPreview( { onGo }: { onGo: ( step: Step ) => void } ) {
	const [ index, setIndex ] = useState( 0 );
	const { theming } = effectiveSettings( useBuilder( ( state ) => state.draft.settings ) );
	const setMode = useBuilder( ( state ) => state.setMode );
	const changeBranding = () => {
		setMode( 'preview' );
		onGo( 'questions' );
		seekFocus( `#${ BRANDING_ID }` );
	};
	return (
		<aside className="ufb-publish__side" aria-label={ __( 'Preview', 'userfeedback' ) }>
			<Card
				id="preview"
				title={ __( 'Preview', 'userfeedback' ) }
				aside={
					<Button variant="link" onClick={ changeBranding }>
						{ __( 'Change Branding', 'userfeedback' ) }
					</Button>
				}
			>
				<div className="ufb-publish__frame">
					<WidgetFrame index={ index } onIndexChange={ setIndex } filling />
				</div>
				<p className="ufb-publish__brand">
					<ColorIndicator colorValue={ theming.widget_color } />
					<ColorIndicator colorValue={ theming.text_color } />
					<ColorIndicator colorValue={ theming.button_color } />
					{ brandingWords( theming.color_scheme === 'dark', theming.show_logo ) }
				</p>
			</Card>
		</aside>
	);
}
