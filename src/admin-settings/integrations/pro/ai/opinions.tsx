import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, ToggleControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useChangeConsent } from '../../../../shared/api/ai/consent';
import { progressQuery } from '../../../../shared/api/opinions/opinions';
import { Notice } from '../../../../shared/components/notice';
import { QueryPanel } from '../../../../shared/components/query-panel';
import { Skeleton } from '../../../../shared/components/skeleton';
import { formatNumber } from '../../../../shared/format/numbers';
import type { OpinionProgress } from '../../../../types';
import { CallsField } from './calls-field';
import { TopicList } from './topic-list';

/** Sentiment and topic of each written answer: consent, limit, how far it is, and the list of topics. */
export function Opinions() {
	const query = useQuery( progressQuery );
	return (
		<QueryPanel
			query={ query }
			failed={ __( 'The state of sentiments and topics could not be loaded.', 'userfeedback' ) }
			skeleton={ <Skeleton width="100%" height="96px" /> }
		>
			{ ( progress ) => <Loaded progress={ progress } onChange={ () => void query.refetch() } /> }
		</QueryPanel>
	);
}

function Loaded( { progress, onChange }: { progress: OpinionProgress; onChange: () => void } ) {
	const [ asking, setAsking ] = useState( false );
	const change = useChangeConsent( {
		id: 'ai-consent',
		success: ( { agreed } ) =>
			agreed ? __( 'Saved: it may be sent.', 'userfeedback' ) : __( 'Saved: nothing is sent.', 'userfeedback' ),
		error: () => __( 'The consent could not be saved.', 'userfeedback' ),
	} );
	const agree = ( agreed: boolean ) =>
		change.mutate(
			{ agreed, for: 'opinions' },
			{
				onSettled: () => {
					setAsking( false );
					onChange();
				},
			}
		);
	return (
		<div className="uf-ai-consent">
			<ToggleControl
				label={ __( 'Sentiment and topic: send each written answer', 'userfeedback' ) }
				help={ __(
					'In the background, newest first, without e-mail addresses, phone numbers and names. Never an address or a browser.',
					'userfeedback'
				) }
				checked={ progress.on || asking }
				disabled={ change.isPending || ( ! progress.on && progress.connector === null ) }
				onChange={ ( on ) => ( on ? setAsking( true ) : progress.on ? agree( false ) : setAsking( false ) ) }
			/>
			{ asking && ! progress.on && (
				<div role="group" aria-label={ __( 'What would be sent', 'userfeedback' ) }>
					<p>{ __( 'This is what would be sent of the newest answers:', 'userfeedback' ) }</p>
					{ progress.sample.length === 0 ? (
						<p className="uf-note">{ __( 'There are no written answers yet.', 'userfeedback' ) }</p>
					) : (
						<ul className="uf-ai-consent__sample">
							{ progress.sample.map( ( text, place ) => (
								<li key={ place }>
									<q>{ text }</q>
								</li>
							) ) }
						</ul>
					) }
					<Button
						__next40pxDefaultSize
						variant="primary"
						isBusy={ change.isPending }
						onClick={ () => agree( true ) }
					>
						{ __( 'Agree and start', 'userfeedback' ) }
					</Button>
				</div>
			) }
			<CallsField value={ progress.calls_a_day } onSaved={ onChange } />
			<Progress progress={ progress } />
			<TopicList />
		</div>
	);
}

function Progress( {
	progress: { on, read, waiting, at_limit: atLimit, error, calls, calls_a_day: most },
}: {
	progress: OpinionProgress;
} ) {
	if ( ! on && read === 0 ) {
		return null;
	}
	return (
		<div role="status">
			<p>
				{ sprintf(
					/* translators: 1: number of written answers. 2: number of responses */
					_n(
						'%1$s written answer was read, %2$s responses wait.',
						'%1$s written answers were read, %2$s responses wait.',
						read,
						'userfeedback'
					),
					formatNumber( read ),
					formatNumber( waiting )
				) }{ ' ' }
				{ atLimit
					? __( 'Stopped at today’s limit, goes on tomorrow.', 'userfeedback' )
					: sprintf(
							/* translators: 1: calls today. 2: most calls a day */
							__( 'Calls today: %1$s of %2$s.', 'userfeedback' ),
							formatNumber( calls ),
							formatNumber( most )
						) }
			</p>
			{ on && error !== null && (
				<Notice status="warning" isDismissible={ false }>
					{ sprintf(
						/* translators: %s: why a call failed */
						__( 'The last call failed and is tried again within the hour: %s', 'userfeedback' ),
						error
					) }
				</Notice>
			) }
		</div>
	);
}
