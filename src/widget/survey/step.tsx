import { useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { isBroken } from '../../domain/answers';
import type { Draft } from '../../domain/answers';
import type { Question, QuestionOption, WidgetStrings } from '../../types';
import { inertIf } from './inert';
import { typeOf } from './questions';
import { Comment } from './questions/comment';
import { labelOf } from './questions/props';
import { fill } from './text';

/** How long a chosen answer stays in view before the next question comes, in milliseconds. */
export const BEAT = 220;

export interface StepProps {
	id: string;
	question: Question;
	options: readonly QuestionOption[];
	draft: Draft;
	required: boolean;
	/** The owner wants a comment to this question (WID-27, A3). */
	comment: boolean;
	strings: WidgetStrings;
	/** Color that the answers lie on. */
	panel: string;
	refused: boolean;
	saving: boolean;
	/** Where the content comes from: 1 forward, -1 back, 0 at the start; mirrored in right-to-left. */
	direction: number;
	onDraft: ( draft: Draft ) => void;
	onNext: () => void;
}

/** One question with its answer and, once answered, its comment box. */
export function Step( props: StepProps ) {
	const { id, question, draft, required, comment, strings, refused, saving, direction } = props;
	const { Answer, leadsOn, several, scale } = typeOf( question );
	const [ left, setLeft ] = useState( false );
	const latest = useRef( props );
	latest.current = props;
	const timer = useRef< ReturnType< typeof setTimeout > >( undefined as never );
	const byKey = useRef( false );
	useLayoutEffect( () => () => clearTimeout( timer.current ), [] );

	// A choice leads on, except by arrow keys and digits: else the second option could not be reached (A4).
	const pick = () => {
		clearTimeout( timer.current );
		if ( ! comment && ! byKey.current ) {
			timer.current = setTimeout( () => {
				if ( leadsOn( latest.current.draft.value, question.config ) ) {
					latest.current.onNext();
				}
			}, BEAT );
		}
	};

	const onKeyDown = ( event: KeyboardEvent< HTMLElement > ) => {
		const { key, target } = event;
		byKey.current = /^(Arrow|\d)/.test( key );
		const input = target as HTMLInputElement;
		// Browsers send no event for Space on a choice that an arrow key has made, and for Enter on another one they send
		// the form without it. Digits choose on a scale: the first number that ends with it, so 0 is 10 where there is no
		// 0. Keys with a modifier belong to the browser.
		const choice =
			key === ( input.checked ? ' ' : 'Enter' )
				? input
				: scale &&
					/^\d/.test( key ) &&
					! ( event.ctrlKey || event.altKey || event.metaKey ) &&
					event.currentTarget.querySelector< HTMLInputElement >( `input[value$="${ key }"]` );
		if ( choice && input.type === 'radio' ) {
			event.preventDefault();
			choice.focus();
			choice.click();
		}
	};

	const description = [
		required && strings.required,
		question.config.description,
		question.type === 'checkbox' && strings.choose_all,
	]
		.filter( Boolean )
		.join( ' · ' );
	const describedBy = description ? `${ id }d` : undefined;
	const answer = {
		...props,
		fill,
		describedBy,
		group: {
			role: several ? 'group' : 'radiogroup',
			'aria-labelledby': `${ id }q`,
			'aria-describedby': describedBy,
			'aria-required': ( ! several && required ) || undefined,
		},
		broken: ( left || refused ) && isBroken( question, draft ),
		onLeft: setLeft,
		onPick: pick,
	};

	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Hears what bubbles up from controls.
		<div
			className={ direction ? 'moves' : undefined }
			style={ direction ? ( { '--uf-from': `translateX(${ direction * 12 }px)` } as CSSProperties ) : undefined }
			onKeyDown={ onKeyDown }
			onKeyUp={ () => ( byKey.current = false ) }
			onPointerDown={ () => ( byKey.current = false ) }
		>
			<h2 className="q" id={ `${ id }q` } tabIndex={ -1 }>
				{ question.title }
			</h2>
			{ description && (
				<p className="d" id={ `${ id }d` }>
					{ description }
				</p>
			) }
			<div ref={ inertIf( saving ) }>
				<Answer { ...answer } />
				{ comment && draft.value !== null && (
					<Comment { ...answer } label={ scale ? strings.score_label : strings.comment_label } />
				) }
			</div>
		</div>
	);
}

/** Key of an option list: a change of the owner's options makes a new order. */
export const optionKey = ( { config }: Question ): string => ( config.options ?? [] ).map( labelOf ).join( '\n' );
