import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Icon, Spinner } from '@wordpress/components';
import { caution, check, copySmall } from '@wordpress/icons';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { SurveyCheck, SurveyChecks } from '../../../types';
import { toPayload } from '../../../domain/draft/draft';
import type { Step } from '../../../domain/draft/problems';
import { checkQueries } from '../../../shared/api/survey-checks/queries';
import { ErrorNotice } from '../../../shared/components/error-notice';
import { copyText } from '../../../shared/lib/clipboard';
import { useToast } from '../../../shared/notices/toasts';
import { siteClock } from '../state/clock';
import { useBuilder, useBuilderStore } from '../state/store';
import { Card } from '../ui/card';
import { fault } from '../ui/icons';
import './checks.scss';

function summaryOf( checks: SurveyCheck[] ): string {
	const blocks = checks.filter( ( { level } ) => level === 'block' ).length;
	const looks = checks.length - blocks;
	return [
		/* translators: %d: number of findings. */
		blocks > 0 && sprintf( _n( '%d must be fixed', '%d must be fixed', blocks, 'userfeedback' ), blocks ),
		/* translators: %d: number of findings. */
		looks > 0 && sprintf( _n( '%d to look at', '%d to look at', looks, 'userfeedback' ), looks ),
		checks.length === 0 && __( 'Nothing to look at.', 'userfeedback' ),
	]
		.filter( Boolean )
		.join( ', ' );
}

/** Asked again for every change; the reply before it stays until then. */
export function useChecks() {
	const draft = useBuilder( ( state ) => state.draft );
	const record = useBuilder( ( state ) => state.record );
	return useQuery( {
		...checkQueries.draft( toPayload( draft, record, 'final', siteClock ) ),
		placeholderData: keepPreviousData,
	} );
}

interface ChecksProps {
	query: ReturnType< typeof useChecks >;
	onGo: ( step: Step ) => void;
}

/** What is wrong, what may be: each leads to its place. */
export function Checks( { query, onGo }: ChecksProps ) {
	const store = useBuilderStore();
	const { data } = query;
	const waiting = query.isError ? '' : __( 'Checking the survey…', 'userfeedback' );

	function go( { step, question }: SurveyCheck ) {
		if ( question !== '' ) {
			store.getState().select( question );
		}
		onGo( step );
	}

	return (
		<Card
			id="checks"
			title={ __( 'Checks before publishing', 'userfeedback' ) }
			description={ data ? summaryOf( data.checks ) : waiting }
			aside={ query.isFetching && <Spinner /> }
		>
			{ query.isError && (
				<ErrorNotice
					message={ __( 'The survey could not be checked.', 'userfeedback' ) }
					error={ query.error }
					onRetry={ () => void query.refetch() }
				/>
			) }
			<ul className="ufb-checks">
				{ data?.checks.map( ( one ) => (
					<li key={ one.text } className={ `is-${ one.level }` }>
						<Icon icon={ one.level === 'block' ? fault : caution } size={ 20 } />
						<bdi>{ one.text }</bdi>
						<Button
							variant="secondary"
							size="compact"
							/* translators: %s: what is wrong, a sentence. */
							aria-label={ sprintf( __( 'Show: %s', 'userfeedback' ), one.text ) }
							onClick={ () => go( one ) }
						>
							{ __( 'Show', 'userfeedback' ) }
						</Button>
					</li>
				) ) }
				{ data?.checks.length === 0 && (
					<li className="is-fine">
						<Icon icon={ check } size={ 20 } />
						{ __( 'The survey is ready.', 'userfeedback' ) }
					</li>
				) }
			</ul>
		</Card>
	);
}

/** The rows as one path: a square for each dark module. */
function pathOf( rows: string[] ): string {
	return rows
		.flatMap( ( row, y ) => Array.from( row, ( one, x ) => ( one === '1' ? `M${ x } ${ y }h1v1h-1z` : '' ) ) )
		.join( '' );
}

/** Where the survey is: to open, to copy, to print. */
export function OnSite( { address, qr, reach }: SurveyChecks ) {
	const toast = useToast();
	return (
		<Card
			id="on-site"
			title={ __( 'On your site', 'userfeedback' ) }
			description={ __( 'A page where the survey shows. Your own answers count there.', 'userfeedback' ) }
		>
			<div className="ufb-card__body ufb-onsite">
				{ qr.length > 0 && (
					<svg
						role="img"
						aria-label={ __( 'QR code of the address', 'userfeedback' ) }
						viewBox={ `-2 -2 ${ qr.length + 4 } ${ qr.length + 4 }` }
						shapeRendering="crispEdges"
					>
						<path d={ pathOf( qr ) } />
					</svg>
				) }
				<div>
					<p>
						<bdi dir="ltr">{ address }</bdi>
					</p>
					<div className="ufb-onsite__links">
						<Button variant="secondary" href={ address } target="_blank" rel="noreferrer">
							{ __( 'Open on your site', 'userfeedback' ) }
						</Button>
						<Button
							icon={ copySmall }
							onClick={ () =>
								void copyText( address ).then(
									( copied ) =>
										copied &&
										toast( __( 'Copied to Clipboard', 'userfeedback' ), { type: 'success' } )
								)
							}
						>
							{ __( 'Copy link', 'userfeedback' ) }
						</Button>
					</div>
					<p className="ufb-onsite__reach">
						<bdi>{ reach.text }</bdi>
					</p>
				</div>
			</div>
		</Card>
	);
}
