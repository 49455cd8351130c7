import { AnswersList } from '../questions/answers-list';
import { FileOf } from '../questions/file-of';
import type { TypeResult } from './type-result';

export const upload: TypeResult = {
	Card: AnswersList,
	Answer: ( { answer, response } ) => (
		<FileOf
			surveyId={ response.survey_id }
			responseId={ response.id }
			questionId={ answer.question_id }
			value={ answer.value }
		/>
	),
};
