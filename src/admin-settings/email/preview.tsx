import { useState } from 'react';
import { Button } from '@wordpress/components';
import { useMutation, useQuery } from '@tanstack/react-query';
import { __, sprintf } from '@wordpress/i18n';
import type { MailLook } from '../../shared/api/mail/fetchers';
import { sendTestMail } from '../../shared/api/mail/mutators';
import { mailQueries } from '../../shared/api/mail/queries';
import { reasonOf } from '../../shared/components/error-notice';
import { QueryPanel } from '../../shared/components/query-panel';
import type { MailKind, MailPreview, MailTest } from '../../types';
import { Card } from '../card';

interface Props {
	html: boolean;
	headerImage: string;
}

const kinds = (): { kind: MailKind; name: string }[] => [
	{ kind: 'weekly', name: __( 'Weekly summary', 'userfeedback' ) },
	{ kind: 'response', name: __( 'Mail about a response', 'userfeedback' ) },
];

/** A mail with the site's own figures, as the settings on the screen make it, and a way to get it. */
export function Preview( { html, headerImage }: Props ) {
	const [ kind, setKind ] = useState< MailKind >( 'weekly' );
	const look: MailLook = { kind, html, header_image: headerImage };
	const query = useQuery( mailQueries.preview( look ) );
	return (
		<Card
			title={ __( 'Preview', 'userfeedback' ) }
			lead={ __( 'With your own data and the settings above, also before they are saved.', 'userfeedback' ) }
		>
			<div className="uf-email__kinds" role="group" aria-label={ __( 'Mail', 'userfeedback' ) }>
				{ kinds().map( ( one ) => (
					<Button
						key={ one.kind }
						__next40pxDefaultSize
						variant="secondary"
						isPressed={ one.kind === kind }
						onClick={ () => setKind( one.kind ) }
					>
						{ one.name }
					</Button>
				) ) }
			</div>
			<QueryPanel
				query={ query }
				failed={ __( 'The preview could not be made.', 'userfeedback' ) }
				skeleton={ <div className="uf-email__frame" /> }
			>
				{ ( mail ) => <Mail mail={ mail } look={ look } /> }
			</QueryPanel>
		</Card>
	);
}

function Mail( { mail, look }: { mail: MailPreview; look: MailLook } ) {
	if ( mail.subject === '' ) {
		return <p>{ __( 'There is no response yet. The preview appears with the first one.', 'userfeedback' ) }</p>;
	}
	return (
		<>
			<p className="uf-email__subject">
				<strong>{ __( 'Subject:', 'userfeedback' ) }</strong> { mail.subject }
			</p>
			{ mail.html === '' ? (
				<pre className="uf-email__frame" tabIndex={ 0 }>
					{ mail.text }
				</pre>
			) : (
				// Nothing in the mail may run or lead away.
				<iframe
					className="uf-email__frame"
					title={ __( 'Preview of the mail', 'userfeedback' ) }
					sandbox=""
					srcDoc={ mail.html }
				/>
			) }
			<TestMail look={ look } />
		</>
	);
}

function TestMail( { look }: { look: MailLook } ) {
	const mutation = useMutation( { mutationFn: sendTestMail } );
	return (
		<div className="uf-email__test">
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isBusy={ mutation.isPending }
				disabled={ mutation.isPending }
				accessibleWhenDisabled
				onClick={ () => mutation.mutate( look ) }
			>
				{ __( 'Send a test mail to me', 'userfeedback' ) }
			</Button>
			<p role="status">{ resultOf( mutation ) }</p>
		</div>
	);
}

interface Result {
	data: MailTest | undefined;
	error: unknown;
	isPending: boolean;
}

/** The result in words. */
function resultOf( { data: reply, error, isPending }: Result ): string {
	if ( isPending ) {
		return __( 'Sending…', 'userfeedback' );
	}
	if ( error ) {
		return [ __( 'The test mail was not sent.', 'userfeedback' ), reasonOf( error ) ].join( ' ' ).trim();
	}
	if ( ! reply ) {
		return '';
	}
	return reply.sent
		? sprintf(
				/* translators: %s: e-mail address. */
				__( 'Your mail server took the mail to %s. Look into your inbox, and into spam.', 'userfeedback' ),
				reply.to
			)
		: sprintf(
				/* translators: 1: e-mail address. 2: what the mail server answered. */
				__( 'The mail to %1$s was not sent: %2$s', 'userfeedback' ),
				reply.to,
				reply.reason
			);
}
