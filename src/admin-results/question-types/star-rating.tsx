import { __, sprintf } from '@wordpress/i18n';
import type { ResponseAnswer } from '../../types';
import { formatNumber } from '../../shared/format/numbers';
import { Stars } from '../../shared/charts/stars';
import { StarChart } from '../questions/star-chart';
import type { TypeResult } from './type-result';

export const starRating: TypeResult = { Card: StarChart, Answer: GivenStars, Rating: Stars };

function GivenStars( { answer }: { answer: ResponseAnswer } ) {
	const stars = Number( answer.value );
	return (
		<>
			<Stars value={ stars } />{ ' ' }
			<span aria-hidden="true">
				{ sprintf(
					/* translators: 1: given stars. 2: highest rating */
					__( '%1$s of %2$s', 'userfeedback' ),
					formatNumber( stars ),
					formatNumber( 5 )
				) }
			</span>
		</>
	);
}
