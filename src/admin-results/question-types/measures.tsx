import { Point } from './scale';
import { MeasureCard } from '../questions/measure-card';
import type { TypeResult } from './type-result';

/** Numbers and days. */
export const measure: TypeResult = { Card: MeasureCard, Answer: Point };
