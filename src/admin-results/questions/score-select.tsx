import { createContext, useContext } from 'react';
import { SelectControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { SurveyResults } from '../../types';
import { formatNumber } from '../../shared/format/numbers';
import type { ScoreRange } from '../lib/use-answer-pages';

type Scale = 'mean' | 'nps' | null;

const ScaleContext = createContext< Scale >( null );

export const ScaleProvider = ScaleContext.Provider;

/** Scale of the survey's first question on one, by which written answers can be told apart. */
export function scaleOf( { question_stats: questions }: SurveyResults ): Scale {
	const first = questions.find( ( { type } ) => type === 'star-rating' || type === 'nps' );
	return first ? ( first.type === 'nps' ? 'nps' : 'mean' ) : null;
}

interface Props {
	value: ScoreRange | null;
	onChange: ( score: ScoreRange | null ) => void;
}

const STARS = [ 5, 4, 3, 2, 1 ];

/** Leaves the answers of one score; nothing where the survey asks for none. */
export function ScoreSelect( { value, onChange }: Props ) {
	const scale = useContext( ScaleContext );
	if ( scale === null ) {
		return null;
	}
	const options =
		scale === 'nps'
			? [
					{ label: __( 'Promoters', 'userfeedback' ), value: '9-10' },
					{ label: __( 'Passives', 'userfeedback' ), value: '7-8' },
					{ label: __( 'Detractors', 'userfeedback' ), value: '0-6' },
				]
			: STARS.map( ( stars ) => ( {
					/* translators: %s: number of stars */
					label: sprintf( _n( '%s star', '%s stars', stars, 'userfeedback' ), formatNumber( stars ) ),
					value: `${ stars }-${ stars }`,
				} ) );
	return (
		<SelectControl
			size="compact"
			label={ __( 'Score', 'userfeedback' ) }
			hideLabelFromVision
			options={ [ { label: __( 'All scores', 'userfeedback' ), value: '' }, ...options ] }
			value={ value ? `${ value.score_from }-${ value.score_to }` : '' }
			onChange={ ( chosen ) => {
				const [ from = 0, to = 0 ] = chosen.split( '-' ).map( Number );
				onChange( chosen === '' ? null : { score_from: from, score_to: to } );
			} }
		/>
	);
}
