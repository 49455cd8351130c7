/**
 * The survey as a map (docs/paths.md): its questions and ends, the ways between them, and what is wrong with them.
 * It shows what would be saved: conditions that are not filled in yet lead nowhere.
 */
import type { Ending, Jump, Question } from '../../types';
import { END, stopsAhead } from '../paths';
import type { Stop } from '../paths';
import { cleanQuestion } from './draft';
import type { Draft } from './draft';
import { leadsBack, leadsSomewhere, targetOf } from './paths';

/** Ids of the places that are no question. */
export const START_PLACE = 'intro';
export const END_PLACE = 'thank-you';

/** Jumps of one question to one place. */
export interface Leap {
	/** Id of a place. */
	to: string;
	jumps: Jump[];
	/** It would lead to an earlier question, so it cannot be saved. */
	back: boolean;
}

export interface Place {
	/** Of the question; `START_PLACE`; `END_PLACE`; `@` and the id of an ending. */
	id: string;
	kind: 'intro' | 'question' | 'end' | 'ending';
	/** Of questions and of endings, from 1. */
	number: number;
	question: Question | null;
	ending: Ending | null;
	/** Somebody gets here. */
	reached: boolean;
	/** Whoever was at the place before, or passed it, may come. */
	flowsIn: boolean;
	/** A jump may lead here. */
	landed: boolean;
	/** Some who come pass it, because it is shown or hidden by a condition. */
	passed: boolean;
	/** Some who saw it go on to the next. */
	flowsOn: boolean;
	leaps: Leap[];
}

/**
 * `back`: a jump leads to an earlier question. `over`: every way jumps over the question. `never`: it shows only after
 * something that cannot happen. `nowhere`: a jump has no target. `ending`: no jump leads to it.
 */
export interface MapProblem {
	kind: 'back' | 'over' | 'never' | 'nowhere' | 'ending';
	/** Of the place that it is marked at. */
	id: string;
	/** Of the question or the ending. */
	number: number;
	/** Number of the earlier question. */
	to: number;
}

export interface SurveyMap {
	places: Place[];
	problems: MapProblem[];
}

const idOf = ( to: string ) => ( to === END ? END_PLACE : to );

/** The questions as visitors get them. */
export const visited = ( draft: Draft ): Question[] =>
	draft.questions.map( ( question, at ) => cleanQuestion( question, at, draft ) );

function leapsOf( { jumps }: Stop, questions: readonly Question[], at: number ): Leap[] {
	const leaps: Leap[] = [];
	const add = ( jump: Jump, back: boolean ) => {
		const to = idOf( jump.to );
		const same = leaps.find( ( leap ) => leap.to === to );
		if ( same ) {
			same.jumps.push( jump );
		} else {
			leaps.push( { to, jumps: [ jump ], back } );
		}
	};
	jumps.forEach( ( { jump } ) => add( jump, false ) );
	for ( const jump of questions[ at ]?.logic.jumps ?? [] ) {
		const place = questions.findIndex( ( { id } ) => id === jump.to );
		if ( place >= 0 && place <= at ) {
			add( jump, true );
		}
	}
	return leaps;
}

const UNSEEN: Omit< Stop, 'at' > = { shown: false, jumps: [], leaves: false };

/** The places in order: intro, questions, end, endings. */
function placesOf( draft: Draft ): Place[] {
	const questions = visited( draft );
	const stops = new Map( stopsAhead( questions, -1, new Set(), [], null ).map( ( stop ) => [ stop.at, stop ] ) );
	const { presentation, thank_you: thanks } = draft.settings;
	const endings = thanks.endings ?? [];
	const base = { number: 0, question: null, ending: null, leaps: [], passed: false, landed: false };
	let flows = true;
	const middle = questions.map( ( question, at ): Place => {
		const flowsIn = flows;
		const stop = stops.get( at ) ?? { at, ...UNSEEN };
		const reached = stop.shown !== false;
		const passed = stops.has( at ) && stop.shown !== true;
		const flowsOn = reached && ! stop.leaves;
		flows = passed || flowsOn;
		return {
			...base,
			id: question.id,
			kind: 'question',
			number: at + 1,
			question,
			reached,
			flowsIn,
			passed,
			flowsOn,
			leaps: leapsOf( stop, questions, at ),
		};
	} );
	const landings = new Set(
		middle.flatMap( ( { leaps } ) => leaps.flatMap( ( { to, back } ) => ( back ? [] : to ) ) )
	);
	const last = { ...base, flowsOn: false, flowsIn: false };
	const intro: Place = { ...last, id: START_PLACE, kind: 'intro', reached: true, flowsOn: true };
	const end: Place = { ...last, id: END_PLACE, kind: 'end', reached: false, flowsIn: flows };
	const ends = endings.map( ( ending, at ): Place => ( {
		...last,
		id: targetOf( ending ),
		kind: 'ending',
		number: at + 1,
		ending,
		reached: false,
	} ) );
	return [ ...( presentation?.intro ? [ intro ] : [] ), ...middle, end, ...ends ].map( ( place ) => {
		const landed = landings.has( place.id );
		// A question may show to nobody who comes to it; an end always shows.
		return {
			...place,
			landed,
			reached: place.kind === 'question' ? place.reached : place.flowsOn || place.flowsIn || landed,
		};
	} );
}

function problemOf( place: Place, draft: Draft ): MapProblem[] {
	const { id, number, kind, reached, flowsIn, landed } = place;
	const found = { id, number, to: 0 };
	if ( kind === 'ending' ) {
		return reached ? [] : [ { ...found, kind: 'ending' } ];
	}
	if ( kind !== 'question' ) {
		return [];
	}
	const back = leadsBack( draft.questions, number - 1 );
	const jumps = draft.questions[ number - 1 ]?.logic.jumps ?? [];
	return [
		...( back ? [ { ...found, kind: 'back' as const, to: back.to } ] : [] ),
		...( reached ? [] : [ { ...found, kind: flowsIn || landed ? ( 'never' as const ) : ( 'over' as const ) } ] ),
		...( jumps.every( ( { to } ) => leadsSomewhere( draft, to ) )
			? []
			: [ { ...found, kind: 'nowhere' as const } ] ),
	];
}

/** The map of a draft. */
export function mapOf( draft: Draft ): SurveyMap {
	const places = placesOf( draft );
	return { places, problems: places.flatMap( ( place ) => problemOf( place, draft ) ) };
}
