import type { ResponseAnswer } from '../../types';
import { formatNumber } from '../../shared/format/numbers';
import { ScaleCard } from '../questions/scale-card';
import type { TypeResult } from './type-result';

export const scale: TypeResult = { Card: ScaleCard, Answer: Point };

/** The number with its scale, or the word of a thumb, as the server puts it. */
export function Point( { answer: { value, words } }: { answer: ResponseAnswer } ) {
	return <span>{ words ?? formatNumber( Number( value ) ) }</span>;
}
