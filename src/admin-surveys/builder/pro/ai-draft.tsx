import { useEffect, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button, CheckboxControl, Icon, TextareaControl } from '@wordpress/components';
import { caution } from '@wordpress/icons';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { AiDraft as Draft, AiDraftPart, Question, SurveyTemplate } from '../../../types';
import { AI_DRAFT } from '../../../domain/draft/defaults';
import { rulesOf } from '../../../domain/question-types';
import { boot } from '../../../shared/app/boot';
import { agreeToDrafts, writeDraft } from '../../../shared/api/surveys/ai';
import { whyFailed } from '../../../shared/components/error-notice';
import { Notice } from '../../../shared/components/notice';
import { can } from '../../../shared/lib/entitlements';
import { FLAT } from '../ui/controls';
import '../ui/card.scss';
import './ai-draft.scss';

const MAX_WISH = 1000;
const MIN_WISH = 3;

interface Props {
	/** Takes the draft into the builder, like a template. */
	onUse: ( template: SurveyTemplate ) => void;
}

/** A survey from a sentence. Nothing is stored before the owner saves it. */
export function AiDraft( { onUse }: Props ) {
	const site = boot().ai_drafts;
	const [ wish, setWish ] = useState( '' );
	const [ agreed, setAgreed ] = useState( site?.consent ?? false );
	const field = useRef< HTMLTextAreaElement >( null );
	const waiting = useRef< AbortController | null >( null );
	const keep = async ( consent: boolean ) => {
		if ( site && site.consent !== consent ) {
			await agreeToDrafts( consent );
			site.consent = consent;
		}
	};
	const write = useMutation( {
		mutationFn: async () => {
			await keep( true );
			waiting.current = new AbortController();
			return writeDraft( wish.trim(), waiting.current.signal );
		},
	} );
	useEffect( () => () => waiting.current?.abort(), [] );
	const takeBack = useMutation( { mutationFn: () => keep( false ), onError: () => setAgreed( true ) } );
	const ready = agreed && wish.trim().length >= MIN_WISH;
	const start = () => {
		if ( ready && ! write.isPending ) {
			write.mutate();
		}
	};
	const stop = () => {
		waiting.current?.abort();
		write.reset();
	};
	const take = ( draft: Draft ) => onUse( templateOf( draft ) );
	const draft = write.data;
	const error = write.isError ? whyFailed( write.error ) : ( draft?.error ?? null );
	const again = { label: __( 'Try again', 'userfeedback' ), onClick: start, variant: 'secondary' as const };
	return (
		<div className="ufb-draft">
			<section className="ufb-card" aria-labelledby="ufb-ai-wish">
				<div className="ufb-card__head">
					<h3 id="ufb-ai-wish">{ __( 'Describe what you want to know', 'userfeedback' ) }</h3>
				</div>
				<div className="ufb-section ufb-draft__form">
					<TextareaControl
						{ ...FLAT }
						ref={ field }
						label={ __( 'In one or two sentences', 'userfeedback' ) }
						help={ __(
							'For example: why visitors of the pricing page leave, and what would make them stay.',
							'userfeedback'
						) }
						rows={ 3 }
						dir="auto"
						maxLength={ MAX_WISH }
						readOnly={ write.isPending }
						value={ wish }
						onChange={ setWish }
					/>
					<div className="ufb-draft__consent">
						<CheckboxControl
							{ ...FLAT }
							label={ sprintf(
								/* translators: %s: name of an AI service. */
								__(
									'Send this text, my site’s name and the list of question types to the AI connector of this site (%s). No answers and no visitor data are sent. I agree for this site.',
									'userfeedback'
								),
								site?.connector ?? ''
							) }
							help={
								agreed || can( 'manage' )
									? undefined
									: __(
											'An administrator must first agree to what is sent to the AI connector.',
											'userfeedback'
										)
							}
							disabled={ write.isPending || ! can( 'manage' ) }
							checked={ agreed }
							onChange={ ( value ) => {
								setAgreed( value );
								if ( ! value ) {
									takeBack.mutate();
								}
							} }
						/>
					</div>
					<div className="ufb-draft__row">
						<Button
							__next40pxDefaultSize
							variant="primary"
							isBusy={ write.isPending }
							disabled={ ! ready || write.isPending }
							accessibleWhenDisabled
							onClick={ start }
						>
							{ write.isPending
								? __( 'Writing a draft…', 'userfeedback' )
								: __( 'Write a draft', 'userfeedback' ) }
						</Button>
						{ write.isPending && (
							<Button __next40pxDefaultSize variant="tertiary" onClick={ stop }>
								{ __( 'Stop', 'userfeedback' ) }
							</Button>
						) }
						<span role="status">
							{ __( 'Takes about ten seconds. You edit everything before it is saved.', 'userfeedback' ) }
						</span>
					</div>
					{ error !== null && (
						<Notice
							status="error"
							isDismissible={ false }
							politeness="assertive"
							actions={ [
								...( draft && draft.questions.length > 0
									? [
											{
												label: sprintf(
													/* translators: %d: number of questions. */
													_n(
														'Use the %d question',
														'Use the %d questions',
														draft.questions.length,
														'userfeedback'
													),
													draft.questions.length
												),
												onClick: () => take( draft ),
												variant: 'secondary' as const,
											},
										]
									: [] ),
								draft?.refused
									? {
											label: __( 'Change the text', 'userfeedback' ),
											onClick: () => field.current?.focus(),
											variant: 'secondary' as const,
										}
									: again,
							] }
						>
							{ error }
						</Notice>
					) }
				</div>
			</section>
			{ draft && draft.error === null && (
				<Parts draft={ draft } onDiscard={ write.reset } onAgain={ start } onUse={ () => take( draft ) } />
			) }
		</div>
	);
}

interface PartsProps {
	draft: Draft;
	onDiscard: () => void;
	onAgain: () => void;
	onUse: () => void;
}

function Parts( { draft, onDiscard, onAgain, onUse }: PartsProps ) {
	const panel = useRef< HTMLDivElement >( null );
	useEffect( () => panel.current?.focus(), [ draft ] );
	const { title, questions, parts, model } = draft;
	return (
		<div ref={ panel } tabIndex={ -1 } className="ufb-draft__parts">
			<section className="ufb-card" aria-labelledby="ufb-ai-draft">
				<div className="ufb-card__head">
					<div className="ufb-card__titles">
						<h3 id="ufb-ai-draft">
							{ sprintf(
								/* translators: %s: title of a survey. */
								__( 'Draft: “%s”', 'userfeedback' ),
								title
							) }
						</h3>
						<p>
							{ sprintf(
								/* translators: 1: number of questions that fit, 2: number of questions, 3: name of a language model. */
								__(
									'%1$d of %2$d questions fit. Made by AI (%3$s), check before you publish.',
									'userfeedback'
								),
								questions.length,
								parts.length,
								model ?? ''
							) }
						</p>
					</div>
				</div>
				<ol>
					{ parts.map( ( part, place ) => (
						<Part key={ place } part={ part } questions={ questions } />
					) ) }
				</ol>
				<div className="ufb-draft__foot">
					<Button __next40pxDefaultSize variant="tertiary" isDestructive onClick={ onDiscard }>
						{ __( 'Discard', 'userfeedback' ) }
					</Button>
					<Button __next40pxDefaultSize variant="secondary" onClick={ onAgain }>
						{ __( 'Try again', 'userfeedback' ) }
					</Button>
					<Button
						__next40pxDefaultSize
						variant="primary"
						disabled={ questions.length === 0 }
						accessibleWhenDisabled
						onClick={ onUse }
					>
						{ __( 'Use this draft', 'userfeedback' ) }
					</Button>
				</div>
			</section>
		</div>
	);
}

function Part( { part, questions }: { part: AiDraftPart; questions: Question[] } ) {
	const place = questions.findIndex( ( { id } ) => id === part.question_id );
	const question = questions[ place ];
	return (
		<li>
			<span aria-hidden="true">{ question ? `Q${ place + 1 }` : '–' }</span>
			<div dir="auto">
				{ question ? <strong>{ question.title }</strong> : <s>{ part.title }</s> }
				{ question && <p>{ aboutText( question, part ) }</p> }
				{ part.problems.map( ( problem ) => (
					<p key={ problem } className="ufb-draft__why">
						<Icon icon={ caution } size={ 20 } />
						{ problem }
					</p>
				) ) }
			</div>
		</li>
	);
}

function aboutText( question: Question, { shown_if: shownIf }: AiDraftPart ): string {
	const options = rulesOf( question.type ).options === 'text' ? ( question.config.options ?? [] ) : [];
	return [
		boot().question_types.find( ( { key } ) => key === question.type )?.label,
		options.filter( ( option ) => typeof option === 'string' ).join( ' / ' ),
		shownIf,
		question.settings.comment_box ? __( 'Comment box on', 'userfeedback' ) : '',
	]
		.filter( Boolean )
		.join( '. ' );
}

function templateOf( { title, questions }: Draft ): SurveyTemplate {
	return {
		key: AI_DRAFT,
		name: title,
		description: '',
		category: '',
		is_available: true,
		required_addons: [],
		type: 'survey',
		picture: '',
		questions,
	};
}
