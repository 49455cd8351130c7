import { Button, Icon, Spinner, VisuallyHidden } from '@wordpress/components';
import { check, redo as redoIcon, undo as undoIcon } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import { nameOf } from '../../../domain/draft/draft';
import type { Step } from '../../../domain/draft/problems';
import { EditableText } from '../../../shared/components/editable-text';
import { shownStatus, statusLabel } from '../../../shared/components/status-indicator';
import { Bell } from '../../../shared/notifications/bell';
import type { Flow } from '../routes';
import { useSaving } from '../state/saving';
import { notSaved } from '../state/autosave';
import { isDirty, useBuilder } from '../state/store';
import { mark } from '../ui/icons';
import { RevisionsButton } from './revisions-button';
import { Steps } from './steps';
import './header.scss';

interface Props {
	flow: Flow;
	step: Step;
	visited: ReadonlySet< Step >;
	blocked: boolean;
	saving: boolean;
	onGo: ( step: Step ) => void;
	onClose: () => void;
}

const MAX_TITLE = 255;

/**
 * Where am I, is it safe, how do I get out (BLD-07 to BLD-10, QST-01).
 */
export function Header( props: Props ) {
	const { step } = props;
	const isSetup = step === 'setup';
	return (
		<div className="ufb-head" role="region" aria-label={ __( 'Survey builder', 'userfeedback' ) }>
			<div className="ufb-head__start">
				<span className="ufb-head__logo">
					{ mark }
					<VisuallyHidden>UserFeedback</VisuallyHidden>
				</span>
				{ isSetup ? <h1 className="ufb-head__title">{ __( 'New survey', 'userfeedback' ) }</h1> : <Title /> }
			</div>
			<Steps
				flow={ props.flow }
				step={ step }
				visited={ props.visited }
				blocked={ props.blocked }
				saving={ props.saving }
				onGo={ props.onGo }
			/>
			<div className="ufb-head__end">
				{ ! isSetup && <History /> }
				{ ! isSetup && (
					<span className="ufb-head__state" data-room={ Object.values( stateNames() ).join( '\n' ) }>
						<SaveState />
					</span>
				) }
				<SaveButton disabled={ isSetup } />
				<Bell />
				<Button size="compact" variant="tertiary" onClick={ props.onClose }>
					{ __( 'Close', 'userfeedback' ) }
				</Button>
			</div>
		</div>
	);
}

function Title() {
	const title = useBuilder( ( state ) => state.draft.title );
	const untitled = __( 'Untitled Survey', 'userfeedback' );
	// What it will be called while nobody names it.
	const name = useBuilder( ( state ) => nameOf( state.draft, untitled ) || untitled );
	const record = useBuilder( ( state ) => state.record );
	const locked = useBuilder( ( state ) => state.locked );
	const edit = useBuilder( ( state ) => state.edit );
	const status = shownStatus( record );
	return (
		<>
			<h1 className="ufb-head__title">
				<EditableText
					value={ title === untitled ? '' : title }
					label={ __( 'Survey title', 'userfeedback' ) }
					placeholder={ name }
					maxLength={ MAX_TITLE }
					disabled={ locked }
					onSave={ ( next ) => edit( ( draft ) => ( { ...draft, title: next } ) ) }
				/>
			</h1>
			<span className={ `ufb-chip is-${ status }` }>{ statusLabel( status ) }</span>
		</>
	);
}

function History() {
	const undo = useBuilder( ( state ) => state.undo );
	const redo = useBuilder( ( state ) => state.redo );
	const canUndo = useBuilder( ( state ) => state.past.length > 0 );
	const canRedo = useBuilder( ( state ) => state.future.length > 0 );
	return (
		<div className="ufb-head__undo uf-flip">
			<Button
				size="compact"
				icon={ undoIcon }
				label={ __( 'Undo', 'userfeedback' ) }
				accessibleWhenDisabled
				disabled={ ! canUndo }
				onClick={ undo }
			/>
			<Button
				size="compact"
				icon={ redoIcon }
				label={ __( 'Redo', 'userfeedback' ) }
				accessibleWhenDisabled
				disabled={ ! canRedo }
				onClick={ redo }
			/>
			<RevisionsButton />
		</div>
	);
}

/** The header has room for each of them, so that Undo stays where it is while the survey saves itself. */
function stateNames() {
	return {
		saving: __( 'Saving…', 'userfeedback' ),
		unsaved: __( 'Unsaved', 'userfeedback' ),
		saved: __( 'Saved', 'userfeedback' ),
	};
}

/**
 * Not a live region itself: a draft saves itself every few seconds, and only the first of these and what went wrong
 * is worth hearing. The saving parts announce it.
 */
function SaveState() {
	const dirty = useBuilder( isDirty );
	const isNew = useBuilder( ( state ) => state.record.id === 0 );
	const { saving, auto } = useSaving();
	const names = stateNames();
	if ( saving || auto.busy ) {
		return (
			<span className="ufb-savestate is-saving">
				<Spinner />
				{ names.saving }
			</span>
		);
	}
	if ( dirty && auto.problem !== '' ) {
		const text = notSaved( auto.problem );
		return (
			<span className="ufb-savestate is-dirty is-failed" title={ text }>
				{ text }
			</span>
		);
	}
	if ( dirty || isNew ) {
		return <span className="ufb-savestate is-dirty">{ names.unsaved }</span>;
	}
	return (
		<span className="ufb-savestate is-saved">
			<Icon icon={ check } size={ 20 } />
			{ names.saved }
		</span>
	);
}

function SaveButton( { disabled }: { disabled: boolean } ) {
	const locked = useBuilder( ( state ) => state.locked );
	const wasLive = useBuilder( ( state ) => state.record.published_at !== null );
	const { saving, save } = useSaving();
	return (
		<Button
			size="compact"
			variant="secondary"
			accessibleWhenDisabled
			disabled={ disabled || saving || locked }
			isBusy={ saving }
			onClick={ () => void save( { kind: 'interim' } ) }
		>
			{ wasLive ? __( 'Save', 'userfeedback' ) : __( 'Save Draft', 'userfeedback' ) }
		</Button>
	);
}
