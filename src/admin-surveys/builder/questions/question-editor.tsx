import { memo, useEffect, useRef, useState } from 'react';
import { Button, Icon, TabPanel } from '@wordpress/components';
import { arrowDown, arrowUp, chevronDown, chevronLeft, copy, trash } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import { referrersOf } from '../../../domain/draft/questions';
import { ConfirmDialog } from '../../../shared/components/confirm-dialog';
import { typeName } from '../../../shared/registry/question-types';
import { editorOf } from '../question-types';
import { BankButton } from '../ready/bank-button';
import { letterOf } from '../shell/use-shortcuts';
import { useBuilder, useBuilderStore } from '../state/store';
import { alongWords } from '../words/logic';
import { ADD_BUTTON_ID } from './add-question';
import { seekFocus } from '../../../shared/lib/seek-focus';
import { showsFault } from './show-fault';
import { TabLogic } from './tab-logic';
import { TabQuestion } from './tab-question';
import { TabSettings } from './tab-settings';
import { TypeMenu } from './type-menu';
import { useQuestionBody } from './use-question';
import { useChangeType, useDeleteQuestion, useDuplicateQuestion, useMoveQuestion } from './use-question-actions';
import { useTypeLock } from './use-type-lock';

interface Props {
	id: string;
	/** 0-based. */
	index: number;
	total: number;
	onBack: () => void;
}

/**
 * The open half of a question: type, place, deletion, and the tabs Question,
 * Settings and Logic (QST-06, QST-08 to QST-11).
 */
export const QuestionEditor = memo( function QuestionEditor( { id, index, total, onBack }: Props ) {
	const locked = useBuilder( ( state ) => state.locked );
	return (
		<section
			className="ufb-panes__editor"
			aria-label={ sprintf(
				/* translators: %d: number of the question. */
				__( 'Question %d', 'userfeedback' ),
				index + 1
			) }
		>
			<div className="ufb-panehead">
				<Button
					size="compact"
					icon={ chevronLeft }
					className="ufb-phone-back uf-flip"
					label={ __( 'All questions', 'userfeedback' ) }
					onClick={ onBack }
				/>
				<h2>
					{ sprintf(
						/* translators: %d: number of the question. */
						__( 'Question %d', 'userfeedback' ),
						index + 1
					) }
				</h2>
				<TypeButton id={ id } />
				{ ! locked && (
					<span className="ufb-panehead__end">
						<MoveButtons index={ index } total={ total } />
						<DuplicateButton id={ id } />
						<BankButton id={ id } />
						<DeleteButton id={ id } />
					</span>
				) }
			</div>
			<Tabs id={ id } index={ index } />
		</section>
	);
} );

function TypeButton( { id }: { id: string } ) {
	const type = useQuestionBody( id )?.type ?? 'text';
	const changeType = useChangeType();
	// QST-11 keeps the question; another type would remove it all the same.
	const kept = useBuilder( ( state ) => state.locked || ( state.draft.type === 'nps' && type === 'nps' ) );
	const name = typeName( type );
	return (
		<TypeMenu
			label={ __( 'Question type', 'userfeedback' ) }
			onPick={ ( next ) => changeType( id, next ) }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					size="compact"
					variant="tertiary"
					className="ufb-typebutton"
					aria-haspopup="menu"
					aria-expanded={ isOpen }
					accessibleWhenDisabled
					disabled={ kept }
					aria-label={ sprintf(
						/* translators: %s: type of the question. */
						__( 'Question type: %s. Change', 'userfeedback' ),
						name
					) }
					onClick={ onToggle }
				>
					<Icon icon={ editorOf( type ).icon } size={ 20 } />
					{ name }
					<Icon icon={ chevronDown } size={ 20 } />
				</Button>
			) }
		/>
	);
}

function MoveButtons( { index, total }: { index: number; total: number } ) {
	const move = useMoveQuestion();
	return (
		<>
			<Button
				size="compact"
				icon={ arrowUp }
				label={ __( 'Move up', 'userfeedback' ) }
				accessibleWhenDisabled
				disabled={ index === 0 }
				onClick={ () => move( index, index - 1 ) }
			/>
			<Button
				size="compact"
				icon={ arrowDown }
				label={ __( 'Move down', 'userfeedback' ) }
				accessibleWhenDisabled
				disabled={ index === total - 1 }
				onClick={ () => move( index, index + 1 ) }
			/>
		</>
	);
}

/** Also Ctrl+D or Cmd+D, while the focus is in the question. */
function DuplicateButton( { id }: { id: string } ) {
	const button = useRef< HTMLButtonElement >( null );
	const type = useQuestionBody( id )?.type ?? 'text';
	const isNps = useBuilder( ( state ) => state.draft.type === 'nps' && type === 'nps' );
	// A question that cannot be added cannot be copied either.
	const off = useTypeLock( type ) !== null || isNps;
	const duplicate = useDuplicateQuestion();
	useEffect( () => {
		const section = button.current?.closest( 'section' );
		function onKeyDown( event: KeyboardEvent ) {
			const { ctrlKey, metaKey, altKey, shiftKey } = event;
			if ( letterOf( event ) === 'd' && ( ctrlKey || metaKey ) && ! altKey && ! shiftKey && ! off ) {
				event.preventDefault();
				duplicate( id );
			}
		}
		section?.addEventListener( 'keydown', onKeyDown );
		return () => section?.removeEventListener( 'keydown', onKeyDown );
	}, [ id, off, duplicate ] );
	return (
		<Button
			ref={ button }
			size="compact"
			icon={ copy }
			label={ __( 'Duplicate question', 'userfeedback' ) }
			shortcut={ /Mac/.test( navigator.platform ) ? '⌘D' : 'Ctrl+D' }
			aria-keyshortcuts="Control+D Meta+D"
			accessibleWhenDisabled
			disabled={ off }
			onClick={ () => duplicate( id ) }
		/>
	);
}

function DeleteButton( { id }: { id: string } ) {
	const [ asking, setAsking ] = useState( false );
	const isNps = useBuilder( ( state ) => state.draft.type === 'nps' );
	const store = useBuilderStore();
	const remove = useDeleteQuestion();
	// QST-11.
	if ( isNps ) {
		return <span className="ufb-panehead__hint">{ __( 'NPS surveys keep all questions', 'userfeedback' ) }</span>;
	}
	const along = asking ? alongWords( referrersOf( store.getState().draft, id ) ) : '';
	return (
		<>
			<Button
				size="compact"
				icon={ trash }
				isDestructive
				label={ __( 'Delete Question', 'userfeedback' ) }
				onClick={ () => setAsking( true ) }
			/>
			{ asking && (
				<ConfirmDialog
					title={ __( 'Delete Question', 'userfeedback' ) }
					message={ __(
						'Are you sure you want to delete this question? This cannot be undone.',
						'userfeedback'
					) }
					confirmText={ __( 'Yes, delete', 'userfeedback' ) }
					{ ...( along === '' ? {} : { detail: along } ) }
					onCancel={ () => setAsking( false ) }
					onConfirm={ () => {
						setAsking( false );
						const next = remove( id );
						seekFocus( next === null ? `#${ ADD_BUTTON_ID }` : `[data-question="${ next }"]` );
					} }
				/>
			) }
		</>
	);
}

function Tabs( { id, index }: { id: string; index: number } ) {
	const tab = useBuilder( ( state ) => state.tab );
	const openTab = useBuilder( ( state ) => state.openTab );
	const faulty = useBuilder( ( { draft, touched } ) => {
		const question = draft.questions.find( ( one ) => one.id === id );
		return question !== undefined && showsFault( question, touched ) !== null;
	} );
	const logic = useQuestionBody( id )?.logic;
	const conditions = logic?.enabled ? logic.conditions.length : 0;
	return (
		<TabPanel
			key={ `${ id } ${ tab.asked }` }
			className="ufb-tabs"
			initialTabName={ tab.name }
			onSelect={ ( name ) => openTab( name ) }
			tabs={ [
				{
					name: 'question',
					title: __( 'Question', 'userfeedback' ),
					...( faulty ? { className: 'has-fault' } : {} ),
				},
				{ name: 'settings', title: __( 'Settings', 'userfeedback' ) },
				{
					name: 'logic',
					title:
						conditions > 0
							? sprintf(
									/* translators: %d: number of conditions. */
									__( 'Logic (%d)', 'userfeedback' ),
									conditions
								)
							: __( 'Logic', 'userfeedback' ),
				},
			] }
		>
			{ ( { name } ) => {
				switch ( name ) {
					case 'settings':
						return <TabSettings id={ id } />;
					case 'logic':
						return <TabLogic id={ id } index={ index } />;
					default:
						return <TabQuestion id={ id } />;
				}
			} }
		</TabPanel>
	);
}
