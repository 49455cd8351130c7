import { describe, expect, it } from 'vitest';
import type { Jump } from '../../../../src/types';
import { logicLine } from '../../../../src/admin-surveys/builder/words/logic';
import { asks, choice, question } from '../../domain/draft/samples';

const CALL = [ { id: 'call', title: 'We call {{q1|you}}', text: '' } ];
const dark = { question_id: 'q1', compare: '=' as const, value: 'B' };
const field = { question_id: '@field.plan', compare: 'ANY_OF' as const, value: '', values: [ 'pro' ] };

function lineWith( jumps: Jump[], endings = CALL ) {
	const plain = choice( 'q1' );
	const asked = { ...plain, logic: { ...plain.logic, jumps } };
	return logicLine( asked, [ asked, question( 'q2' ) ], endings );
}

describe( 'The logic below a question in the list', () => {
	it.each( [
		[ '@call', 'Q1 is B goes to “We call you”' ],
		[ 'q2', 'Q1 is B goes to question 2' ],
		[ '@end', 'Q1 is B goes to the end' ],
		[ '@gone', 'Q1 is B goes to the end' ],
	] )( 'names where a jump to %s leads', ( to, text ) => {
		expect( lineWith( [ { to, match: 'all', conditions: [ dark ] } ] ) ).toEqual( { text, more: 0 } );
	} );

	it( 'counts what it leaves out: further conditions of the jump, and further jumps', () => {
		const jump: Jump = { to: '@call', match: 'any', conditions: [ dark, field ] };
		expect( lineWith( [ jump ] ) ).toEqual( { text: 'Q1 is B goes to “We call you”', more: 1 } );
		expect( lineWith( [ jump, { to: 'q2', match: 'always', conditions: [] } ] ).more ).toBe( 2 );
		expect( lineWith( [ { to: '@call', match: 'always', conditions: [] } ] ) ).toEqual( {
			text: 'Goes to “We call you”',
			more: 0,
		} );
	} );

	it( 'says first what shows the question', () => {
		const shown = { ...question( 'q2' ), logic: asks( [ 'q1', '=', 'B' ] ) };
		expect( logicLine( shown, [ choice( 'q1' ), shown ], [] ) ).toEqual( { text: 'Shown if Q1 is B', more: 0 } );
	} );
} );
