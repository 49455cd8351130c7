import { ChoiceChart } from '../questions/choice-chart';
import { Chosen } from './answers';
import type { TypeResult } from './type-result';

export const imageRadio: TypeResult = {
	Card: ( { question } ) => <ChoiceChart question={ question } pictures="thumbnail" />,
	Answer: Chosen,
};
