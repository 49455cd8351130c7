import { __ } from '@wordpress/i18n';
import { useSearchParams } from '../../shared/router';
import { withQuery } from '../lib/way-back';
import { SurveyPicker } from './survey-picker';

interface Props {
	current: number;
	/** Where a survey leads. */
	pathOf: ( id: number ) => string;
}

/** From one survey to the same screen of another (RES-16, RESP-04). */
export function SurveySwitcher( { current, pathOf }: Props ) {
	const [ query ] = useSearchParams();
	const name = __( 'Switch survey', 'userfeedback' );
	return (
		<SurveyPicker
			title={ name }
			label={ name }
			current={ current }
			pathOf={ ( { id } ) => withQuery( pathOf( id ), query ) }
		/>
	);
}
