import type { AnswerValue } from '../../types';
import { boot } from '../../shared/app/boot';

interface Props {
	surveyId: number;
	responseId: number;
	questionId: string;
	/** Name and size. */
	value: AnswerValue;
}

/** A file that a visitor sent, as a link, and small where it is a picture (docs/uploads.md). */
export function FileOf( { surveyId, responseId, questionId, value }: Props ) {
	const text = String( value );
	const [ , kind ] = /\.(\w+) \(/.exec( text ) ?? [];
	// The name is gone where the person was erased.
	if ( ! kind ) {
		return <>{ text }</>;
	}
	const { root, nonce } = boot().rest;
	const href = `${ root }userfeedback/v1/surveys/${ surveyId }/responses/${ responseId }/files/${ questionId }${
		root.includes( '?' ) ? '&' : '?'
	}_wpnonce=${ nonce }`;
	return (
		<a className="uf-file" href={ href } download>
			{ ! /pdf|txt/.test( kind ) && <img src={ href } alt="" loading="lazy" /> }
			{ text }
		</a>
	);
}
