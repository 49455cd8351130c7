import { ChoiceChart } from '../questions/choice-chart';
import { Chosen } from './answers';
import type { TypeResult } from './type-result';

export const radioButton: TypeResult = {
	Card: ( { question, comparedWith } ) => <ChoiceChart question={ question } comparedWith={ comparedWith } />,
	Answer: Chosen,
};
