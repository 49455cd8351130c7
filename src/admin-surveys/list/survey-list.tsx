import { __ } from '@wordpress/i18n';
import { PageHeader } from '../../shared/components/page-header';

export function SurveyList() {
	return (
		<div className="wrap uf-list">
			<PageHeader title={ __( 'Surveys', 'userfeedback' ) } />
		</div>
	);
}
