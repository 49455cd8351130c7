import { ChoiceChart } from '../questions/choice-chart';
import { Chosen } from './answers';
import type { TypeResult } from './type-result';

export const iconChoice: TypeResult = {
	Card: ( { question } ) => <ChoiceChart question={ question } pictures="icon" />,
	Answer: Chosen,
};
