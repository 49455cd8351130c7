/**
 * Rules of scales whose length and meaning the owner chooses; `QuestionTypes\RatingScaleType` and
 * `QuestionTypes\Scale` have the same in PHP, and both run tests/fixtures/scales.json.
 */
import type { QuestionConfig, ScaleLook } from '../types';

/** Fewest and most points of a look: pictures stand in one row of a phone. */
export function pointsOf( look: ScaleLook ): { least: number; most: number } {
	if ( look === 'thumbs' ) {
		return { least: 2, most: 2 };
	}
	return { least: 2, most: look === 'numbers' ? 11 : 7 };
}

/** The smallest number that counts as satisfied (docs/figures.md). */
export function satisfiedFrom( low: number, high: number ): number {
	const points = high - low + 1;
	return high + 1 - ( points < 4 ? 1 : points < 8 ? 2 : 3 );
}

/** A config after a change: what no longer fits gives way to the change. */
export function changeScale( config: QuestionConfig, change: Partial< QuestionConfig > ): QuestionConfig {
	const next = { look: 'numbers', points: 5, start: 1, purpose: 'plain', ...config, ...change } as const;
	if ( change.purpose === 'ces' ) {
		const look = next.look === 'thumbs' ? 'numbers' : next.look;
		return { ...next, look, points: 7, start: 1 };
	}
	const { least, most } = pointsOf( next.look );
	const points = Math.min( most, Math.max( least, next.points ) );
	const start = next.look === 'numbers' ? next.start : 1;
	const purpose = next.purpose === 'ces' && ( points !== 7 || start !== 1 ) ? 'plain' : next.purpose;
	return { ...next, points, start, purpose };
}
