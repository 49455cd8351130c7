import { useCallback, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { fontQueries } from '../../shared/api/fonts/queries';
import { allows } from '../../shared/lib/entitlements';
import { ProPart } from '../../shared/registry/pro-parts';
import type { SettingValues } from '../../types';
import { writeMinimized } from '../../widget/cookies';
import { useSettingsForm } from '../form/form-context';
import type { SettingErrors } from '../form/form-context';
import { DisplayCard } from './display-card';
import { FooterCard } from './footer-card';
import { PreviewCard, usePreviewSurvey } from './preview-card';
import { proWidget } from './pro-widget';
import { StylesCard } from './styles-card';
import { hostStylesheet, themingOf, WIDGET_KEYS } from './theming';
import './widget.scss';

/** ERR-20. */
function check( values: SettingValues ): SettingErrors {
	const gap = values.logo_type === 'custom' && values.widget_custom_logo === '' && allows( 'branding' );
	return gap ? { logo_type: __( 'You must select a custom logo.', 'userfeedback' ) } : {};
}

/** Where the preview has the chosen font from: this site, or the font host where the person agreed (STG-35). */
function useStylesheet( font: SettingValues[ 'widget_font' ], samples: boolean ): string {
	const { data: files } = useQuery( { ...fontQueries.files(), enabled: allows( 'widget-look' ) } );
	if ( ! font || ! files ) {
		return '';
	}
	if ( files.font?.family === font.family && files.font.weight === font.weight ) {
		return files.font.stylesheet;
	}
	return samples ? hostStylesheet( files.host, font.family, font.weight ) : '';
}

/** Widget tab (STG-23 to STG-39). */
export function Widget() {
	const form = useSettingsForm( WIDGET_KEYS, check );
	const { values } = form;
	const [ chosen, setChosen ] = useState( 0 );
	const [ samples, setSamples ] = useState( false );
	const [ folded, setFolded ] = useState( values.widget_start_minimized && allows( 'behavior' ) );
	const survey = usePreviewSurvey( chosen );
	const stylesheet = useStylesheet( values.widget_font, samples );
	const theming = useMemo( () => themingOf( values, stylesheet ), [ values, stylesheet ] );
	const cookie = survey?.cookie_name ?? '';
	const onMinimized = useCallback(
		( minimized: boolean ) => {
			setFolded( minimized );
			if ( cookie !== '' ) {
				writeMinimized( cookie, minimized );
			}
		},
		[ cookie ]
	);
	return (
		<div className="uf-look">
			<div>
				<StylesCard form={ form } samples={ samples } onSamples={ () => setSamples( true ) } />
				<DisplayCard form={ form } onMinimized={ onMinimized } />
				<FooterCard form={ form } />
				{ allows( 'branding' ) && (
					<ProPart from={ proWidget }>
						{ ( { UseForSurveys } ) => <UseForSurveys isDirty={ form.isDirty } /> }
					</ProPart>
				) }
			</div>
			<PreviewCard
				theming={ theming }
				survey={ survey }
				onSurvey={ setChosen }
				minimized={ folded }
				onMinimized={ setFolded }
			/>
		</div>
	);
}
