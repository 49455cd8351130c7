import { ConsentCard } from '../questions/consent-card';
import { Point } from './scale';
import type { TypeResult } from './type-result';

export const consent: TypeResult = { Card: ConsentCard, Answer: Point };
