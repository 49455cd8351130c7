import { lazy, memo, Suspense, useMemo } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Intro, Question, QuestionConfig, QuestionType, SurveyInLanguage, WidgetSurvey } from '../../../types';
import type { PreviewWalk } from '../../../widget/survey/preview';
import type { Draft } from '../../../domain/draft/draft';
import { plainText } from '../../../domain/piping';
import { minutesOf } from '../../../domain/survey-length';
import { needsTypesAddon } from '../../../domain/question-types';
import { boot } from '../../../shared/app/boot';
import { formatNumber } from '../../../shared/format/numbers';
import { ErrorBoundary } from '../../../shared/app/error-boundary';
import { useDrawnQuestions } from '../../../shared/preview/drawn-questions';
import { useCalmDraft } from '../state/calm-draft';
import { effectiveSettings } from '../state/effective';

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
	/** The way lies with somebody else. */
	walk?: PreviewWalk;
	/** In place of the draft's own texts. */
	translated?: SurveyInLanguage;
}

/** The visitor's own widget, drawing the draft as it is now (QST-12). */
export function WidgetFrame( props: Props ) {
	return <DraftFrame { ...props } draft={ useCalmDraft() } />;
}

/** The visitor's own widget, drawing a draft of any screen. */
export function DraftFrame( { draft, translated, ...props }: Props & { draft: Draft } ) {
	const own = useWidgetSurvey( draft );
	const { widget_strings: strings, site } = boot();
	const survey = useMemo( () => ( translated ? inLanguage( own, translated ) : own ), [ own, translated ] );
	// The intro is a question before the others, as it is for visitors.
	const before = survey.questions.length - draft.questions.length;
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
					index={ props.index + before }
					onIndexChange={ ( to ) => props.onIndexChange( to - before ) }
					survey={ survey }
					strings={ translated?.strings ?? strings }
					title={ __( 'Survey preview', 'userfeedback' ) }
					rtl={ translated?.rtl ?? site.rtl }
					lang={ translated?.lang ?? site.locale }
				/>
			</Suspense>
		</ErrorBoundary>
	);
}

/** The intro as it travels (`Display\\Around`); one that has no title yet shows that it is there. */
const introQuestion = ( { title, text, picture, button, time }: Intro ): Question => ( {
	id: '@intro',
	type: 'intro' as QuestionType,
	title: title || __( 'Title of the intro', 'userfeedback' ),
	config: { text, picture, button, time: time ? 'preview' : '' } as QuestionConfig,
	settings: { required: false, randomize: false, comment_box: false },
	logic: { enabled: false, action: 'show', conditions: [] },
} );

/** As `Display\\Around` says it. */
function takes( questions: Question[] ): string {
	const minutes = minutesOf( questions );
	return sprintf(
		/* translators: 1: how long it takes, e.g. "About 2 minutes", 2: how much it is, e.g. "5 questions". */
		__( '%1$s, %2$s', 'userfeedback' ),
		sprintf(
			/* translators: %s: number of minutes. */
			_n( 'About %s minute', 'About %s minutes', minutes, 'userfeedback' ),
			formatNumber( minutes )
		),
		sprintf(
			/* translators: %s: number of questions. */
			_n( '%s question', '%s questions', questions.length, 'userfeedback' ),
			formatNumber( questions.length )
		)
	);
}

/** With what the draft says of the progress, and of how long it takes. */
function partsOf( presentation: Draft[ 'settings' ][ 'presentation' ], questions: Question[] ) {
	const { intro, ...others } = boot().widget_parts;
	const words = { ...intro?.words, progress: presentation?.progress ?? 'bar', preview: takes( questions ) };
	return { ...others, ...( intro && { intro: { ...intro, words } } ) };
}

type Drawn = WidgetSurvey & { questions: Question[] };

const inLanguage = ( own: Drawn, { survey, theming }: SurveyInLanguage ): Drawn => ( {
	...own,
	title: survey.title,
	questions: survey.questions.map(
		( question ) => ( { config: {}, settings: {}, logic: {}, ...question } ) as Question
	),
	theming: { ...own.theming, ...theming },
	thank_you: { ...own.thank_you, message: survey.thank_you.message ?? '' },
} );

function useWidgetSurvey( draft: Draft ): Drawn {
	const drawn = useDrawnQuestions( draft.questions );
	const { settings, type, title } = draft;
	const { presentation } = settings;
	const questions = useMemo(
		() => ( presentation?.intro ? [ introQuestion( presentation.intro ), ...drawn ] : drawn ),
		[ drawn, presentation?.intro ]
	);
	return useMemo( () => {
		const { widget_defaults: globals } = boot();
		return {
			id: 0,
			type,
			title,
			cookie_name: '',
			shortcode: false,
			questions,
			parts: partsOf( presentation, drawn ),
			has_rating: questions.some( ( question ) => needsTypesAddon( question.type ) ),
			nonces: { impression: '', submission: '' },
			enable_tracking: false,
			devices: settings.targeting.devices,
			rules: [],
			behavior: settings.behavior,
			theming: {
				...effectiveSettings( settings ).theming,
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
				message: plainText( settings.thank_you.message ),
				redirect_url: '',
				conditions: [],
			},
		};
	}, [ questions, drawn, presentation, settings, type, title ] );
}
