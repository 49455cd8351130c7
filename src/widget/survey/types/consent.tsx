import { useRef } from 'react';
import { consentAnswer, consentPieces } from '../../../domain/consent';
import type { AnswerProps } from '../questions/props';
import type { Part } from '../part';
import { Problem, marks } from './shared/problem';
import { useCompleteAnswer } from './complete-answer';
import { word } from './words';
import css from '../styles/type-consent.css?raw';
import problemCss from '../styles/problem.css?raw';

/** A box to tick beside a text with a link; the text itself is the answer. */
function Answer( { id, question, draft, describedBy, group, onDraft }: AnswerProps ) {
	const { text, link, must = true } = question.config;
	const wording = text || question.title;
	const agreed = consentAnswer( wording );
	// Who ticked another wording, before the owner changed it, has not agreed to this one.
	const ticked = draft.value === agreed;
	const box = useRef< HTMLInputElement | null >( null );
	const { root, said } = useCompleteAnswer( must && ! ticked ? word( 'must' ) : '', box );
	return (
		<div className="a" ref={ root } role="group" aria-labelledby={ group[ 'aria-labelledby' ] }>
			<label className="opt consent" htmlFor={ `${ id }-box` }>
				<input
					className="dot"
					id={ `${ id }-box` }
					type="checkbox"
					ref={ box }
					required={ must }
					{ ...marks( id, said, describedBy ) }
					checked={ ticked }
					onChange={ () => onDraft( { ...draft, value: ticked ? null : agreed } ) }
				/>
				<span>
					{ consentPieces( wording ).map( ( piece, at ) =>
						at % 2 && link ? (
							<a key={ at } href={ link } target="_blank" rel="noreferrer">
								{ piece }
							</a>
						) : (
							piece
						)
					) }
				</span>
			</label>
			<Problem id={ id } text={ said } />
		</div>
	);
}

const part: Part = {
	Answer,
	leadsOn: () => false,
	takesComment: false,
	rules: { required: false, canSkip: false },
	css: problemCss + css,
};
export default part;
