import { memo, useRef } from 'react';
import { Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { QuestionType } from '../../../types';
import { leadsBack } from '../../../domain/draft/paths';
import { plainText } from '../../../domain/piping';
import { formatNumber } from '../../../shared/format/numbers';
import { typeName } from '../../../shared/registry/question-types';
import { editorOf } from '../question-types';
import { useBuilder } from '../state/store';
import type { BuilderState } from '../state/store';
import { branch, fault } from '../ui/icons';
import { logicLine } from '../words/logic';
import { backSentence, questionErrors } from '../words/problems';
import { Grip } from './grip';
import { showsFault } from './show-fault';
import { useSortable } from '../sorting/sortable-list';

interface Props {
	id: string;
	/** 1-based. */
	number: number;
	locked: boolean;
	onSelect: ( id: string ) => void;
}

interface Line {
	type: QuestionType;
	title: string;
	required: boolean;
	/** "Shown if Q1 is less than 4", or ''. */
	logic: string;
	/** Further conditions. */
	more: number;
	/** What is wrong with it, or ''. */
	errors: string;
	selected: boolean;
}

function lineOf( { draft, touched, refusals, selected }: BuilderState, id: string ): Line | null {
	const question = draft.questions.find( ( one ) => one.id === id );
	if ( ! question ) {
		return null;
	}
	const faults = showsFault( question, touched );
	const back = leadsBack( draft.questions, draft.questions.indexOf( question ) );
	const { text, more } = logicLine( question, draft.questions, draft.settings.thank_you.endings ?? [] );
	const refused = refusals.find( ( { judged } ) => judged === question || judged === question.config );
	return {
		type: question.type,
		title: plainText( question.title.trim() ),
		required: question.settings.required,
		logic: text,
		more,
		errors: faults ? questionErrors( faults ) : ( refused?.text ?? ( back ? backSentence( back ) : '' ) ),
		selected: selected === id,
	};
}

/** The same object while the line says the same. */
function useLine( id: string ): Line | null {
	const last = useRef< Line | null >( null );
	return useBuilder( ( state ) => {
		const line = lineOf( state, id );
		const before = last.current;
		const same =
			line &&
			before &&
			( Object.keys( line ) as ( keyof Line )[] ).every( ( key ) => line[ key ] === before[ key ] );
		if ( ! same ) {
			last.current = line;
		}
		return last.current;
	} );
}

/**
 * A question's line in the list: handle, number, type, required, logic in words,
 * error marker (QST-03, QST-07). Each reads the store for itself, so that typing
 * in one question draws one line again.
 */
export const QuestionLine = memo( function QuestionLine( { id, number, locked, onSelect }: Props ) {
	const { row, handle, lifted } = useSortable( id );
	const line = useLine( id );
	if ( ! line ) {
		return null;
	}
	const state = [
		'ufb-line',
		line.selected && 'is-selected',
		line.errors !== '' && 'is-wrong',
		lifted && 'is-lifted',
	];
	return (
		<li ref={ row } className={ state.filter( Boolean ).join( ' ' ) }>
			{ ! locked && (
				<Grip
					{ ...handle }
					label={ sprintf(
						/* translators: %d: number of the question. */
						__( 'Move question %d', 'userfeedback' ),
						number
					) }
				/>
			) }
			<LineButton id={ id } number={ number } line={ line } onSelect={ onSelect } />
		</li>
	);
} );

function LineButton( {
	id,
	number,
	line: { type, title, required, logic, more, errors, selected },
	onSelect,
}: {
	id: string;
	number: number;
	line: Line;
	onSelect: ( id: string ) => void;
} ) {
	return (
		<button
			type="button"
			className="ufb-line__main"
			data-question={ id }
			aria-current={ selected ? 'true' : undefined }
			onClick={ () => onSelect( id ) }
		>
			<span className="ufb-line__icon">
				<Icon icon={ editorOf( type ).icon } size={ 24 } />
			</span>
			<span className="ufb-line__text">
				<span className="ufb-line__title" dir="auto">
					<span>{ number }.</span>{ ' ' }
					{ title === '' ? <em>{ __( 'Untitled question', 'userfeedback' ) }</em> : title }
				</span>
				<span className="ufb-line__meta">
					{ typeName( type ) }
					{ required && ` · ${ __( 'Required', 'userfeedback' ) }` }
				</span>
				{ logic !== '' && (
					<span className="ufb-line__logic">
						<Icon icon={ branch } size={ 16 } />
						<bdi title={ logic }>{ logic }</bdi>
						{ more > 0 && <span dir="ltr">{ `+${ formatNumber( more ) }` }</span> }
					</span>
				) }
			</span>
			{ errors !== '' && (
				<span className="ufb-line__fault">
					<Icon icon={ fault } size={ 20 } />
					<span className="screen-reader-text">{ errors }</span>
				</span>
			) }
		</button>
	);
}
