import { feature } from '../../../shared/lib/entitlements';
import { ProPart } from '../../../shared/registry/pro-parts';
import { shownText, sourcesOf, storedText } from '../../../domain/piping';
import { proPaths } from '../pro-builder';
import { useBuilder } from '../state/store';

interface Props {
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
	const fits = useBuilder( ( { draft: { questions }, locked } ) => {
		const at = questions.findIndex( ( question ) => question.id === id );
		const question = questions[ at ];
		return ! locked && !! question && sourcesOf( question, questions.slice( 0, at ) ).length > 0;
	} );
	return fits && feature( 'paths' ).allowed ? (
		<ProPart from={ proPaths }>{ ( { InsertAnswer } ) => <InsertAnswer { ...rest } id={ id } /> }</ProPart>
	) : null;
}
