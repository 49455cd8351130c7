import type { ComponentType } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { filterEntries } from '../../domain/filter';
import type { Comparison } from '../../types';
import { NarrowingProvider, useNarrowing } from '../filters/use-filter';
import type { Compare } from '../filters/use-compare';
import type { WordsProps } from '../questions/words';
import { GROUPS } from './difference';

export type Words = ComponentType< WordsProps >;

interface Props {
	reply: Comparison;
	questionId: string;
	/** Id of the question's heading. */
	heading: string;
	compare: Compare;
	Words: Words;
}

/** The most frequent words of both groups; a click on one of A's is a filter of A. */
export function WordsOfBoth( { reply, questionId, heading, compare, Words }: Props ) {
	const narrowing = useNarrowing();
	const others = compare.kind === 'people' ? filterEntries( compare.filter ) : narrowing.entries;
	return (
		<div className="uf-ab-bars">
			{ GROUPS.map( ( group ) => (
				<NarrowingProvider
					key={ group }
					value={ group === 'a' ? narrowing : { ...narrowing, entries: others, chooseWords: null } }
				>
					<Words
						surveyId={ reply.id }
						questionId={ questionId }
						range={ reply[ group ].range }
						labelledBy={ heading }
						title={ sprintf(
							/* translators: %s: A or B */
							__( 'Most frequent words, %s', 'userfeedback' ),
							group.toUpperCase()
						) }
					/>
				</NarrowingProvider>
			) ) }
		</div>
	);
}
