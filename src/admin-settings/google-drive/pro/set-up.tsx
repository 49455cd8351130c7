import { Button, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { copyText } from '../../../shared/lib/clipboard';
import { useToast } from '../../../shared/notices/toasts';
import { Sentence } from '../../../shared/components/sentence';
import { Card } from '../../card';
import { MODERN } from '../../form/controls';

const CONSOLE = 'https://console.cloud.google.com/apis/credentials';

const CONSTANTS = `define( 'USERFEEDBACK_CORE_GOOGLE_CLIENT_ID', '…' );
define( 'USERFEEDBACK_CORE_GOOGLE_CLIENT_SECRET', '…' );
define( 'USERFEEDBACK_CORE_GOOGLE_API_KEY', '…' );`;

/** What a site without an OAuth client needs, and where. */
export function SetUp( { redirectUrl }: { redirectUrl: string } ) {
	const toast = useToast();
	const copy = async () => {
		if ( await copyText( redirectUrl ) ) {
			toast( __( 'Address copied.', 'userfeedback' ), { type: 'success' } );
		}
	};
	return (
		<Card
			title={ __( 'Set up Google Drive', 'userfeedback' ) }
			lead={ __( 'Once for this site. It takes ten minutes and costs nothing.', 'userfeedback' ) }
		>
			<ol className="uf-drive__steps">
				<li>
					<Sentence
						text={ __(
							'Open the <a>Google Cloud console</a>, create a project, and enable the Google Drive API and the Google Sheets API. Enable the Google Picker API too, if you want to choose folders that exist already.',
							'userfeedback'
						) }
						places={ {
							a: ( words ) => (
								<a href={ CONSOLE } target="_blank" rel="noreferrer">
									{ words }
									<span className="screen-reader-text">
										{ ' ' }
										{ __( '(opens in a new tab)', 'userfeedback' ) }
									</span>
								</a>
							),
						} }
					/>
				</li>
				<li>
					{ __(
						'Create an OAuth client of the type “Web application” with this authorized redirect address. For the picker create an API key as well.',
						'userfeedback'
					) }
					<div className="uf-drive__address">
						<TextControl
							{ ...MODERN }
							label={ __( 'Redirect address', 'userfeedback' ) }
							hideLabelFromVision
							readOnly
							dir="ltr"
							value={ redirectUrl }
							onChange={ () => undefined }
							onFocus={ ( event ) => event.target.select() }
						/>
						<Button __next40pxDefaultSize variant="secondary" onClick={ () => void copy() }>
							{ __( 'Copy', 'userfeedback' ) }
						</Button>
					</div>
				</li>
				<li>
					{ __(
						'Add client id, client secret and, for the picker, the API key to wp-config.php:',
						'userfeedback'
					) }
					<pre dir="ltr">{ CONSTANTS }</pre>
				</li>
			</ol>
		</Card>
	);
}
