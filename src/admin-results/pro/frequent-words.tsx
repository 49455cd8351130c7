import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { __, _n, sprintf } from '@wordpress/i18n';
import { wordsQuery } from '../../shared/api/results/words';
import { boot } from '../../shared/app/boot';
import { BarTable } from '../../shared/charts/bar-table';
import type { BarRow } from '../../shared/charts/bar-table';
import { ErrorNotice } from '../../shared/components/error-notice';
import { formatNumber } from '../../shared/format/numbers';
import type { FrequentWord, FrequentWords as Found } from '../../types';
import { useNarrowing } from '../filters/use-filter';
import { useSeen } from '../lib/use-seen';
import { questionHeading } from '../questions/question-heading';
import type { WordsProps } from '../questions/words';
import { LeftOut, LookingForWords } from '../questions/words';
import './frequent-words.scss';

/** Words and pairs of words that stand in most of the texts of a question. Nothing is shown while none repeats. */
export function FrequentWords( { surveyId, questionId, range }: WordsProps ) {
	const heading = useId();
	const [ seen, mark ] = useSeen();
	const { entries } = useNarrowing();
	const query = useQuery( {
		...wordsQuery( surveyId, questionId, { from: range.start, to: range.end }, entries ),
		enabled: seen,
	} );
	const found = query.data;
	if ( ! query.isError && ( ! found || ( found.complete && found.words.length === 0 && ! found.left_out ) ) ) {
		return <span ref={ mark } />;
	}
	return (
		<section
			className="uf-words"
			aria-labelledby={ `${ heading } ${ questionHeading( questionId ) }` }
			aria-busy={ query.isPlaceholderData }
		>
			<h4 id={ heading }>{ __( 'Most frequent words', 'userfeedback' ) }</h4>
			{ query.isError ? (
				<ErrorNotice
					message={ __( 'The words could not be counted.', 'userfeedback' ) }
					error={ query.error }
					onRetry={ () => void query.refetch() }
				/>
			) : found?.complete === false ? (
				<LookingForWords found={ found } />
			) : (
				found && <Tables questionId={ questionId } found={ found } />
			) }
		</section>
	);
}

function Tables( { questionId, found }: { questionId: string; found: Found } ) {
	const { chooseWords } = useNarrowing();
	const row = ( { text, share }: FrequentWord ): BarRow => ( {
		key: text,
		label: text,
		share,
		...( chooseWords
			? {
					onChoose: () => chooseWords( questionId, text ),
					hint: sprintf(
						/* translators: %s: one or two words */
						__( 'Show the responses whose answer contains: %s', 'userfeedback' ),
						text
					),
				}
			: {} ),
	} );
	return (
		<>
			{ found.words.length > 0 && (
				<BarTable
					caption={ __( 'Most frequent words', 'userfeedback' ) }
					head={ __( 'Word', 'userfeedback' ) }
					rows={ found.words.map( row ) }
					showAll={ sprintf(
						/* translators: %s: number of words */
						__( 'Show all %s words', 'userfeedback' ),
						formatNumber( found.words.length )
					) }
				/>
			) }
			{ found.pairs.length > 0 && (
				<BarTable
					caption={ __( 'Most frequent pairs of words', 'userfeedback' ) }
					head={ __( 'Pair of words', 'userfeedback' ) }
					rows={ found.pairs.map( row ) }
					showAll={ sprintf(
						/* translators: %s: number of pairs of words */
						__( 'Show all %s pairs', 'userfeedback' ),
						formatNumber( found.pairs.length )
					) }
				/>
			) }
			<p className="uf-note">{ baseText( found ) }</p>
			{ found.left_out && <LeftOut /> }
		</>
	);
}

function baseText( { texts, newest_only: newestOnly, language }: Found ): string {
	const number = formatNumber( texts );
	const base = newestOnly
		? sprintf(
				/* translators: %s: number of answers */
				_n(
					'Share of the newest %s written answer that contains the word.',
					'Share of the newest %s written answers that contain the word.',
					texts,
					'userfeedback'
				),
				number
			)
		: sprintf(
				/* translators: %s: number of answers */
				_n(
					'Share of the %s written answer that contains the word.',
					'Share of the %s written answers that contain the word.',
					texts,
					'userfeedback'
				),
				number
			);
	return `${ base } ${ sprintf(
		/* translators: %s: a language, e.g. English */
		__( 'Words like “and” are left out in this language: %s.', 'userfeedback' ),
		new Intl.DisplayNames( [ boot().site.locale, 'en' ], { type: 'language' } ).of( language ) ?? language
	) }`;
}
