import { useLayoutEffect, useRef } from 'react';
import type { AnswerProps } from '../questions/props';
import type { Part } from '../part';
import css from '../styles/type-statement.css?raw';

/** A text, a picture or both. Next leads on. */
function Answer( { id, question, direction }: AnswerProps ) {
	const { text, image } = question.config;
	const root = useRef< HTMLDivElement | null >( null );
	useLayoutEffect( () => {
		// There is no control that the focus could go to: who comes here hears the title.
		if ( direction ) {
			const here = root.current?.getRootNode() as ShadowRoot | undefined;
			here?.querySelector< HTMLElement >( `#${ id }q` )?.focus();
		}
	}, [ id, direction ] );
	return (
		<div className="a st" ref={ root }>
			{ image && <img src={ image.url } alt={ image.alt ?? '' } /> }
			{ text && <p>{ text }</p> }
		</div>
	);
}

const part: Part = {
	Answer,
	leadsOn: () => false,
	takesComment: false,
	rules: { required: false, canSkip: false },
	css,
};
export default part;
