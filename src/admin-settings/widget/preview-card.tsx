import { lazy, memo, Suspense, useEffect, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { needsTypesAddon } from '../../domain/question-types';
import { surveyQueries } from '../../shared/api/surveys/queries';
import { boot } from '../../shared/app/boot';
import { ErrorBoundary } from '../../shared/app/error-boundary';
import { EmptyState } from '../../shared/components/empty-state';
import { QueryPanel } from '../../shared/components/query-panel';
import { Segmented } from '../../shared/components/segmented';
import { Skeleton } from '../../shared/components/skeleton';
import { pageUrl } from '../../shared/lib/pages';
import { PREVIEW_DELAY_MS } from '../../shared/lib/timers';
import { useDrawnQuestions } from '../../shared/preview/drawn-questions';
import type { Survey, WidgetTheming } from '../../types';

const SurveyPreview = lazy( () =>
	import( '../../widget/survey/preview' ).then( ( module ) => ( { default: memo( module.SurveyPreview ) } ) )
);

/** Surveys to choose from: the newest. */
const LIST = {
	page: 1,
	per_page: 100,
	orderby: 'id',
	order: 'desc',
	status: 'all',
	search: '',
} as const;

interface FrameProps {
	survey: Survey;
	theming: WidgetTheming;
	device: 'desktop' | 'mobile';
	minimized: boolean;
	onMinimized: ( minimized: boolean ) => void;
}

/** A survey with the look of the form, drawn by the visitor's own code. */
function Frame( { survey, theming, device, minimized, onMinimized }: FrameProps ) {
	const [ index, setIndex ] = useState( 0 );
	const questions = useDrawnQuestions( survey.questions );
	const { settings, type, title } = survey;
	const drawn = useMemo(
		() => ( {
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
			// Otherwise the toggle could not be looked at and left again.
			theming: { ...theming, start_minimized: false },
			thank_you: {
				type: 'message' as const,
				message: settings.thank_you.message,
				redirect_url: '',
				conditions: [],
			},
		} ),
		[ questions, settings, type, title, theming ]
	);
	const { widget_strings: strings, site } = boot();
	return (
		<SurveyPreview
			className="uf-look__frame"
			device={ device }
			survey={ drawn }
			strings={ strings }
			index={ index }
			onIndexChange={ setIndex }
			minimized={ minimized }
			onMinimizedChange={ onMinimized }
			title={ __( 'Preview of the widget on a page', 'userfeedback' ) }
			rtl={ site.rtl }
			lang={ site.locale }
		/>
	);
}

/** True once the page is open for as long as STG-26 wants. */
function useDelay(): boolean {
	const [ passed, setPassed ] = useState( false );
	useEffect( () => {
		const timer = setTimeout( () => setPassed( true ), PREVIEW_DELAY_MS );
		return () => clearTimeout( timer );
	}, [] );
	return passed;
}

type StageProps = Omit< FrameProps, 'survey' > & { id: number };

function Stage( { id, ...rest }: StageProps ) {
	const survey = useQuery( surveyQueries.one( id ) );
	const appeared = useDelay();
	const waiting = <Skeleton width="60%" height="160px" />;
	return (
		<QueryPanel
			query={ survey }
			failed={ __( 'The survey could not be loaded.', 'userfeedback' ) }
			skeleton={ waiting }
		>
			{ ( data ) =>
				appeared ? (
					<ErrorBoundary
						instead={
							<p>{ __( 'The preview could not be shown. Please reload the page.', 'userfeedback' ) }</p>
						}
					>
						<Suspense fallback={ waiting }>
							<Frame key={ data.id } survey={ data } { ...rest } />
						</Suspense>
					</ErrorBoundary>
				) : (
					waiting
				)
			}
		</QueryPanel>
	);
}

interface Props {
	theming: WidgetTheming;
	/** The survey in the preview; 0 until the list is here. */
	survey: Pick< Survey, 'id' | 'cookie_name' > | null;
	onSurvey: ( id: number ) => void;
	minimized: boolean;
	onMinimized: ( minimized: boolean ) => void;
}

/** The chosen survey with the look of the form, as it is now (STG-23 to STG-26). */
export function PreviewCard( { theming, survey, onSurvey, minimized, onMinimized }: Props ) {
	const list = useQuery( surveyQueries.list( LIST ) );
	const [ device, setDevice ] = useState< 'desktop' | 'mobile' >( 'desktop' );
	return (
		<section className="uf-setcard uf-look__preview" aria-label={ __( 'Preview', 'userfeedback' ) }>
			<header>
				<h2>{ __( 'Preview', 'userfeedback' ) }</h2>
				<Segmented
					legend={ __( 'Device', 'userfeedback' ) }
					value={ device }
					options={ [
						{ value: 'desktop', label: __( 'Desktop', 'userfeedback' ) },
						{ value: 'mobile', label: __( 'Phone', 'userfeedback' ) },
					] }
					onChange={ setDevice }
				/>
			</header>
			<div className="uf-setcard__body">
				<QueryPanel
					query={ list }
					failed={ __( 'The surveys could not be loaded.', 'userfeedback' ) }
					skeleton={ <Skeleton width="100%" height="160px" /> }
				>
					{ ( { items } ) =>
						items.length === 0 ? (
							<EmptyState
								title={ __( 'No Surveys', 'userfeedback' ) }
								text={ __( 'Create a survey to see the widget here.', 'userfeedback' ) }
							>
								<Button variant="secondary" size="compact" href={ pageUrl( 'surveys', '/new/setup' ) }>
									{ __( 'Create New', 'userfeedback' ) }
								</Button>
							</EmptyState>
						) : (
							<>
								<SelectControl
									label={ __( 'Select Survey', 'userfeedback' ) }
									value={ String( survey?.id ?? items[ 0 ]?.id ?? '' ) }
									options={ items.map( ( { id, title } ) => ( {
										value: String( id ),
										label: title || __( 'Untitled Survey', 'userfeedback' ),
									} ) ) }
									onChange={ ( id ) => onSurvey( Number( id ) ) }
								/>
								<div className={ `uf-look__stage is-${ device }` }>
									<div className="uf-look__page" aria-hidden="true">
										{ [ 40, 100, 92, 96 ].map( ( width ) => (
											<i key={ width } style={ { inlineSize: `${ width }%` } } />
										) ) }
										<b />
										{ [ 88, 94, 60 ].map( ( width ) => (
											<i key={ width } style={ { inlineSize: `${ width }%` } } />
										) ) }
									</div>
									{ survey && (
										<Stage
											id={ survey.id }
											theming={ theming }
											device={ device }
											minimized={ minimized }
											onMinimized={ onMinimized }
										/>
									) }
								</div>
							</>
						)
					}
				</QueryPanel>
			</div>
		</section>
	);
}

/** The survey that the preview shows: the chosen one, else the newest. */
export function usePreviewSurvey( chosen: number ): Pick< Survey, 'id' | 'cookie_name' > | null {
	const { data: list } = useQuery( surveyQueries.list( LIST ) );
	const id = list?.items.find( ( item ) => item.id === chosen )?.id ?? list?.items[ 0 ]?.id ?? 0;
	const { data: survey } = useQuery( { ...surveyQueries.one( id ), enabled: id > 0 } );
	return id > 0 ? { id, cookie_name: survey?.cookie_name ?? '' } : null;
}
