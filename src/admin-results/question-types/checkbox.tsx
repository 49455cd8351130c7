import { ChoiceChart } from '../questions/choice-chart';
import { Chosen } from './answers';
import type { TypeResult } from './type-result';

export const checkbox: TypeResult = {
	Card: ( { question, comparedWith } ) => <ChoiceChart question={ question } comparedWith={ comparedWith } several />,
	Answer: Chosen,
};
