import { useCallback, useEffect, useMemo, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { ensureQuestion } from '../../../domain/draft/questions';
import { startOf } from '../question-types';
import { useProblemFocus } from '../shell/focus';
import { newId } from '../../../domain/draft/ids';
import { INTRO, THANK_YOU, useBuilder, useBuilderStore } from '../state/store';
import { ADD_BUTTON_ID } from './add-question';
import { BuildPreview } from './build-preview';
import { ProPart } from '../../../shared/registry/pro-parts';
import { proMap } from '../pro-builder';
import { Intro } from './intro';
import { MAP_BUTTON_ID } from './map-button';
import { seekFocus } from '../../../shared/lib/seek-focus';
import { PreviewMode } from './preview-mode';
import { PreviewPane } from './preview-pane';
import { QuestionEditor } from './question-editor';
import { QuestionList } from './question-list';
import { ThankYou } from './thank-you';
import './panes.scss';
import './editor.scss';
import './preview.scss';

const FIRST_FAULT = '.ufb-panes__editor :is([aria-invalid="true"], .ufb-refused)';

/** List, editor and live preview; or the whole preview with branding (QST-01 to QST-15). */
export default function QuestionsStep() {
	const store = useBuilderStore();
	const [ mode, setMode ] = useState( () => store.getState().mode );
	const [ view, setView ] = useState< 'list' | 'edit' >( 'list' );
	const selected = useBuilder( ( state ) => state.selected );
	const total = useBuilder( ( state ) => state.draft.questions.length );
	const index = useBuilder( ( state ) => state.draft.questions.findIndex( ( { id } ) => id === selected ) );
	const open = index === -1 ? null : selected;

	useEffect( () => {
		const { draft, record, edit, select, markFresh } = store.getState();
		// QST-13. An existing survey that has lost its questions stays as it is.
		if ( draft.questions.length === 0 && record.published_at === null ) {
			const id = newId();
			edit( ( now ) => ensureQuestion( now, id, startOf ), {
				final: true,
			} );
			select( id );
			markFresh();
		}
	}, [ store ] );

	useProblemFocus( ( problem ) => {
		const { select, openTab } = store.getState();
		setMode( 'build' );
		setView( 'edit' );
		if ( problem.kind === 'question' || problem.kind === 'refused' ) {
			openTab( 'question', true );
			seekFocus( FIRST_FAULT );
		} else if ( problem.kind === 'message' ) {
			select( THANK_YOU );
			seekFocus( FIRST_FAULT );
		} else if ( problem.kind === 'redirect' ) {
			select( THANK_YOU );
			seekFocus( '.ufb-panes__editor [role="combobox"]' );
		} else if ( problem.kind === 'none' ) {
			setView( 'list' );
			seekFocus( `#${ ADD_BUTTON_ID }` );
		}
	} );

	const openEditor = useCallback( () => setView( 'edit' ), [] );
	const back = useCallback( () => {
		setView( 'list' );
		seekFocus( '.ufb-line.is-selected .ufb-line__main' );
	}, [] );
	const openMap = useCallback( () => setMode( 'map' ), [] );
	const leaveMap = useCallback( () => {
		setMode( 'build' );
		seekFocus( `#${ MAP_BUTTON_ID }` );
	}, [] );
	const openPlace = useCallback(
		( id: string ) => {
			store.getState().select( id );
			setMode( 'build' );
			setView( 'edit' );
			seekFocus( '.ufb-panes__editor :is(textarea, input)' );
		},
		[ store ]
	);
	const toggle = useMemo( () => <BuildPreview mode={ mode } onChange={ setMode } />, [ mode ] );
	// The wish to see the preview holds once.
	useEffect( () => store.getState().setMode( 'build' ), [ store ] );

	return (
		<>
			<h2 className="screen-reader-text">{ __( 'Questions', 'userfeedback' ) }</h2>
			{ mode === 'map' && (
				<ProPart from={ proMap }>
					{ ( { MapView } ) => <MapView onBack={ leaveMap } onOpen={ openPlace } /> }
				</ProPart>
			) }
			{ mode === 'preview' && <PreviewMode toggle={ toggle } start={ Math.max( 0, index ) } /> }
			{ mode === 'build' && (
				<div className={ `ufb-panes is-view-${ view }` }>
					<QuestionList toggle={ toggle } onOpen={ openEditor } onMap={ openMap } />
					{ open !== null && <QuestionEditor id={ open } index={ index } total={ total } onBack={ back } /> }
					{ selected === THANK_YOU && <ThankYou onBack={ back } /> }
					{ selected === INTRO && <Intro onBack={ back } /> }
					{ open === null && selected !== INTRO && selected !== THANK_YOU && (
						<div className="ufb-panes__editor" />
					) }
					<PreviewPane toggle={ toggle } />
				</div>
			) }
		</>
	);
}
