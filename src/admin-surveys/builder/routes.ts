import { __ } from '@wordpress/i18n';
import { STEPS } from '../../domain/draft/problems';
import type { Step } from '../../domain/draft/problems';

export type Flow = 'new' | 'edit';

/** Steps of a flow; an existing survey has no setup (BLD-02, BLD-04). */
export function stepsOf( flow: Flow ): readonly Step[] {
	return flow === 'new' ? STEPS : STEPS.slice( 1 );
}

/** Route names of BLD-01 to BLD-05. */
export function routeName( flow: Flow, step?: Step ): string {
	if ( step === undefined ) {
		return flow === 'new' ? 'surveys-new' : 'surveys-edit';
	}
	return flow === 'new' ? `new-survey-${ step }` : `edit-survey-${ step }`;
}

export function stepTitle( step: Step ): string {
	switch ( step ) {
		case 'setup':
			return __( 'Setup', 'userfeedback' );
		case 'questions':
			return __( 'Questions', 'userfeedback' );
		case 'settings':
			return __( 'Settings', 'userfeedback' );
		case 'notifications':
			// The route stays `notifications`, people read 'Workflow' (A120).
			return __( 'Workflow', 'userfeedback' );
		case 'publish':
			return __( 'Publish', 'userfeedback' );
	}
}

export interface Place {
	flow: Flow;
	/** 0 for a new survey. */
	id: number;
	/** null: the address names no step of this flow. */
	step: Step | null;
}

/** Reads `/new/{step}` and `/edit/{id}/{step}`; null for any other address. */
export function parsePlace( pathname: string ): Place | null {
	const [ head, ...rest ] = pathname.split( '/' ).filter( Boolean );
	if ( head === 'new' ) {
		return { flow: 'new', id: 0, step: stepNamed( 'new', rest[ 0 ] ) };
	}
	const id = Number( rest[ 0 ] );
	if ( head !== 'edit' || ! Number.isInteger( id ) || id <= 0 ) {
		return null;
	}
	return { flow: 'edit', id, step: stepNamed( 'edit', rest[ 1 ] ) };
}

function stepNamed( flow: Flow, name: string | undefined ): Step | null {
	return stepsOf( flow ).find( ( step ) => step === name ) ?? null;
}

export function pathOf( flow: Flow, id: number, step: Step ): string {
	return flow === 'new' ? `/new/${ step }` : `/edit/${ id }/${ step }`;
}

/** BLD-01, BLD-03. */
export function firstPath( flow: Flow, id: number ): string {
	return pathOf( flow, id, flow === 'new' ? 'setup' : 'questions' );
}

/** BLD-06: counted over all five steps, so Questions of an existing survey has no Back. */
export function canGoBack( flow: Flow, step: Step ): boolean {
	return STEPS.indexOf( step ) > ( flow === 'new' ? 0 : 1 );
}
