import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../shared/format/numbers';
import { lift } from '../state/lifted';
import { INTRO, THANK_YOU, useBuilder } from '../state/store';
import { AddQuestion } from './add-question';
import { IntroLine } from './intro-line';
import { MapButton } from './map-button';
import { QuestionLine } from './question-line';
import { reordered } from '../sorting/places';
import { SortableList } from '../sorting/sortable-list';
import { ThankYouLine } from './thank-you-line';
import { useMoveQuestion } from './use-question-actions';
import './question-list.scss';

interface Props {
	/** Build/Preview on screens without a preview pane. */
	toggle: ReactNode;
	onOpen: () => void;
	onMap: () => void;
}

const nameOf = ( place: number ) =>
	sprintf(
		/* translators: %d: number of the question. */
		__( 'Question %d', 'userfeedback' ),
		place
	);

/** Arrow keys move between the lines; Enter and Space open, as on any button. */
function onArrow( event: KeyboardEvent< HTMLElement > ) {
	if ( event.key !== 'ArrowDown' && event.key !== 'ArrowUp' ) {
		return;
	}
	const lines = [ ...event.currentTarget.querySelectorAll< HTMLElement >( '.ufb-line__main' ) ];
	const at = lines.indexOf( event.target as HTMLElement );
	const next = lines[ at + ( event.key === 'ArrowDown' ? 1 : -1 ) ];
	if ( at !== -1 && next ) {
		event.preventDefault();
		next.focus();
	}
}

/**
 * The survey at a glance; Add Question and the thank-you card stay in reach
 * (QST-03 to QST-05).
 */
export const QuestionList = memo( function QuestionList( { toggle, onOpen, onMap }: Props ) {
	const order = useBuilder( ( state ) => state.draft.questions.map( ( { id } ) => id ).join( ' ' ) );
	const selected = useBuilder( ( state ) => state.selected );
	const select = useBuilder( ( state ) => state.select );
	const locked = useBuilder( ( state ) => state.locked );
	const move = useMoveQuestion();
	const [ dropped, setDropped ] = useState< string[] | null >( null );
	const ids = useMemo( () => dropped ?? order.split( ' ' ).filter( Boolean ), [ dropped, order ] );
	// The lines show their new places in the frame of the drop, everything else follows in the next.
	const drop = useCallback(
		( from: number, to: number ) => {
			setDropped( reordered( ids, from, to ) );
			setTimeout( () => {
				move( from, to );
				setDropped( null );
			} );
		},
		[ ids, move ]
	);
	const open = useCallback(
		( id: string ) => {
			select( id );
			onOpen();
		},
		[ select, onOpen ]
	);
	// What is added, copied or opened from elsewhere may lie below the lines in sight.
	useEffect( () => {
		document.querySelector( '.ufb-line.is-selected' )?.scrollIntoView( { block: 'nearest' } );
	}, [ selected ] );

	return (
		<section className="ufb-panes__list" aria-label={ __( 'Questions', 'userfeedback' ) }>
			<div className="ufb-panehead">
				<h2>{ __( 'Questions', 'userfeedback' ) }</h2>
				<span className="ufb-panehead__count">{ formatNumber( ids.length ) }</span>
				<span className="ufb-panehead__end">
					<MapButton onOpen={ onMap } />
					<span className="ufb-narrow-only">{ toggle }</span>
				</span>
			</div>
			{ /* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Adds arrow keys to the buttons inside. */ }
			<div className="ufb-panes__scroll" onKeyDown={ onArrow }>
				<IntroLine selected={ selected === INTRO } onSelect={ () => open( INTRO ) } />
				<SortableList
					ids={ ids }
					nameOf={ nameOf }
					onMove={ drop }
					rowsMove
					onLift={ ( place ) => lift( place === null ? null : { place: place + 1, of: ids.length } ) }
				>
					<ol className="ufb-lines">
						{ ids.map( ( id, at ) => (
							<QuestionLine key={ id } id={ id } number={ at + 1 } locked={ locked } onSelect={ open } />
						) ) }
					</ol>
				</SortableList>
			</div>
			<div className="ufb-panes__listfoot">
				{ ! locked && <AddQuestion onAdded={ onOpen } /> }
				<ThankYouLine selected={ selected === THANK_YOU } onSelect={ () => open( THANK_YOU ) } />
			</div>
		</section>
	);
} );
