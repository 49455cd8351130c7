import { ChoiceChart } from '../questions/choice-chart';
import { Chosen } from './answers';
import type { TypeResult } from './type-result';

export const iconChoice: TypeResult = {
	Card: ( { question, comparedWith } ) => (
		<ChoiceChart question={ question } comparedWith={ comparedWith } pictures="icon" />
	),
	Answer: Chosen,
};
