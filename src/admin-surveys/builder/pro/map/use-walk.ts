import { useMemo, useState } from 'react';
import { EMPTY_DRAFT, isAnswered, isBroken } from '../../../../domain/answers';
import type { Draft as Given } from '../../../../domain/answers';
import { deviceOf } from '../../../../domain/device';
import { START_PLACE, END_PLACE, visited } from '../../../../domain/draft/map';
import { givenBy, walkThrough } from '../../../../domain/draft/walk';
import type { Left, Persona, Walked } from '../../../../domain/draft/walk';
import type { Draft } from '../../../../domain/draft/draft';
import { targetOf } from '../../../../domain/draft/paths';
import { END, ahead } from '../../../../domain/paths';
import { filled, mapTexts } from '../../../../domain/piping';
import { boot } from '../../../../shared/app/boot';
import { wordsOf } from '../../../../widget/survey/piping/words';
import type { Ending, Facts, Question } from '../../../../types';

const mustAnswer = ( { type, settings }: Question ) =>
	type !== 'statement' && ( settings.required || type === 'consent' );

/** Visitors cannot leave it like this. */
const isHeld = ( question: Question, given: Given ): boolean =>
	! isAnswered( question, given, mustAnswer( question ) ) &&
	( mustAnswer( question ) || !! isBroken( question, given ) );

/** A step of the way on the map: from a place to a place, along a jump to `leap`. */
export interface Stretch {
	from: string;
	to: string;
	leap: string;
}

function stretchesOf( { turns, current }: Walked, atIntro: boolean, hasIntro: boolean ): Stretch[] {
	if ( atIntro ) {
		return [];
	}
	const stretches: Stretch[] = [];
	let from = hasIntro ? START_PLACE : '';
	let leap = '';
	for ( const { shown, question, jump } of turns ) {
		if ( shown ) {
			if ( from ) {
				stretches.push( { from, to: question.id, leap } );
			}
			from = question.id;
			leap = jump ? ( jump.to === END ? END_PLACE : jump.to ) : '';
		}
	}
	if ( ! current && from ) {
		stretches.push( { from, to: leap.startsWith( '@' ) ? leap : END_PLACE, leap } );
	}
	return stretches;
}

export interface Walk extends Walked {
	questions: Question[];
	/** The draft with earlier answers in its texts, as the visitor reads it. */
	drawn: Draft;
	/** For the preview: -1 is the intro, the number of questions the end. */
	index: number;
	atIntro: boolean;
	place: string;
	end: Ending | null;
	stretches: Stretch[];
	drafts: Readonly< Record< string, Given > >;
	facts: Facts;
	persona: Persona | null;
	progress: { number: number; total: number };
	/** The question asks for an answer before it lets go. */
	held: boolean;
	canGoBack: boolean;
	setFacts: ( facts: Facts ) => void;
	/** Begins anew as somebody else. */
	setPersona: ( persona: Persona | null ) => void;
	give: ( id: string, given: Given ) => void;
	leave: ( id: string, given: Given ) => void;
	step: () => void;
	toEnd: () => void;
	back: () => void;
	restart: () => void;
}

const START_FACTS = (): Facts => ( {
	'@device': deviceOf( navigator ),
	'@page': '/',
	'@language': boot().site.locale.split( /[-_]/ )[ 0 ]?.toLowerCase() ?? '',
	'@returning': 'no',
} );

/** One visitor's way through the draft. Nothing of it is stored. */
export function useWalk( draft: Draft ): Walk {
	const questions = useMemo( () => visited( draft ), [ draft ] );
	const [ facts, setFacts ] = useState( START_FACTS );
	const [ persona, choose ] = useState< Persona | null >( null );
	const [ begun, setBegun ] = useState( false );
	const [ left, setLeft ] = useState< Left >( {} );
	const [ given, setGiven ] = useState< Readonly< Record< string, Given > > >( {} );
	const [ held, setHeld ] = useState( false );
	const walked = useMemo( () => walkThrough( questions, left, facts ), [ questions, left, facts ] );
	const { current, behind, answers } = walked;
	const hasIntro = !! draft.settings.presentation?.intro;
	const atIntro = hasIntro && ! begun && behind.length === 0;
	const givenTo = ( question: Question ): Given =>
		given[ question.id ] ?? ( persona && givenBy( persona, question ) ) ?? EMPTY_DRAFT;

	const drawn = useMemo( (): Draft => {
		const answerTo = ( id: string ) => {
			const question = questions.find( ( one ) => one.id === id );
			const answer = answers.find( ( { question_id: of } ) => of === id );
			return question && answer ? wordsOf( question, answer, undefined ) : '';
		};
		return {
			...draft,
			questions: questions.map( ( question ) => mapTexts( question, ( text ) => filled( text, answerTo ) ) ),
		};
	}, [ draft, questions, answers ] );
	const end = ( draft.settings.thank_you.endings ?? [] ).find( ( { id } ) => id === walked.ending ) ?? null;
	const at = current ? questions.indexOf( current ) : questions.length;
	const ids = new Set( behind.map( ( { id } ) => id ) );
	const restart = () => {
		setLeft( {} );
		setGiven( {} );
		setBegun( false );
		setHeld( false );
	};
	const leave = ( id: string, what: Given ) => {
		setHeld( false );
		if ( id === '@intro' ) {
			setBegun( true );
			return;
		}
		setGiven( ( before ) => ( { ...before, [ id ]: what } ) );
		setLeft( ( before ) => ( { ...before, [ id ]: what } ) );
	};
	return {
		...walked,
		questions,
		drawn,
		index: atIntro ? -1 : at,
		atIntro,
		place: atIntro ? START_PLACE : ( current?.id ?? ( end ? targetOf( end ) : END_PLACE ) ),
		end,
		stretches: stretchesOf( walked, atIntro, hasIntro ),
		drafts: Object.fromEntries( questions.map( ( question ) => [ question.id, givenTo( question ) ] ) ),
		facts,
		persona,
		progress: {
			number: behind.length + 1,
			total: behind.length + ahead( questions, at, ids, answers, facts ).size,
		},
		held,
		canGoBack: behind.length > 0 || ( hasIntro && begun ),
		setFacts,
		setPersona: ( next ) => {
			choose( next );
			restart();
		},
		give: ( id, what ) => {
			setHeld( false );
			setGiven( ( before ) => ( { ...before, [ id ]: what } ) );
		},
		leave,
		step: () => {
			if ( atIntro ) {
				setBegun( true );
			} else if ( current && isHeld( current, givenTo( current ) ) ) {
				setHeld( true );
			} else if ( current ) {
				leave( current.id, givenTo( current ) );
			}
		},
		toEnd: () => {
			let next = left;
			let stop: Question | null = current;
			while ( stop && ! isHeld( stop, givenTo( stop ) ) ) {
				next = { ...next, [ stop.id ]: givenTo( stop ) };
				stop = walkThrough( questions, next, facts ).current;
			}
			setBegun( true );
			setLeft( next );
			setHeld( stop !== null );
		},
		back: () => {
			setHeld( false );
			const last = behind.at( -1 );
			if ( ! last ) {
				setBegun( false );
				return;
			}
			// What was given stays for the way forth; it only has to be left again.
			setLeft( Object.fromEntries( Object.entries( left ).filter( ( [ id ] ) => id !== last.id ) ) );
		},
		restart,
	};
}
