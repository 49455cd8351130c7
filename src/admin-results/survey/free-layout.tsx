import { __ } from '@wordpress/i18n';
import type { SurveyResults } from '../../types';
import { QuestionCards } from '../questions/question-cards';
import { Counts } from './counts';
import { NoResponses } from './no-responses';
import { Summary } from './summary';

/** Results without a paid plan: four fixed counts and every question (A23, RES-19, RES-21). */
export function FreeLayout( { results }: { results: SurveyResults } ) {
	return (
		<>
			<NoResponses results={ results } />
			<section className="uf-panel" aria-label={ __( 'Figures', 'userfeedback' ) }>
				<Counts results={ results } />
			</section>
			<Summary results={ results } />
			<div className="uf-section">
				<h2>{ __( 'Questions', 'userfeedback' ) }</h2>
			</div>
			<QuestionCards results={ results } />
		</>
	);
}
