import { lazy, memo, Suspense, useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import type { IconRef, Question, WidgetSurvey } from '../../../types';
import type { Draft } from '../../../domain/draft/draft';
import { isRating, rulesOf } from '../../../domain/question-types';
import { boot } from '../../../shared/app/boot';
import { ErrorBoundary } from '../../../shared/app/error-boundary';
import { iconQueries } from '../questions/icons-file';
import type { IconShapes } from '../questions/icons-file';
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

const STYLES: IconRef[ 'style' ][] = [ 'solid', 'regular', 'brands' ];

function withShape( icon: IconRef, shapes: IconShapes | undefined ): IconRef {
	const shape = shapes?.[ icon.name ];
	return shape
		? {
				...icon,
				viewBox: `0 0 ${ shape[ 0 ] } ${ shape[ 1 ] }`,
				path: shape[ 2 ],
			}
		: icon;
}

/** Without a title the answers would lie under the button of the bar. */
const named = ( question: Question ): Question =>
	question.title.trim() === '' ? { ...question, title: __( 'Your question', 'userfeedback' ) } : question;

/** Questions as the server would send them: icons with their shapes. */
function useDrawnQuestions( questions: Question[] ): Question[] {
	const used = new Set(
		questions.flatMap( ( { config } ) =>
			( config.options ?? [] ).flatMap( ( option ) =>
				typeof option === 'object' && 'icon' in option && option.icon ? [ option.icon.style ] : []
			)
		)
	);
	const [ solid, regular, brands ] = useQueries( {
		queries: STYLES.map( ( style ) => ( {
			...iconQueries.shapes( style ),
			enabled: used.has( style ),
		} ) ),
	} ).map( ( { data } ) => data );
	return useMemo( () => {
		const shapes = { solid, regular, brands };
		return questions.map( named ).map( ( question ) =>
			rulesOf( question.type ).options !== 'icon'
				? question
				: {
						...question,
						config: {
							...question.config,
							options: ( question.config.options ?? [] ).map( ( option ) =>
								typeof option === 'object' && 'icon' in option && option.icon
									? {
											...option,
											icon: withShape( option.icon, shapes[ option.icon.style ] ),
										}
									: option
							),
						},
					}
		);
	}, [ questions, solid, regular, brands ] );
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
			has_rating: questions.some( ( question ) => isRating( question.type ) ),
			nonces: { impression: '', submission: '' },
			enable_tracking: false,
			devices: settings.targeting.devices,
			rules: [],
			behavior: settings.behavior,
			theming: {
				...settings.theming,
				start_minimized: false,
				logo_type: 'userfeedback',
				custom_logo: '',
				skip_text: globals.skip_text,
				next_text: globals.next_text,
				widget_toggle_text: globals.toggle_text,
				widget_toggle_icon: globals.toggle_icon,
				widget_toggle_path: globals.toggle_path,
				widget_toggle_color: globals.toggle_color,
				font: null,
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
