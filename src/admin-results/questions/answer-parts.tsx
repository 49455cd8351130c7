import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Button, SearchControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { copy } from '@wordpress/icons';
import { Link } from '../../shared/router';
import type { AnswerValue, StatAnswer } from '../../types';
import { announce } from '../../shared/lib/announce';
import { copyText } from '../../shared/lib/clipboard';
import { useNarrowing } from '../filters/use-filter';
import { formatRecent } from '../../shared/format/moments';
import { splitAddresses, splitHits } from '../lib/options';
import { safeHref } from '../../shared/lib/safe-href';
import { responsePath } from '../routes';

interface SearchProps {
	/** What is searched, e.g. "Search answers". */
	label: string;
	value: string;
	onChange: ( text: string ) => void;
}

/** Search field of a card. */
export function AnswerSearch( { label, value, onChange }: SearchProps ) {
	return (
		<SearchControl
			className="uf-search"
			size="compact"
			__nextHasNoMarginBottom
			label={ label }
			placeholder={ label }
			value={ value }
			onChange={ onChange }
		/>
	);
}

export function answerText( value: AnswerValue ): string {
	return Array.isArray( value ) ? value.join( ', ' ) : String( value ?? '' );
}

/** What a visitor wrote: searched words are marked, web addresses can be opened. */
export function Marked( { text, search }: { text: string; search: string } ) {
	return (
		<>
			{ splitAddresses( text ).map( ( part, index ) => {
				const href = index % 2 === 1 ? safeHref( part ) : '';
				const marked = splitHits( part, search ).map( ( piece, place ) =>
					place % 2 === 1 ? <mark key={ place }>{ piece }</mark> : piece
				);
				return href === '' ? (
					<Fragment key={ index }>{ marked }</Fragment>
				) : (
					<a key={ index } href={ href } target="_blank" rel="noopener noreferrer nofollow ugc">
						{ marked }
					</a>
				);
			} ) }
		</>
	);
}

/** Copies what somebody wrote. */
export function CopyAnswer( { text }: { text: string } ) {
	return (
		<Button
			size="small"
			icon={ copy }
			iconSize={ 18 }
			label={ __( 'Copy text', 'userfeedback' ) }
			onClick={ () =>
				void copyText( text ).then( ( copied ) =>
					announce(
						copied ? __( 'Copied.', 'userfeedback' ) : __( 'The text could not be copied.', 'userfeedback' )
					)
				)
			}
		/>
	);
}

/** When an answer came, with a link to its response. */
export function AnswerSource( {
	surveyId,
	answer,
	today,
	children,
}: {
	surveyId: number;
	answer: StatAnswer;
	today: string;
	children?: ReactNode;
} ) {
	const { keep } = useNarrowing();
	return (
		<span className="uf-answers__source">
			{ formatRecent( answer.date, today ) }{ ' ' }
			<Link
				to={ keep( responsePath( surveyId, answer.response_id ) ) }
				aria-label={ sprintf(
					/* translators: %s: number of the response */
					__( 'Response #%s', 'userfeedback' ),
					String( answer.response_id )
				) }
			>
				#{ answer.response_id }
			</Link>
			{ children }
		</span>
	);
}
