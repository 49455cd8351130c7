import { useQuery } from '@tanstack/react-query';
import { ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { consentQuery, useChangeConsent } from '../../../../shared/api/ai/consent';
import type { ConsentChange } from '../../../../shared/api/ai/consent';
import { QueryPanel } from '../../../../shared/components/query-panel';
import { Skeleton } from '../../../../shared/components/skeleton';
import { safeHref } from '../../../../shared/lib/safe-href';
import type { AiConsent as Consent } from '../../../../types';
import { Opinions } from './opinions';
import './ai-consent.scss';

/** What the owner agreed to send to the AI connector, for the whole site. Each switch saves at once. */
export function AiConsent() {
	const query = useQuery( consentQuery );
	return (
		<QueryPanel
			query={ query }
			failed={ __( 'The consent for AI could not be loaded.', 'userfeedback' ) }
			skeleton={ <Skeleton width="100%" height="96px" /> }
		>
			{ ( consent ) => <Switches consent={ consent } /> }
		</QueryPanel>
	);
}

function Switches( { consent: { connector, connectors_url: url, answers, drafts } }: { consent: Consent } ) {
	const change = useChangeConsent( {
		id: 'ai-consent',
		success: ( { agreed } ) =>
			agreed ? __( 'Saved: it may be sent.', 'userfeedback' ) : __( 'Saved: nothing is sent.', 'userfeedback' ),
		error: () => __( 'The consent could not be saved.', 'userfeedback' ),
	} );
	const running = change.isPending ? change.variables : null;
	const shown = ( what: ConsentChange[ 'for' ], saved: boolean ) =>
		running?.for === what ? running.agreed : saved;
	const href = safeHref( url );
	return (
		<div className="uf-ai-consent">
			<p>
				{ connector === null
					? __( 'This site has no AI connector, so nothing is sent.', 'userfeedback' )
					: sprintf(
							/* translators: %s: name of an AI service */
							__( 'The AI connector of this site is %s.', 'userfeedback' ),
							connector
						) }{ ' ' }
				{ href && <a href={ href }>{ __( 'AI connectors', 'userfeedback' ) }</a> }
			</p>
			<ToggleControl
				label={ __( 'Summaries: send what people wrote', 'userfeedback' ) }
				help={ __(
					'Written answers and comments, without e-mail addresses, phone numbers and names. Never an address or a browser.',
					'userfeedback'
				) }
				checked={ shown( 'answers', answers ) }
				onChange={ ( agreed ) => change.mutate( { agreed, for: 'answers' } ) }
			/>
			<ToggleControl
				label={ __( 'Drafts: send what you want to know', 'userfeedback' ) }
				help={ __(
					'The sentence that a survey is drafted from, the name of the site and the question types. No answers.',
					'userfeedback'
				) }
				checked={ shown( 'drafts', drafts ) }
				onChange={ ( agreed ) => change.mutate( { agreed, for: 'drafts' } ) }
			/>
			<Opinions />
		</div>
	);
}
