import { useEffect, useMemo, useRef, useState } from 'react';
import { Button, Icon } from '@wordpress/components';
import { check } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import { Navigate } from '../../shared/router';
import type { SavedSurvey, SurveyTemplate } from '../../types';
import { newRecord } from '../../domain/draft/defaults';
import { toPayload, toRecord } from '../../domain/draft/draft';
import { boot } from '../../shared/app/boot';
import { useSaveSurvey, useSurveyTemplates } from '../../shared/api/surveys/queries';
import { ErrorNotice } from '../../shared/components/error-notice';
import { PageHeader } from '../../shared/components/page-header';
import { ScreenLoading } from '../../shared/components/screen-loading';
import { can } from '../../shared/lib/entitlements';
import { usePageTitle } from '../../shared/lib/use-page-title';
import { siteClock } from '../builder/state/clock';
import { FrontPage } from './front-page';
import { GuideDone } from './guide-done';
import { LookStep, questions, usable, WhatStep, whenWords, WhereStep } from './steps';
import { templateDraft, wishedDraft } from './wishes';
import type { Wish } from './wishes';
import './guide.scss';

/**
 * The first survey in three questions, each with an answer already: three clicks to a live survey and no field to
 * fill (A101). Each step keeps what there is as a draft.
 */
export function Guide() {
	usePageTitle( __( 'Your first survey', 'userfeedback' ) );
	const templates = useSurveyTemplates();
	if ( ! can( 'edit' ) ) {
		return <Navigate to="/" replace />;
	}
	const first = templates.data && usable( templates.data )[ 0 ];
	return (
		<div className="wrap uf-guide-page">
			<PageHeader title={ __( 'Your first survey', 'userfeedback' ) } />
			{ templates.isPending && <ScreenLoading /> }
			{ templates.isError && (
				<ErrorNotice
					message={ __( 'The templates could not be loaded.', 'userfeedback' ) }
					error={ templates.error }
					onRetry={ () => void templates.refetch() }
				/>
			) }
			{ first && <Questions templates={ templates.data } first={ first } /> }
			{ templates.isSuccess && ! first && <Navigate to="/new/setup" replace /> }
		</div>
	);
}

function Questions( { templates, first }: { templates: SurveyTemplate[]; first: SurveyTemplate } ) {
	const [ step, setStep ] = useState( 0 );
	const [ wish, setWish ] = useState< Wish >( {
		what: first.key,
		where: 'all',
		look: boot().widget_defaults.color_scheme,
	} );
	const [ live, setLive ] = useState< SavedSurvey | null >( null );
	const heading = useRef< HTMLHeadingElement >( null );
	const record = useRef( newRecord() );
	const save = useSaveSurvey();

	const template = templates.find( ( { key } ) => key === wish.what ) ?? first;
	const made = useMemo( () => templateDraft( template ), [ template ] );
	const draft = useMemo( () => wishedDraft( made, wish ), [ made, wish ] );
	const titles = questions();
	const isLast = step === titles.length - 1;

	const shownStep = useRef( step );
	useEffect( () => {
		if ( shownStep.current !== step ) {
			shownStep.current = step;
			heading.current?.focus();
		}
	}, [ step ] );

	const go = ( kind: 'interim' | 'final' ) => {
		save.mutate(
			{
				...toPayload( draft, record.current, kind, siteClock ),
				...( record.current.id > 0 ? { based_on: record.current.revision } : {} ),
			},
			{
				onSuccess: ( saved ) => {
					record.current = toRecord( saved );
					if ( kind === 'interim' ) {
						setStep( step + 1 );
					} else if ( saved.published ) {
						setLive( saved );
					}
				},
			}
		);
	};

	if ( live ) {
		return <GuideDone survey={ live } everywhere={ wish.where === 'all' } draft={ draft } />;
	}
	const props = { wish, onWish: ( change: Partial< Wish > ) => setWish( { ...wish, ...change } ) };
	const refused = save.data && ! save.data.published ? save.data.message : '';
	return (
		<div className="uf-guide">
			<div className="uf-guide__ask">
				<ol className="uf-guide__steps" aria-label={ __( 'Steps', 'userfeedback' ) }>
					{ titles.map( ( title, at ) => (
						<li key={ title } aria-current={ at === step ? 'step' : undefined }>
							<i aria-hidden="true">{ at < step ? <Icon icon={ check } size={ 16 } /> : at + 1 }</i>
							{ title }
						</li>
					) ) }
				</ol>
				<h2 ref={ heading } tabIndex={ -1 }>
					{ titles[ step ] }
				</h2>
				{ step === 0 && <WhatStep { ...props } templates={ templates } /> }
				{ step === 1 && <WhereStep { ...props } /> }
				{ isLast && <LookStep { ...props } /> }
				{ isLast && <Summary wish={ wish } question={ draft.questions[ 0 ]?.title ?? '' } /> }
				{ ( save.isError || refused !== '' ) && (
					<ErrorNotice
						message={ refused || __( 'The survey could not be saved.', 'userfeedback' ) }
						error={ save.error }
					/>
				) }
				<div className="uf-guide__ways">
					{ step === 0 ? (
						<Button __next40pxDefaultSize variant="tertiary" href="#/new/setup">
							{ __( 'Start from a template instead', 'userfeedback' ) }
						</Button>
					) : (
						<Button __next40pxDefaultSize variant="tertiary" onClick={ () => setStep( step - 1 ) }>
							{ __( 'Back', 'userfeedback' ) }
						</Button>
					) }
					<Button
						__next40pxDefaultSize
						variant="primary"
						isBusy={ save.isPending }
						disabled={ save.isPending }
						accessibleWhenDisabled
						onClick={ () => go( isLast ? 'final' : 'interim' ) }
					>
						{ isLast ? __( 'Publish', 'userfeedback' ) : __( 'Next', 'userfeedback' ) }
					</Button>
				</div>
				<p className="uf-guide__note">
					{ step === 0
						? __( 'Three questions, about a minute.', 'userfeedback' )
						: __( 'You can change all of this later. What you have is kept as a draft.', 'userfeedback' ) }
				</p>
			</div>
			<FrontPage key={ template.key } draft={ draft } />
		</div>
	);
}

function Summary( { wish, question }: { wish: Wish; question: string } ) {
	return (
		<p className="uf-guide__sum">
			{ wish.where === 'all'
				? sprintf(
						/* translators: 1: title of a question, 2: when it shows, e.g. "After 10 seconds". */
						__( 'Visitors of every page are asked “%1$s”. %2$s, until they answer.', 'userfeedback' ),
						question,
						whenWords()
					)
				: sprintf(
						/* translators: 1: title of a question, 2: when it shows, e.g. "After 10 seconds". */
						__( 'Visitors of the front page are asked “%1$s”. %2$s, until they answer.', 'userfeedback' ),
						question,
						whenWords()
					) }
		</p>
	);
}
