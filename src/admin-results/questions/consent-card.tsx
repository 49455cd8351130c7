import { __, sprintf } from '@wordpress/i18n';
import { BarTable } from '../../shared/charts/bar-table';
import { formatNumber } from '../../shared/format/numbers';
import type { Share } from '../../types';
import type { CardProps } from '../question-types/type-result';

const rest = ( percent: number | null ) => ( percent === null ? null : Math.round( ( 100 - percent ) * 10 ) / 10 );

/** How many of those who met a consent agreed. */
export function ConsentCard( { question }: CardProps ) {
	const { unanswered_share: not, total_answers: count, asked } = question;
	const agreed: Share = {
		count,
		base: asked,
		percent: rest( not.percent ),
		low: rest( not.high ),
		high: rest( not.low ),
	};
	return (
		<>
			<BarTable
				inline
				caption={ question.title }
				head={ __( 'Answer', 'userfeedback' ) }
				rows={ [ { key: 'agreed', label: __( 'Agreed', 'userfeedback' ), share: agreed } ] }
			/>
			<p className="uf-note">
				{ sprintf(
					/* translators: %s: number of people */
					__( 'Share of the %s who were asked. Line: 95%% interval.', 'userfeedback' ),
					formatNumber( asked )
				) }{ ' ' }
				{ __( 'Each response keeps the wording that its visitor agreed to.', 'userfeedback' ) }
			</p>
		</>
	);
}
