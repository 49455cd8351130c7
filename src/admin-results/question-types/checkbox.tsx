import { ChoiceChart } from '../questions/choice-chart';
import { Chosen } from './answers';
import type { TypeResult } from './type-result';

export const checkbox: TypeResult = {
	Card: ( { question } ) => <ChoiceChart question={ question } several />,
	Answer: Chosen,
};
