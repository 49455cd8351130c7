import { Icon } from '@wordpress/components';
import { starFilled } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import { npsBucket } from '../../domain/nps';
import type { Answer, Question } from '../../types';
import { NpsPill } from '../../shared/charts/nps-charts';
import { formatNumber } from '../../shared/format/numbers';
import { summaryOf } from './summary';
import type { Summary } from './summary';

function Score( { score }: { score: NonNullable< Summary[ 'score' ] > } ) {
	const value = formatNumber( score.value );
	const words = sprintf(
		/* translators: 1: given score. 2: highest score */
		__( '%1$s of %2$s', 'userfeedback' ),
		value,
		formatNumber( score.scale )
	);
	return (
		<span className="uf-preview__score">
			<span className="screen-reader-text">{ words }</span>
			<span aria-hidden="true">
				{ score.unit === 'star' ? (
					<>
						<Icon icon={ starFilled } size={ 16 } /> { value }
					</>
				) : (
					<NpsPill group={ npsBucket( score.value ) } text={ value } />
				) }
			</span>
		</span>
	);
}

/** Score, leading answer and first words of a response. */
export function Preview( { answers, questions }: { answers: Answer[]; questions: Question[] | undefined } ) {
	if ( ! questions ) {
		// Holds the line, so that rows do not jump.
		return <>&nbsp;</>;
	}
	const { score, choice, words } = summaryOf( answers, questions );
	const parts = [
		score && <Score key="score" score={ score } />,
		choice !== '' && <bdi key="choice">{ choice }</bdi>,
		words !== '' && (
			<bdi key="words">
				{ sprintf(
					/* translators: %s: beginning of an answer */
					__( '“%s”', 'userfeedback' ),
					words
				) }
			</bdi>
		),
	].filter( Boolean );
	return (
		<>
			{ parts.map( ( part, index ) => [ index > 0 && ' · ', part ] ) }
			{ parts.length === 0 && <>&nbsp;</> }
		</>
	);
}
