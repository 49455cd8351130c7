import type { ResponseAnswer } from '../../types';
import { Marked } from '../questions/answer-parts';
import { OptionPicture } from '../components/option-picture';

/** What somebody wrote. */
export function Written( { answer }: { answer: ResponseAnswer } ) {
	return (
		<span className="uf-answer__text">
			<Marked text={ String( answer.value ) } search="" />
		</span>
	);
}

/** What somebody chose, with its picture where it has one. */
export function Chosen( { answer }: { answer: ResponseAnswer } ) {
	const { value, choice } = answer;
	return choice ? (
		<span className="uf-answer__choice">
			<OptionPicture option={ choice } />
			{ String( value ) }
		</span>
	) : (
		<Written answer={ answer } />
	);
}
