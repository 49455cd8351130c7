import { SearchControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import type { StatAnswer } from '../../types';
import { formatRecent } from '../lib/moments';
import { splitHits } from '../lib/options';
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

/** A text whose searched words are marked. */
export function Marked( { text, search }: { text: string; search: string } ) {
	return (
		<>
			{ splitHits( text, search ).map( ( piece, index ) =>
				index % 2 === 1 ? <mark key={ index }>{ piece }</mark> : piece
			) }
		</>
	);
}

/** When an answer came, with a link to its response. */
export function AnswerSource( { surveyId, answer, today }: { surveyId: number; answer: StatAnswer; today: string } ) {
	return (
		<span className="uf-answers__source">
			{ formatRecent( answer.date, today ) }{ ' ' }
			<Link
				to={ responsePath( surveyId, answer.response_id ) }
				aria-label={ sprintf(
					/* translators: %s: number of the response */
					__( 'Response #%s', 'userfeedback' ),
					String( answer.response_id )
				) }
			>
				#{ answer.response_id }
			</Link>
		</span>
	);
}
