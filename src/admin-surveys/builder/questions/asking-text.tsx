import { feature } from '../../../shared/lib/entitlements';
import { ProPart } from '../../../shared/registry/pro-parts';
import { shownText, sourcesOf, storedText, thanksSources } from '../../../domain/piping';
import type { Question } from '../../../types';
import { proPaths } from '../pro-builder';
import { useBuilder } from '../state/store';

/** What stands for the id of a question in texts after the last one. */
export const AFTER = '';

/** Questions whose answers may stand in the texts of one, or in those after the last. */
export function sourcesFor( id: string, questions: readonly Question[] ): Question[] {
	const at = questions.findIndex( ( question ) => question.id === id );
	const question = questions[ at ];
	return question ? sourcesOf( question, questions.slice( 0, at ) ) : id === AFTER ? thanksSources( questions ) : [];
}

interface Props {
	/** Of the question, or `AFTER`. */
	id: string;
	/** Names the button. */
	label: string;
	/** Class of the field, unique on the page. */
	field: string;
	text: string;
	onChange: ( text: string ) => void;
}

/** A text with earlier answers in it: in its field questions have their numbers. */
export function useAskingText( text: string, onChange: ( text: string ) => void ) {
	const questions = useBuilder( ( { draft } ) => draft.questions );
	return {
		value: shownText( text, questions ),
		onChange: ( typed: string ) => onChange( storedText( typed, questions ) ),
	};
}

/** The button below a field into which earlier answers can be put. */
export function AnswerButton( { id, ...rest }: Props ) {
	const fits = useBuilder(
		( { draft: { questions }, locked } ) => ! locked && sourcesFor( id, questions ).length > 0
	);
	return fits && feature( 'paths' ).allowed ? (
		<ProPart from={ proPaths }>{ ( { InsertAnswer } ) => <InsertAnswer { ...rest } id={ id } /> }</ProPart>
	) : null;
}
