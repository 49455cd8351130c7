import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, CheckboxControl, SearchControl, Spinner, TextControl } from '@wordpress/components';
import { check, pencil, trash } from '@wordpress/icons';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Question } from '../../../types';
import { insertCopies } from '../../../domain/draft/copies';
import { plainText } from '../../../domain/piping';
import { useChangeBank, useQuestionBank } from '../../../shared/api/question-bank/queries';
import { surveyQueries } from '../../../shared/api/surveys/queries';
import { ActionModal } from '../../../shared/components/action-modal';
import { ErrorNotice } from '../../../shared/components/error-notice';
import { formatNumber } from '../../../shared/format/numbers';
import { useSettled } from '../../../shared/lib/use-settled';
import { typeName } from '../../../shared/registry/question-types';
import { useTypeLock } from '../questions/use-type-lock';
import { useBuilder, useBuilderStore } from '../state/store';
import { FLAT } from '../ui/controls';
import { SearchSelect } from '../ui/search-select';
import type { Found } from '../ui/search-select';
import { useUndoToast } from '../ui/use-undo-toast';
import type { Source } from './ready-items';
import './copy-dialog.scss';

/** As `SurveySchema::MAX_QUESTIONS`. */
const MOST = 50;

interface Item {
	/** In the bank; else the question's id. */
	key: string;
	name: string;
	question: Question;
}

function SurveyChoice( { value, onChange }: { value: Found | null; onChange: ( value: Found | null ) => void } ) {
	const own = useBuilder( ( state ) => state.record.id );
	const [ search, setSearch ] = useState( '' );
	const list = useQuery(
		surveyQueries.list( {
			page: 1,
			per_page: 50,
			orderby: 'id',
			order: 'desc',
			status: 'all',
			search: useSettled( search ),
		} )
	);
	return (
		<SearchSelect
			label={ __( 'Survey', 'userfeedback' ) }
			value={ value }
			found={ ( list.data?.items ?? [] )
				.filter( ( { id } ) => id !== own )
				.map( ( { id, title } ) => ( { id, label: title } ) ) }
			error={ list.error }
			onSearch={ setSearch }
			onChange={ onChange }
		/>
	);
}

/** Rename and delete a question of the bank. */
function BankTools( { item: { key, name } }: { item: Item } ) {
	const [ text, setText ] = useState< string | null >( null );
	const change = useChangeBank( { error: () => __( 'The question bank could not be changed.', 'userfeedback' ) } );
	if ( text === null ) {
		return (
			<>
				<Button
					size="small"
					icon={ pencil }
					/* translators: %s: name of a question in the question bank. */
					label={ sprintf( __( 'Rename “%s”', 'userfeedback' ), name ) }
					onClick={ () => setText( name ) }
				/>
				<Button
					size="small"
					icon={ trash }
					isDestructive
					/* translators: %s: name of a question in the question bank. */
					label={ sprintf( __( 'Delete “%s” from the question bank', 'userfeedback' ), name ) }
					isBusy={ change.isPending }
					onClick={ () => change.mutate( { id: key } ) }
				/>
			</>
		);
	}
	return (
		<form
			onSubmit={ ( event ) => {
				event.preventDefault();
				change.mutate( { id: key, name: text }, { onSuccess: () => setText( null ) } );
			} }
		>
			<TextControl
				{ ...FLAT }
				label={ __( 'Name', 'userfeedback' ) }
				hideLabelFromVision
				maxLength={ 100 }
				// eslint-disable-next-line jsx-a11y/no-autofocus -- The person pressed Rename.
				autoFocus
				value={ text }
				onChange={ setText }
			/>
			<Button
				type="submit"
				icon={ check }
				label={ __( 'Save name', 'userfeedback' ) }
				isBusy={ change.isPending }
			/>
		</form>
	);
}

interface LineProps {
	item: Item;
	checked: boolean;
	onCheck: ( checked: boolean ) => void;
	isBank: boolean;
}

function Line( { item, checked, onCheck, isBank }: LineProps ) {
	const { name, question } = item;
	const lock = useTypeLock( question.type );
	return (
		<li>
			<CheckboxControl
				{ ...FLAT }
				label={ name.trim() || __( 'Untitled question', 'userfeedback' ) }
				help={
					lock
						? `${ typeName( question.type ) } · ${ __( 'Not included in your plan', 'userfeedback' ) }`
						: typeName( question.type )
				}
				disabled={ lock !== null }
				checked={ checked }
				onChange={ onCheck }
			/>
			{ isBank && <BankTools item={ item } /> }
		</li>
	);
}

/** Questions of a survey or of the bank, as items. */
function useItems( source: Source, survey: Found | null, search: string ) {
	const questions = useQuery( {
		...surveyQueries.questions( Number( survey?.id ) ),
		enabled: source === 'survey' && survey !== null,
	} );
	const bank = useQuestionBank( source === 'bank' );
	const query = source === 'bank' ? bank : questions;
	const all: Item[] | undefined =
		source === 'bank'
			? bank.data?.items.map( ( { id, name, question } ) => ( { key: id, name, question } ) )
			: questions.data?.map( ( question ) => ( {
					key: question.id,
					name: plainText( question.title ),
					question,
				} ) );
	const wanted = search.trim().toLowerCase();
	return { query, all, shown: all?.filter( ( { name } ) => name.toLowerCase().includes( wanted ) ) };
}

interface Props {
	source: Source;
	onAdded: () => void;
	onClose: () => void;
}

/** Ticks questions of another survey or of the bank, and inserts them below the open one. */
export function CopyDialog( { source, onAdded, onClose }: Props ) {
	const store = useBuilderStore();
	const toast = useUndoToast();
	const [ survey, setSurvey ] = useState< Found | null >( null );
	const [ search, setSearch ] = useState( '' );
	const [ ticked, setTicked ] = useState< readonly string[] >( [] );
	const { query, all, shown } = useItems( source, survey, search );
	const chosen = ( all ?? [] ).filter( ( { key } ) => ticked.includes( key ) );
	const room = MOST - store.getState().draft.questions.length;

	function insert() {
		const { draft, selected, edit, select, undoTo } = store.getState();
		const { draft: after, removed } = insertCopies(
			draft,
			selected,
			// Two of the bank may come from one survey and have its id.
			chosen.map( ( { key, question } ) => ( source === 'bank' ? { ...question, id: key } : question ) )
		);
		edit( () => after );
		select( after.questions.find( ( one ) => ! draft.questions.includes( one ) )?.id ?? selected );
		const said = sprintf(
			/* translators: %s: number of questions. */
			_n( '%s question added.', '%s questions added.', chosen.length, 'userfeedback' ),
			formatNumber( chosen.length )
		);
		toast( said, removed, () => undoTo( draft ) );
		onAdded();
		onClose();
	}

	return (
		<ActionModal
			title={
				source === 'bank'
					? __( 'Add from the question bank', 'userfeedback' )
					: __( 'Copy from another survey', 'userfeedback' )
			}
			size="medium"
			confirmText={ sprintf(
				/* translators: %s: number of questions. */
				_n( 'Add %s question', 'Add %s questions', chosen.length, 'userfeedback' ),
				formatNumber( chosen.length )
			) }
			confirmDisabled={ chosen.length === 0 || chosen.length > room }
			onCancel={ onClose }
			onConfirm={ insert }
		>
			{ source === 'survey' ? (
				<SurveyChoice
					value={ survey }
					onChange={ ( next ) => {
						setSurvey( next );
						setTicked( [] );
					} }
				/>
			) : (
				<SearchControl
					label={ __( 'Search questions', 'userfeedback' ) }
					value={ search }
					onChange={ setSearch }
				/>
			) }
			{ query.isLoading && <Spinner /> }
			{ query.isError && (
				<ErrorNotice
					message={ __( 'The questions could not be loaded.', 'userfeedback' ) }
					error={ query.error }
					onRetry={ () => void query.refetch() }
				/>
			) }
			{ shown?.length === 0 && (
				<p>
					{ all?.length === 0 && source === 'bank'
						? __(
								'The question bank is empty. Save a question to it with the button beside “Duplicate question”.',
								'userfeedback'
							)
						: __( 'No questions found', 'userfeedback' ) }
				</p>
			) }
			<ul className="ufb-copy">
				{ shown?.map( ( item ) => (
					<Line
						key={ item.key }
						item={ item }
						isBank={ source === 'bank' }
						checked={ ticked.includes( item.key ) }
						onCheck={ ( on ) =>
							setTicked( on ? [ ...ticked, item.key ] : ticked.filter( ( key ) => key !== item.key ) )
						}
					/>
				) ) }
			</ul>
			{ chosen.length > room && (
				<p role="status">
					{ sprintf(
						/* translators: %d: number of questions. */
						__( 'A survey can have %d questions.', 'userfeedback' ),
						MOST
					) }
				</p>
			) }
		</ActionModal>
	);
}
