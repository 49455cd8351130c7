/**
 * Links in descriptions and rules for texts (docs/questions.md), in a file that stands around what draws the question:
 * `details:text` is a text with them.
 */
import { useLayoutEffect, useRef } from 'react';
import { isEmail, isEmpty } from '../../../domain/answers';
import { piecesOf } from '../../../domain/links';
import { textFault } from '../../../domain/text-rules';
import type { QuestionType } from '../../../types';
import type { BuiltPart } from '../part';
import type { TypeInWidget } from '../questions';
import type { AnswerProps } from '../questions/props';
import { take } from '../types/runtime';
import { Problem } from '../types/shared/problem';
import { useCompleteAnswer } from '../types/complete-answer';
import { word } from '../types/words';
import problemCss from '../styles/problem.css?raw';

const CSS = '.d a{color:inherit;text-underline-offset:.15em}.a+.err{margin-top:.5em}';

const Help = ( { id, text, after }: { id: string; text: string; after: string } ) => (
	<p className="d" id={ id }>
		{ piecesOf( text ).map( ( piece, at ) =>
			piece.href ? (
				<a key={ at } href={ piece.href } target="_blank" rel="noopener noreferrer">
					{ piece.text }
				</a>
			) : (
				piece.text
			)
		) }
		{ after }
	</p>
);

/** The answer of a type, with what stands around it. */
function Around( { inner, of, ...props }: AnswerProps & { inner: string; of: () => TypeInWidget } ) {
	const { id, question, draft, strings, fill, describedBy, group, onDraft } = props;
	const { config } = question;
	const { Answer } = of();
	const field = useRef< HTMLElement | null >( null );
	const text = typeof draft.value === 'string' ? draft.value.trim() : '';
	const fault = text && ( config.kind || config.min_length || config.max_length ) ? textFault( text, config ) : null;
	const missing = fault
		? fill( word( fault ), ( fault === 'short' ? config.min_length : config.max_length ) ?? 0 )
		: '';
	const { root, said } = useCompleteAnswer( missing, field );
	useLayoutEffect( () => {
		field.current = root.current?.querySelector( '.in' ) ?? null;
		if ( field.current && ( config.kind === 'phone' || config.kind === 'url' ) ) {
			field.current.dir = 'ltr';
		}
	}, [ root, config.kind ] );

	useLayoutEffect( () => {
		// The field is the widget's own, which knows nothing of these rules.
		field.current?.setAttribute( 'aria-invalid', `${ !! said }` );
	}, [ said ] );

	const described =
		[ describedBy, config.help && `${ id }h`, said && `${ id }e` ].filter( Boolean ).join( ' ' ) || undefined;
	// The line that Step writes for checkboxes: it does not know this name of the type.
	const after = inner === 'checkbox' ? strings.choose_all : '';
	return (
		<div ref={ root }>
			{ config.help && <Help id={ `${ id }h` } text={ config.help } after={ after && ` · ${ after }` } /> }
			<Answer
				{ ...props }
				question={ { ...question, type: inner as QuestionType } }
				describedBy={ described }
				group={ { ...group, 'aria-describedby': described } }
				onDraft={ ( next ) =>
					onDraft(
						inner === 'email'
							? { ...next, wrong: ! isEmpty( next.value ) && ! isEmail( String( next.value ).trim() ) }
							: next
					)
				}
			/>
			<Problem id={ id } text={ said } />
		</div>
	);
}

/** The module that the widget imports. */
const register: BuiltPart[ 'default' ] = ( types, type, part, kit ) => {
	take( part, kit );
	const inner = type.slice( type.indexOf( ':' ) + 1 );
	// The file of the type itself may come later.
	const of = () => types[ inner ] as TypeInWidget;
	types[ type ] = {
		Answer: ( props: AnswerProps ) => <Around { ...props } inner={ inner } of={ of } />,
		get leadsOn() {
			return of().leadsOn;
		},
		get takesComment() {
			return of().takesComment;
		},
		get several() {
			return of().several;
		},
		get scale() {
			return of().scale;
		},
		get rules() {
			return of().rules;
		},
	} as TypeInWidget;
	return problemCss + CSS;
};

export default register;
