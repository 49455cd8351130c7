import { __, sprintf } from '@wordpress/i18n';
import type { ResponseAnswer } from '../../types';
import { npsBucket } from '../../domain/nps';
import { formatNumber } from '../../shared/format/numbers';
import { NpsPill } from '../../shared/charts/nps-charts';
import { NpsCard } from '../questions/nps-card';
import type { TypeResult } from './type-result';

export const nps: TypeResult = { Card: NpsCard, Answer: GivenScore, Rating: Score };

function Score( { value }: { value: number } ) {
	return (
		<>
			<b>{ formatNumber( value ) }</b>
			<NpsPill group={ npsBucket( value ) } />
		</>
	);
}

function GivenScore( { answer }: { answer: ResponseAnswer } ) {
	const score = Number( answer.value );
	return (
		<span className="uf-answer__nps">
			{ answer.words ??
				sprintf(
					/* translators: 1: given score. 2: highest score */
					__( '%1$s of %2$s', 'userfeedback' ),
					formatNumber( score ),
					formatNumber( 10 )
				) }{ ' ' }
			<NpsPill group={ npsBucket( score ) } />
		</span>
	);
}
