import { __, sprintf } from '@wordpress/i18n';
import type { QuestionPart } from '../../types';
import { formatNumber } from '../../shared/format/numbers';
import type { CardProps } from '../question-types/type-result';
import { ChoiceChart } from './choice-chart';

/** A ranking: how often each option came first, and its mean place. */
export function PartsCard( props: CardProps ) {
	const { parts, options } = props.question;
	const placed = options.map( ( option ) => {
		const part = parts.find( ( { key } ) => option.key === `${ key }:1` );
		return part ? { ...option, value: part.label, note: meanPlace( part ) } : option;
	} );
	return (
		<ChoiceChart
			{ ...props }
			question={ { ...props.question, options: placed } }
			head={ __( 'First place', 'userfeedback' ) }
		/>
	);
}

function meanPlace( { mean, total }: QuestionPart ): string {
	const by = sprintf(
		/* translators: %s: number of people */
		__( 'ranked by %s', 'userfeedback' ),
		formatNumber( total )
	);
	if ( ! mean ) {
		return by;
	}
	const place = sprintf(
		/* translators: %s: mean of the places that an option of a ranking got, e.g. 1.8 */
		__( 'mean place %s', 'userfeedback' ),
		formatNumber( mean.value, 2 )
	);
	const interval = mean.low !== null && mean.high !== null;
	return `${ place }${
		interval ? ` (${ formatNumber( mean.low ?? 0, 2 ) }–${ formatNumber( mean.high ?? 0, 2 ) })` : ''
	}, ${ by }`;
}
