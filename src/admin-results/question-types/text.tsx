import { AnswersList } from '../questions/answers-list';
import { Written } from './answers';
import type { TypeResult } from './type-result';

export const text: TypeResult = { Card: AnswersList, Answer: Written };
