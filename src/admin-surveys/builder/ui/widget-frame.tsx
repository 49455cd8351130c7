import { lazy, memo, Suspense, useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import type { Question, WidgetSurvey } from '../../../types';
import type { Draft } from '../../../domain/draft/draft';
import { needsTypesAddon } from '../../../domain/question-types';
import { boot } from '../../../shared/app/boot';
import { ErrorBoundary } from '../../../shared/app/error-boundary';
import { useDrawnQuestions } from '../../../shared/preview/drawn-questions';
import { useCalmDraft } from '../state/calm-draft';

const SurveyPreview = lazy( () =>
	import( '../../../widget/survey/preview' ).then( ( module ) => ( {
		default: memo( module.SurveyPreview ),
	} ) )
);

interface Props {
	index: number;
	onIndexChange: ( index: number ) => void;
	device?: 'desktop' | 'mobile';
	filling?: boolean;
	className?: string;
}

/** The visitor's own widget, drawing the draft as it is now (QST-12). */
export function WidgetFrame( props: Props ) {
	return <DraftFrame { ...props } draft={ useCalmDraft() } />;
}

/** The visitor's own widget, drawing a draft of any screen. */
export function DraftFrame( { draft, ...props }: Props & { draft: Draft } ) {
	const survey = useWidgetSurvey( draft );
	const { widget_strings: strings, site } = boot();
	return (
		<ErrorBoundary
			instead={
				<p className="ufb-help">
					{ __( 'The preview could not be shown. Save the survey and reload the page.', 'userfeedback' ) }
				</p>
			}
		>
			<Suspense fallback={ null }>
				<SurveyPreview
					{ ...props }
					survey={ survey }
					strings={ strings }
					title={ __( 'Survey preview', 'userfeedback' ) }
					rtl={ site.rtl }
					lang={ site.locale }
				/>
			</Suspense>
		</ErrorBoundary>
	);
}

function useWidgetSurvey( draft: Draft ): WidgetSurvey & { questions: Question[] } {
	const questions = useDrawnQuestions( draft.questions );
	const { settings, type, title } = draft;
	return useMemo( () => {
		const { widget_defaults: globals } = boot();
		return {
			id: 0,
			type,
			title,
			cookie_name: '',
			shortcode: false,
			questions,
			parts: boot().widget_parts,
			has_rating: questions.some( ( question ) => needsTypesAddon( question.type ) ),
			nonces: { impression: '', submission: '' },
			enable_tracking: false,
			devices: settings.targeting.devices,
			rules: [],
			behavior: settings.behavior,
			theming: {
				...settings.theming,
				start_minimized: false,
				logo_type: globals.logo_type,
				custom_logo: globals.custom_logo,
				skip_text: globals.skip_text,
				next_text: globals.next_text,
				widget_toggle_text: globals.toggle_text,
				widget_toggle_icon: globals.toggle_icon,
				widget_toggle_path: globals.toggle_path,
				widget_toggle_color: globals.toggle_color,
				font: globals.font,
				position: globals.position,
			},
			thank_you: {
				type: 'message',
				message: settings.thank_you.message,
				redirect_url: '',
				conditions: [],
			},
		};
	}, [ questions, settings, type, title ] );
}
