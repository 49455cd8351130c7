import { Point } from './scale';
import { MeasureCard } from '../questions/measure-card';
import type { TypeResult } from './type-result';

export const number: TypeResult = { Card: MeasureCard, Answer: Point };
export const date = number;
