import { __, sprintf } from '@wordpress/i18n';
import type { DateRange, OptionStat, QuestionStats } from '../../types';
import { BarTable } from '../../shared/charts/bar-table';
import type { BarRow } from '../../shared/charts/bar-table';
import { formatNumber } from '../../shared/format/numbers';
import { useNarrowing } from '../filters/use-filter';
import { OptionPicture } from '../components/option-picture';
import { ShareDelta } from '../components/delta';
import { byCount, optionText } from '../lib/options';
import { comparisonText } from './comparison';

interface Noted extends OptionStat {
	note?: string;
}

function barRow( option: Noted, index: number, compared: boolean, choose: ( ( key: string ) => void ) | null ): BarRow {
	const pictured = typeof option.value === 'object';
	return {
		// Two options may carry the same text or none: only their place tells them apart.
		key: `${ index } ${ optionText( option.value ) }`,
		label: optionText( option.value ),
		share: option.share,
		...( choose && option.count > 0 ? { onChoose: () => choose( option.key ) } : {} ),
		...( compared ? { change: <ShareDelta change={ option.share_change } /> } : {} ),
		...( pictured ? { picture: <OptionPicture option={ option.value } /> } : {} ),
		...( option.note ? { note: option.note } : {} ),
		...( option.removed ? { note: __( 'removed from the survey', 'userfeedback' ) } : {} ),
	};
}

interface Props {
	question: QuestionStats;
	comparedWith: DateRange | null;
	/** People could choose several. */
	several?: boolean;
	/** Of the first column, where it is not "Answer". */
	head?: string;
	/** What stands beside each option. */
	pictures?: 'thumbnail' | 'icon';
}

/**
 * How often each option was chosen: share of those who answered (A74), on the
 * axis from 0 to 100 % (RES-25).
 */
export function ChoiceChart( { question, comparedWith, several = false, head, pictures }: Props ) {
	const { chooseAnswer } = useNarrowing();
	const compared =
		comparedWith !== null && question.options.some( ( option ) => option.share_change.points !== null );
	return (
		<>
			<BarTable
				caption={ question.title }
				head={ head ?? __( 'Answer', 'userfeedback' ) }
				rows={ byCount( question.options ).map( ( option, index ) =>
					barRow(
						option,
						index,
						compared,
						chooseAnswer && ( ( key ) => chooseAnswer( question.id, { any: [ key ] } ) )
					)
				) }
				{ ...( pictures ? { pictures } : {} ) }
			/>
			<p className="uf-note">
				{ sprintf(
					/* translators: %s: number of people */
					__( 'Share of the %s who answered. Line: 95%% interval.', 'userfeedback' ),
					formatNumber( question.total_answers )
				) }{ ' ' }
				{ several && __( 'People could choose several: shares add up to more than 100%.', 'userfeedback' ) }{ ' ' }
				{ comparisonText( question, comparedWith ) }
			</p>
		</>
	);
}
