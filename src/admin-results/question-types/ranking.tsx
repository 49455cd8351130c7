import type { ResponseAnswer } from '../../types';
import { PartsCard } from '../questions/parts-card';
import type { TypeResult } from './type-result';

export const ranking: TypeResult = { Card: PartsCard, Answer: Lines };

/** One place a line. */
export function Lines( { answer: { value } }: { answer: ResponseAnswer } ) {
	return (
		<span className="uf-answer__text">{ Array.isArray( value ) ? value.join( '\n' ) : String( value ?? '' ) }</span>
	);
}
