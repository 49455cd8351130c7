import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ComparedWord, Comparison, WordComparison } from '../../types';
import { wordComparisonQuery } from '../../shared/api/results/words';
import { ErrorNotice } from '../../shared/components/error-notice';
import { formatNumber, formatPercent, SMALL_SAMPLE } from '../../shared/format/numbers';
import { Choose } from '../../shared/charts/choose';
import { compareEntries } from '../filters/use-compare';
import type { Compare } from '../filters/use-compare';
import { useNarrowing } from '../filters/use-filter';
import { useSeen } from '../lib/use-seen';
import { LeftOut, LookingForWords } from '../questions/words';
import { points } from './difference';
import { Bars, Row, sidesOf, Table } from './options';

/** Rows until the rest is asked for; paper shows all. */
const SHOWN = 10;

interface Props {
	reply: Comparison;
	questionId: string;
	compare: Compare;
}

/** The most frequent words of both groups, with the difference of their shares. */
export function WordsOfBoth( { reply, questionId, compare }: Props ) {
	const [ seen, mark ] = useSeen();
	const { entries } = useNarrowing();
	const { start, end } = reply.a.range;
	const query = useQuery( {
		...wordComparisonQuery( reply.id, questionId, { from: start, to: end }, [
			...entries,
			...compareEntries( compare ),
		] ),
		enabled: seen,
	} );
	const found = query.data;
	if ( query.isError ) {
		return (
			<ErrorNotice
				message={ __( 'The words could not be counted.', 'userfeedback' ) }
				error={ query.error }
				onRetry={ () => void query.refetch() }
			/>
		);
	}
	if ( found?.complete === false ) {
		return <LookingForWords found={ found } />;
	}
	if ( ! found || ( found.words.length === 0 && ! found.left_out ) ) {
		return <span ref={ mark } />;
	}
	return (
		<>
			<WordTable
				title={ __( 'Most frequent words', 'userfeedback' ) }
				words={ found.words }
				questionId={ questionId }
			>
				<Clear found={ found } />
			</WordTable>
			<WordTable
				title={ __( 'Most frequent pairs of words', 'userfeedback' ) }
				words={ found.pairs }
				questionId={ questionId }
			/>
			<p className="uf-note">{ baseText( found ) }</p>
			{ found.left_out && <LeftOut /> }
		</>
	);
}

/** Sentences about words that differ clearly among all that were compared. */
function Clear( { found: { clear, words, compared } }: { found: WordComparison } ) {
	if ( compared === 0 ) {
		return null;
	}
	const sentences = words.filter( ( { text } ) => clear.includes( text ) );
	return (
		<>
			{ sentences.map( ( word ) => (
				<p key={ word.text } className="uf-ab-clear">
					{ sentence( word ) }
				</p>
			) ) }
			<p className="uf-note">
				{ sentences.length > 0
					? sprintf(
							/* translators: %s: number of words */
							_n(
								'%s word was compared, and the sentences hold for that many (Holm).',
								'%s words were compared, and the sentences hold for that many (Holm).',
								compared,
								'userfeedback'
							),
							formatNumber( compared )
						)
					: sprintf(
							/* translators: %s: number of words */
							_n(
								'%s word was compared: no clear difference (Holm).',
								'%s words were compared: no clear difference after correction for that many (Holm).',
								compared,
								'userfeedback'
							),
							formatNumber( compared )
						) }
			</p>
		</>
	);
}

function sentence( { text, a, b }: ComparedWord ): string {
	const shares = [ formatPercent( a.percent ?? 0 ), formatPercent( b.percent ?? 0 ) ] as const;
	return ( a.percent ?? 0 ) > ( b.percent ?? 0 )
		? sprintf(
				/* translators: 1: a word. 2: share of the answers in A, e.g. 12.1%. 3: in B */
				__( 'Clear: “%1$s” stands in more answers of A, %2$s against %3$s.', 'userfeedback' ),
				text,
				...shares
			)
		: sprintf(
				/* translators: 1: a word. 2: share of the answers in A, e.g. 12.1%. 3: in B */
				__( 'Clear: “%1$s” stands in fewer answers of A, %2$s against %3$s.', 'userfeedback' ),
				text,
				...shares
			);
}

function WordTable( {
	title,
	words,
	questionId,
	children,
}: {
	title: string;
	words: ComparedWord[];
	questionId: string;
	children?: ReactNode;
} ) {
	const heading = useId();
	const [ all, setAll ] = useState( false );
	const { chooseWords } = useNarrowing();
	if ( words.length === 0 ) {
		return null;
	}
	return (
		<section className="uf-bt uf-bt-ab" aria-labelledby={ heading }>
			<h4 id={ heading }>{ title }</h4>
			{ children }
			<Table caption={ title } head={ __( 'Word', 'userfeedback' ) }>
				{ words.map( ( word, at ) => (
					<Row
						key={ word.text }
						hidden={ ! all && at >= SHOWN }
						name={
							<Choose
								count={ word.a.count }
								onChoose={ chooseWords ? () => chooseWords( questionId, word.text ) : undefined }
								hint={ sprintf(
									/* translators: %s: one or two words */
									__( 'Show the responses of A whose answer contains: %s', 'userfeedback' ),
									word.text
								) }
							>
								{ word.text }
							</Choose>
						}
						sides={ sidesOf( word ) }
						difference={ word.difference }
						write={ points }
						digits={ 1 }
					>
						<Bars row={ word } />
					</Row>
				) ) }
			</Table>
			{ ! all && words.length > SHOWN && (
				<Button size="compact" variant="tertiary" className="uf-bt__more" onClick={ () => setAll( true ) }>
					{ sprintf(
						/* translators: %s: number of words */
						__( 'Show all %s words', 'userfeedback' ),
						formatNumber( words.length )
					) }
				</Button>
			) }
		</section>
	);
}

function baseText( { a, b, are_apart: areApart }: WordComparison ): string {
	const texts = [ formatNumber( a.texts ), formatNumber( b.texts ) ] as const;
	const base =
		a.newest_only || b.newest_only
			? sprintf(
					/* translators: 1: number of written answers of A. 2: of B */
					__( 'Shares of the newest written answers: %1$s and %2$s.', 'userfeedback' ),
					...texts
				)
			: sprintf(
					/* translators: 1: number of written answers of A. 2: of B */
					__( 'Shares of the written answers: %1$s and %2$s.', 'userfeedback' ),
					...texts
				);
	if ( ! areApart ) {
		return `${ base } ${ __(
			'Differences are left out, because some answers are in both groups.',
			'userfeedback'
		) }`;
	}
	return Math.min( a.texts, b.texts ) < SMALL_SAMPLE
		? `${ base } ${ sprintf(
				/* translators: %s: 30 */
				__( 'Differences need %s written answers in each group.', 'userfeedback' ),
				formatNumber( SMALL_SAMPLE )
			) }`
		: base;
}
