import { useId } from 'react';
import type { ReactNode } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Spinner } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Link } from '../../shared/router';
import type { AiSummary, DateRange, SummaryTheme } from '../../types';
import { agreeToAi, makeAiSummary } from '../../shared/api/results/fetchers';
import type { SummaryScope } from '../../shared/api/results/fetchers';
import { resultsQueries } from '../../shared/api/results/queries';
import { ErrorNotice } from '../../shared/components/error-notice';
import { Notice } from '../../shared/components/notice';
import { Skeleton } from '../../shared/components/skeleton';
import { formatDateTime } from '../../shared/format/dates';
import { formatNumber, formatPercent } from '../../shared/format/numbers';
import { can } from '../../shared/lib/entitlements';
import { useNarrowing } from '../filters/use-filter';
import { responsePath } from '../routes';
import './summary-card.scss';

interface CardProps {
	surveyId: number;
	scope: SummaryScope;
}

/** What people wrote, in a few lines (AI-03 to AI-05); under a filter, what those wrote whom it leaves. */
export function SummaryCard( { surveyId, range }: { surveyId: number; range: DateRange } ) {
	const { entries } = useNarrowing();
	const scope = { from: range.start, to: range.end, filter: entries };
	return <Card key={ entries.length === 0 ? '' : JSON.stringify( scope ) } surveyId={ surveyId } scope={ scope } />;
}

function Card( { surveyId, scope }: CardProps ) {
	const heading = useId();
	const client = useQueryClient();
	const kept = resultsQueries.aiSummary( surveyId, scope );
	const query = useQuery( kept );
	const make = useMutation( {
		mutationFn: async ( agreed: boolean ) => {
			if ( agreed ) {
				await agreeToAi();
			}
			const made = await makeAiSummary( surveyId, scope );
			// ERR-11: the server answers 200 where the model failed without a reason.
			if ( ! made.success && made.error === null && made.available && made.written >= made.needed ) {
				throw new Error();
			}
			return made;
		},
		onSuccess: ( summary ) => client.setQueryData( kept.queryKey, summary ),
	} );
	const summary = query.data;
	return (
		<section className="uf-panel uf-ai" aria-labelledby={ heading }>
			<header className="uf-panel__head">
				<div>
					<h2 id={ heading }>{ __( 'AI summary', 'userfeedback' ) }</h2>
					<p className="uf-note">{ __( 'What people wrote, in a few lines', 'userfeedback' ) }</p>
				</div>
			</header>
			{ make.isPending && summary && <Reading answers={ summary.written } /> }
			{ ! make.isPending && summary && (
				<Content
					summary={ summary }
					surveyId={ surveyId }
					failed={ make.isError }
					onMake={ ( agreed ) => make.mutate( agreed ) }
				/>
			) }
			{ query.isPending && (
				<div className="uf-panel__body">
					<Lines />
				</div>
			) }
			{ query.isError && ! summary && (
				<div className="uf-panel__body">
					<ErrorNotice
						message={ __( 'The AI summary could not be loaded.', 'userfeedback' ) }
						error={ query.error }
						onRetry={ () => void query.refetch() }
					/>
				</div>
			) }
		</section>
	);
}

interface ContentProps {
	summary: AiSummary;
	surveyId: number;
	/** The last try brought no reply, or one without a reason. */
	failed: boolean;
	/** Asks for a new one; true where the person has just agreed to what is sent. */
	onMake: ( agreed: boolean ) => void;
}

function Content( { summary, surveyId, failed, onMake }: ContentProps ) {
	const hasError = failed || summary.error !== null;
	const told = summary.overview !== null && (
		<div className="uf-panel__body">
			<Told summary={ summary } surveyId={ surveyId } />
			{ summary.new_answers > 0 && summary.available && ! hasError && (
				<p>
					<Button size="compact" variant="secondary" onClick={ () => onMake( false ) }>
						{ __( 'Get AI Summary', 'userfeedback' ) }
					</Button>
				</p>
			) }
		</div>
	);
	if ( ! summary.available ) {
		return told || <Unavailable summary={ summary } />;
	}
	if ( hasError ) {
		return (
			<>
				<Failed onRetry={ () => onMake( false ) }>
					{ failed
						? __( 'An error occurred while fetching the AI summary.', 'userfeedback' )
						: sprintf(
								/* translators: %s: why there is no summary */
								__( 'Error: %s', 'userfeedback' ),
								summary.error ?? ''
							) }
				</Failed>
				{ told }
			</>
		);
	}
	if ( told ) {
		return (
			<>
				{ told }
				<Foot>
					<MadeAt summary={ summary } />
				</Foot>
			</>
		);
	}
	if ( summary.written < summary.needed ) {
		return <TooFew summary={ summary } />;
	}
	return summary.consent ? (
		<>
			<div className="uf-panel__body">
				<p>
					{ sprintf(
						/* translators: %s: number of written answers */
						_n(
							'%s answer was written in people’s own words. A summary names what they say most and links to the answers.',
							'%s answers were written in people’s own words. A summary names what they say most and links to the answers.',
							summary.written,
							'userfeedback'
						),
						formatNumber( summary.written )
					) }
				</p>
				<p>
					<Button __next40pxDefaultSize variant="primary" onClick={ () => onMake( false ) }>
						{ __( 'Get AI Summary', 'userfeedback' ) }
					</Button>
				</p>
			</div>
			<Foot>
				{ __(
					'Uses your site’s AI connector. Emails, names and IP addresses are never sent.',
					'userfeedback'
				) }
			</Foot>
		</>
	) : (
		<Consent summary={ summary } onAgree={ () => onMake( true ) } />
	);
}

function Told( { summary, surveyId }: { summary: AiSummary; surveyId: number } ) {
	return (
		<>
			{ summary.overview !== '' && <p className="uf-ai__overview">{ summary.overview }</p> }
			<ul className="uf-ai__themes">
				{ summary.themes.map( ( theme ) => (
					<li key={ theme.title }>
						<strong>{ theme.title }</strong> { theme.text }{ ' ' }
						<span className="uf-note">{ shareText( theme ) }</span>
						{ theme.quotes.map( ( quote ) => (
							<blockquote key={ `${ quote.response_id } ${ quote.text }` }>
								<q>{ quote.text }</q>{ ' ' }
								<Link to={ responsePath( surveyId, quote.response_id ) }>
									{ sprintf(
										/* translators: %s: number of a response */
										__( 'Response #%s', 'userfeedback' ),
										String( quote.response_id )
									) }
								</Link>
							</blockquote>
						) ) }
					</li>
				) ) }
			</ul>
		</>
	);
}

function shareText( { share }: SummaryTheme ): string {
	const text = sprintf(
		/* translators: 1: number of answers that say it, 2: number of answers that were read */
		__( '%1$s of %2$s answers', 'userfeedback' ),
		formatNumber( share.count ),
		formatNumber( share.base )
	);
	return share.percent === null ? text : `${ text } (${ formatPercent( share.percent ) })`;
}

function MadeAt( { summary }: { summary: AiSummary } ) {
	const { new_answers: later, made_at: moment, read, model } = summary;
	return (
		<>
			{ later > 0 &&
				`${ sprintf(
					/* translators: %s: number of written answers */
					__( 'New answers since: %s.', 'userfeedback' ),
					formatNumber( later )
				) } ` }
			{ sprintf(
				/* translators: 1: number of written answers, 2: responses that they are from, 3: date and time, 4: name of a language model */
				__(
					'From %1$s written answers in %2$s, %3$s. Made by AI (%4$s), check before you act.',
					'userfeedback'
				),
				formatNumber( read ),
				base( summary ),
				moment === null ? '' : formatDateTime( moment ),
				model ?? ''
			) }
		</>
	);
}

/** The responses that a summary is about. */
function base( { responses, filtered }: AiSummary ): string {
	const number = formatNumber( responses );
	return filtered
		? sprintf(
				/* translators: %s: number of responses */
				_n(
					'%s response of this filter and its days',
					'%s responses of this filter and its days',
					responses,
					'userfeedback'
				),
				number
			)
		: sprintf(
				/* translators: %s: number of responses */
				_n(
					'%s response of all days, without a filter',
					'%s responses of all days, without a filter',
					responses,
					'userfeedback'
				),
				number
			);
}

/** What goes out, shown before it does for the first time on this site. */
function Consent( { summary, onAgree }: { summary: AiSummary; onAgree: () => void } ) {
	if ( ! can( 'manage' ) ) {
		return (
			<div className="uf-panel__body">
				<p>
					{ __( 'An administrator must first agree to what is sent to the AI connector.', 'userfeedback' ) }
				</p>
			</div>
		);
	}
	return (
		<>
			<div className="uf-panel__body">
				<p>
					{ __(
						'A summary sends what people wrote to the AI connector of your site. Emails, phone numbers, names and IP addresses are cut out first. This is what would be sent of the newest answers:',
						'userfeedback'
					) }
				</p>
				<ul className="uf-ai__sample">
					{ summary.sample.map( ( text, place ) => (
						<li key={ place }>
							<q>{ text }</q>
						</li>
					) ) }
				</ul>
				<p>
					<Button __next40pxDefaultSize variant="primary" onClick={ onAgree }>
						{ __( 'Agree and Get AI Summary', 'userfeedback' ) }
					</Button>
				</p>
			</div>
			<Foot>{ __( 'You agree for all surveys of this site.', 'userfeedback' ) }</Foot>
		</>
	);
}

function Unavailable( { summary }: { summary: AiSummary } ) {
	return (
		<div className="uf-panel__body">
			<p>{ __( 'AI Summary is unavailable at this moment.', 'userfeedback' ) }</p>
			<p className="uf-note">
				{ __( 'No AI connector is set up on this site.', 'userfeedback' ) }{ ' ' }
				{ summary.connectors_url !== '' && (
					<a href={ summary.connectors_url }>{ __( 'Settings, Connectors', 'userfeedback' ) }</a>
				) }
			</p>
		</div>
	);
}

function TooFew( { summary }: { summary: AiSummary } ) {
	return (
		<div className="uf-panel__body">
			<p>
				{ sprintf(
					/* translators: 1: number of written answers, 2: fewest number */
					_n(
						'%1$s written answer so far. A summary needs at least %2$s.',
						'%1$s written answers so far. A summary needs at least %2$s.',
						summary.written,
						'userfeedback'
					),
					formatNumber( summary.written ),
					formatNumber( summary.needed )
				) }
			</p>
			<p>
				<Button size="compact" variant="secondary" disabled accessibleWhenDisabled>
					{ __( 'Get AI Summary', 'userfeedback' ) }
				</Button>
			</p>
		</div>
	);
}

function Reading( { answers }: { answers: number } ) {
	return (
		<>
			<div className="uf-panel__body">
				<p className="uf-ai__reading" role="status">
					<Spinner />
					{ sprintf(
						/* translators: %s: number of written answers */
						_n( 'Reading %s answer…', 'Reading %s answers…', answers, 'userfeedback' ),
						formatNumber( answers )
					) }
				</p>
				<Lines />
			</div>
			<Foot>{ __( 'You can leave this page, the summary is kept.', 'userfeedback' ) }</Foot>
		</>
	);
}

function Lines() {
	return (
		<div className="uf-ai__lines">
			{ [ '96%', '88%', '92%', '40%' ].map( ( width ) => (
				<Skeleton key={ width } width={ width } />
			) ) }
		</div>
	);
}

function Failed( { children, onRetry }: { children: string; onRetry: () => void } ) {
	return (
		<div className="uf-panel__body">
			<Notice
				status="error"
				isDismissible={ false }
				politeness="assertive"
				actions={ [
					{ label: __( 'Try again', 'userfeedback' ), onClick: onRetry, variant: 'secondary' as const },
				] }
			>
				{ children }
			</Notice>
		</div>
	);
}

function Foot( { children }: { children: ReactNode } ) {
	return <footer className="uf-ai__foot uf-note">{ children }</footer>;
}
