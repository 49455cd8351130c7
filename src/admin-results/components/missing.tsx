import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useHref } from '../../shared/router';
import { EmptyState } from '../../shared/components/empty-state';
import { PageHeader } from '../../shared/components/page-header';
import { wayBack } from '../lib/way-back';
import { surveyResponsesPath } from '../routes';

interface Props {
	title: string;
	text: string;
	to: string;
	link: string;
}

/** Takes the place of a screen about something that is not there. */
function Missing( { title, text, to, link }: Props ) {
	const href = useHref( wayBack( to ) );
	return (
		<div className="wrap uf-results">
			<PageHeader title={ title } />
			<EmptyState title={ __( 'There is nothing here', 'userfeedback' ) } text={ text }>
				<Button __next40pxDefaultSize variant="primary" href={ href }>
					{ link }
				</Button>
			</EmptyState>
		</div>
	);
}

export function MissingSurvey() {
	return (
		<Missing
			title={ __( 'Survey not found', 'userfeedback' ) }
			text={ __( 'This survey does not exist. It may have been deleted.', 'userfeedback' ) }
			to="/"
			link={ __( 'Results Overview', 'userfeedback' ) }
		/>
	);
}

export function MissingResponse( { surveyId }: { surveyId: number } ) {
	return (
		<Missing
			title={ __( 'Response not found', 'userfeedback' ) }
			text={ __( 'This response does not exist. It may have been deleted.', 'userfeedback' ) }
			to={ surveyResponsesPath( surveyId ) }
			link={ __( 'Back to All Responses', 'userfeedback' ) }
		/>
	);
}
