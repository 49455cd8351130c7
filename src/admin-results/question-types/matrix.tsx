import { MatrixCard } from '../questions/matrix-card';
import { Lines } from './ranking';
import type { TypeResult } from './type-result';

export const matrix: TypeResult = { Card: MatrixCard, Answer: Lines };
