import { useMemo, useState } from 'react';
import { Button, SearchControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { SurveyTemplate } from '../../../types';
import type { Step } from '../../../domain/draft/problems';
import { AI_DRAFT, applyTemplate } from '../../../domain/draft/defaults';
import { boot } from '../../../shared/app/boot';
import { useSurveyTemplates } from '../../../shared/api/surveys/queries';
import { ConfirmDialog } from '../../../shared/components/confirm-dialog';
import { ErrorNotice } from '../../../shared/components/error-notice';
import { useLock } from '../../../shared/components/lock';
import { LockLine } from '../../../shared/components/lock-line';
import { Skeleton } from '../../../shared/components/skeleton';
import { can } from '../../../shared/lib/entitlements';
import { pageUrl } from '../../../shared/lib/pages';
import { ProPart } from '../../../shared/registry/pro-parts';
import { Notice } from '../../../shared/components/notice';
import { proDraft } from '../pro-builder';
import { focusTitle } from '../questions/focus';
import { newId } from '../../../domain/draft/ids';
import { useBuilderStore } from '../state/store';
import { TemplateCard } from './template-card';
import { FLAT } from '../ui/controls';
import './setup.scss';

const ALL = '';
const PLACEHOLDERS = [ 0, 1, 2, 3, 4, 5 ];

/**
 * Choosing a template begins the survey (SETUP-01 to SETUP-07, SETUP-12).
 */
export default function SetupStep( { onGo }: { onGo: ( step: Step ) => void } ) {
	const store = useBuilderStore();
	const { data, error, refetch } = useSurveyTemplates();
	const [ search, setSearch ] = useState( '' );
	const [ category, setCategory ] = useState( ALL );
	const [ asked, setAsked ] = useState< SurveyTemplate | null >( null );
	const templates = useMemo( () => data ?? [], [ data ] );
	const shown = templates.filter(
		( template ) => ( category === ALL || template.category === category ) && matches( template, search )
	);

	function choose( template: SurveyTemplate ) {
		const { draft, fresh } = store.getState();
		if ( draft.questions.some( ( question ) => ! fresh.includes( question ) ) ) {
			setAsked( template );
		} else {
			start( template );
		}
	}

	function start( template: SurveyTemplate ) {
		const { edit, select, markFresh } = store.getState();
		edit( ( draft ) => applyTemplate( draft, template, newId ) );
		select( store.getState().draft.questions[ 0 ]?.id ?? null );
		// A draft cannot be had again: another template asks before it replaces it.
		if ( template.key !== AI_DRAFT ) {
			markFresh();
		}
		onGo( 'questions' );
		focusTitle();
	}

	return (
		<div className="ufb-setup">
			{ asked && (
				<ConfirmDialog
					title={ __( 'Replace your questions?', 'userfeedback' ) }
					message={ sprintf(
						/* translators: %s: name of a template. */
						__( 'You have changed the questions. “%s” brings its own in their place.', 'userfeedback' ),
						asked.name
					) }
					confirmText={ __( 'Replace Them', 'userfeedback' ) }
					cancelText={ __( 'Keep Mine', 'userfeedback' ) }
					onConfirm={ () => {
						setAsked( null );
						start( asked );
					} }
					onCancel={ () => {
						setAsked( null );
						onGo( 'questions' );
					} }
				/>
			) }
			<aside className="ufb-setup__side" aria-label={ __( 'Find a template', 'userfeedback' ) }>
				<SearchControl
					{ ...FLAT }
					label={ __( 'Search templates', 'userfeedback' ) }
					placeholder={ __( 'Search templates', 'userfeedback' ) }
					value={ search }
					onChange={ setSearch }
				/>
				<Categories templates={ templates } value={ category } onChange={ setCategory } />
			</aside>
			<div className="ufb-setup__main">
				<h2 className="ufb-title">{ __( 'Select a Template', 'userfeedback' ) }</h2>
				<p className="ufb-lead">
					{ __( 'A template fills in the questions. You can change everything afterwards.', 'userfeedback' ) }
				</p>
				{ boot().ai_drafts && (
					<ProPart from={ proDraft }>{ ( { AiDraft } ) => <AiDraft onUse={ choose } /> }</ProPart>
				) }
				<PremiumTemplates />
				{ error && ! data && (
					<ErrorNotice
						message={ __( 'The templates could not be loaded.', 'userfeedback' ) }
						error={ error }
						onRetry={ () => void refetch() }
					/>
				) }
				<p className="screen-reader-text" role="status">
					{ data &&
						sprintf(
							/* translators: %d: number of templates. */
							_n( '%d template', '%d templates', shown.length, 'userfeedback' ),
							shown.length
						) }
				</p>
				{ ! data && ! error && (
					<div className="ufb-templates" aria-busy="true">
						{ PLACEHOLDERS.map( ( place ) => (
							<div key={ place } className="ufb-template">
								<Skeleton height="160px" />
								<Skeleton width="60%" />
								<Skeleton width="80%" />
							</div>
						) ) }
					</div>
				) }
				{ data && shown.length > 0 && (
					<ul className="ufb-templates">
						{ shown.map( ( template ) => (
							<TemplateCard key={ template.key } template={ template } onChoose={ choose } />
						) ) }
					</ul>
				) }
				{ data && shown.length === 0 && (
					<p className="ufb-setup__none">
						{ __( 'No templates found.', 'userfeedback' ) }{ ' ' }
						<Button
							variant="link"
							onClick={ () => {
								setSearch( '' );
								setCategory( ALL );
							} }
						>
							{ __( 'Clear search', 'userfeedback' ) }
						</Button>
					</p>
				) }
			</div>
		</div>
	);
}

/** How the premium templates get here, for those whose plan has them (SETUP-10, SETUP-11). */
function PremiumTemplates() {
	const lock = useLock( {
		feature: 'templates',
		name: __( 'Premium Template', 'userfeedback' ),
		medium: 'survey-templates',
		message: __( 'Your plan includes 20+ premium templates. Add them with the Templates addon.', 'userfeedback' ),
	} );
	if ( lock?.access.state === 'license' ) {
		return (
			<Notice
				className="ufb-oneline"
				status="warning"
				isDismissible={ false }
				actions={
					can( 'manage' )
						? [
								{
									label: __( 'Enter License Key', 'userfeedback' ),
									url: pageUrl( 'settings', '/general' ),
									variant: 'link',
								},
							]
						: []
				}
			>
				{ __( 'Please enter a valid license key to enable Pro templates', 'userfeedback' ) }
			</Notice>
		);
	}
	return lock && lock.access.state !== 'upgrade' ? <LockLine lock={ lock } /> : null;
}

function matches( template: SurveyTemplate, search: string ): boolean {
	const words = search.trim().toLowerCase().split( /\s+/ );
	const text = `${ template.name } ${ template.description }`.toLowerCase();
	return words.every( ( word ) => text.includes( word ) );
}

interface CategoriesProps {
	templates: SurveyTemplate[];
	value: string;
	onChange: ( category: string ) => void;
}

function Categories( { templates, value, onChange }: CategoriesProps ) {
	const counts = new Map< string, number >();
	for ( const { category } of templates ) {
		if ( category !== '' ) {
			counts.set( category, ( counts.get( category ) ?? 0 ) + 1 );
		}
	}
	const rows: [ string, string, number ][] = [
		[ ALL, __( 'All templates', 'userfeedback' ), templates.length ],
		...[ ...counts ].map( ( [ name, count ] ) => [ name, name, count ] as [ string, string, number ] ),
	];
	return (
		<ul aria-label={ __( 'Template categories', 'userfeedback' ) }>
			{ rows.map( ( [ key, name, count ] ) => (
				<li key={ key }>
					<button type="button" aria-pressed={ value === key } onClick={ () => onChange( key ) }>
						<span>{ name }</span>
						<span>{ count }</span>
					</button>
				</li>
			) ) }
		</ul>
	);
}
