import { useRef } from 'react';
import type { Question } from '../../../types';
import type { AnswerProps } from '../questions/props';
import type { Part } from '../part';
import css from '../styles/part-intro.css?raw';

export const INTRO = 'intro';

/** What the page says of the intro of one survey. */
export interface IntroConfig {
	text?: string;
	picture?: string;
	button?: string;
	/** Key of the words that say how long it takes. */
	time?: string;
}

/** Of all surveys of the page: each adds how long it takes, and the file of languages changes them later. */
export const WORDS: Record< string, string >[] = [];

const word = ( name: string ) => WORDS.flatMap( ( words ) => words[ name ] ?? [] ).pop();

export const isIntro = ( { type }: Pick< Question, 'type' > ): boolean => ( type as string ) === INTRO;

const CLOCK = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 2';

/** Stands for the answers of a question. Enter starts: its button is the form's. */
function Answer( { question }: AnswerProps ) {
	const root = useRef< HTMLDivElement >( null );
	const { text, picture, button, time = '' } = question.config as IntroConfig;
	const takes = word( time );
	return (
		<div className="intro" ref={ root }>
			{ picture && <img src={ picture } alt="" /> }
			{ text && <p className="intro-text">{ text }</p> }
			{ takes && (
				<p className="intro-time">
					<svg viewBox="0 0 24 24" aria-hidden="true">
						<path d={ CLOCK } />
					</svg>
					{ takes }
				</p>
			) }
			<div className="nav">
				<button
					className="btn skip later"
					type="button"
					onClick={ () => root.current?.closest( '.panel' )?.querySelector< HTMLElement >( '.min' )?.click() }
				>
					<span>{ word( 'later' ) }</span>
				</button>
				<button className="btn next go" type="submit">
					<span>{ button || word( 'start' ) }</span>
				</button>
			</div>
		</div>
	);
}

export const PART: Part = {
	Answer,
	leadsOn: () => false,
	takesComment: false,
	rules: { required: false, canSkip: false },
	css,
};
