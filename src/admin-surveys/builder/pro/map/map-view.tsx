import { useEffect, useMemo, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, Icon } from '@wordpress/components';
import { arrowLeft, caution, postContent, published } from '@wordpress/icons';
import { __, _n, sprintf } from '@wordpress/i18n';
import { mapOf } from '../../../../domain/draft/map';
import type { Place } from '../../../../domain/draft/map';
import { placeFigures } from '../../../../domain/draft/map-figures';
import type { Draft } from '../../../../domain/draft/draft';
import { plainText } from '../../../../domain/piping';
import { pathFiguresQuery } from '../../../../shared/api/path-figures/queries';
import { boot } from '../../../../shared/app/boot';
import { editorOf } from '../../question-types';
import { INTRO, THANK_YOU, useBuilder } from '../../state/store';
import { FLAT, ToggleGroupControl, ToggleGroupControlOption } from '../../ui/controls';
import { MapList } from './map-list';
import { Picture } from './picture';
import { cardId } from './shown';
import type { Shown } from './shown';
import { useWalk } from './use-walk';
import { WalkPane } from './walk-pane';
import { basisSentence, problemSentence, titleOf } from './words';
import './map.scss';

interface Props {
	onBack: () => void;
	/** Opens what stands behind a card: a question, `INTRO` or `THANK_YOU`. */
	onOpen: ( id: string ) => void;
}

/** Which editor belongs to a place. */
const editorFor = ( { kind, id }: Place ) => ( kind === 'question' ? id : kind === 'intro' ? INTRO : THANK_YOU );

function endTitle( { type, message }: Draft[ 'settings' ][ 'thank_you' ] ): string {
	switch ( type ) {
		case 'redirect':
			return __( 'Goes to a page', 'userfeedback' );
		case 'conditional_redirect':
			return __( 'Goes to a page by answer', 'userfeedback' );
		default:
			return plainText( message ) || __( 'Thank-you message', 'userfeedback' );
	}
}

function wordsFor( { question, ending, kind }: Place, { settings }: Draft ): Pick< Shown, 'title' | 'icon' > {
	if ( question ) {
		return { title: titleOf( question ), icon: editorOf( question.type ).icon };
	}
	if ( kind === 'intro' ) {
		return {
			title: settings.presentation?.intro?.title || __( 'No title yet', 'userfeedback' ),
			icon: postContent,
		};
	}
	return {
		title: ending ? ending.title || __( 'No title yet', 'userfeedback' ) : endTitle( settings.thank_you ),
		icon: published,
	};
}

/** The survey as a map or as a list of the same, and a walk through it (docs/paths.md). */
export function MapView( { onBack, onOpen }: Props ) {
	const draft = useBuilder( ( state ) => state.draft );
	const { places, problems } = useMemo( () => mapOf( draft ), [ draft ] );
	const walk = useWalk( draft );
	const { id, responses_count: responses } = useBuilder( ( state ) => state.record );
	const figures = useQuery( {
		...pathFiguresQuery( id ),
		enabled: responses > 0 && boot().capabilities.view,
	} );
	const byQuestion = useMemo( () => placeFigures( figures.data ), [ figures.data ] );
	const heading = useRef< HTMLHeadingElement >( null );
	// On small screens a list is read with less scrolling.
	const [ view, setView ] = useState< 'map' | 'list' >( () =>
		matchMedia( '(max-width: 782px)' ).matches ? 'list' : 'map'
	);
	useEffect( () => heading.current?.focus(), [] );
	const shown = places.map( ( place ): Shown => ( {
		place,
		...wordsFor( place, draft ),
		problems: problems.filter( ( problem ) => problem.id === place.id ),
		figures: byQuestion.get( place.id ),
		open: () => onOpen( editorFor( place ) ),
	} ) );
	const goTo = ( place: string ) => document.getElementById( cardId( place ) )?.focus();
	return (
		<div className="ufb-map">
			<section className="ufb-map__main" aria-labelledby="ufb-map-title">
				<div className="ufb-panehead">
					<Button size="compact" variant="tertiary" icon={ arrowLeft } className="uf-flip" onClick={ onBack }>
						{ __( 'Back to questions', 'userfeedback' ) }
					</Button>
					<h2 id="ufb-map-title" ref={ heading } tabIndex={ -1 }>
						{ __( 'Map', 'userfeedback' ) }
					</h2>
					<span className="ufb-panehead__end ufb-map__view">
						<ToggleGroupControl
							{ ...FLAT }
							isBlock
							hideLabelFromVision
							label={ __( 'Show as', 'userfeedback' ) }
							value={ view }
							onChange={ ( next ) => setView( next === 'list' ? 'list' : 'map' ) }
						>
							<ToggleGroupControlOption value="map" label={ __( 'Map', 'userfeedback' ) } />
							<ToggleGroupControlOption value="list" label={ __( 'List', 'userfeedback' ) } />
						</ToggleGroupControl>
					</span>
				</div>
				{ problems.length > 0 && (
					<section className="ufb-map__problems" aria-label={ __( 'Problems', 'userfeedback' ) }>
						<p>
							<Icon icon={ caution } size={ 20 } />
							<b>
								{ sprintf(
									/* translators: %d: number of problems. */
									_n( '%d problem', '%d problems', problems.length, 'userfeedback' ),
									problems.length
								) }
							</b>
						</p>
						<ul>
							{ problems.map( ( problem ) => (
								<li key={ `${ problem.kind }${ problem.id }` }>
									{ problemSentence( problem ) }{ ' ' }
									<Button
										variant="link"
										aria-label={ sprintf(
											/* translators: %s: what is wrong. */
											__( 'Show it: %s', 'userfeedback' ),
											problemSentence( problem )
										) }
										onClick={ () => goTo( problem.id ) }
									>
										{ __( 'Show it', 'userfeedback' ) }
									</Button>
								</li>
							) ) }
						</ul>
					</section>
				) }
				{ view === 'map' ? (
					<Picture shown={ shown } walk={ walk } />
				) : (
					<MapList shown={ shown } walk={ walk } onGo={ goTo } />
				) }
				<p className="ufb-map__note">
					{ view === 'map'
						? __(
								'Arrow keys move between cards, Enter opens one. List says the same in words.',
								'userfeedback'
							)
						: __( 'Each question, and where visitors go from it.', 'userfeedback' ) }
				</p>
				{ figures.data && byQuestion.size > 0 && (
					<p className="ufb-map__note">{ basisSentence( figures.data ) }</p>
				) }
				{ figures.isError && (
					<p className="ufb-map__note" role="alert">
						{ __( 'The figures could not be loaded.', 'userfeedback' ) }{ ' ' }
						<Button variant="link" onClick={ () => void figures.refetch() }>
							{ __( 'Try again', 'userfeedback' ) }
						</Button>
					</p>
				) }
			</section>
			<WalkPane walk={ walk } draft={ draft } />
		</div>
	);
}
