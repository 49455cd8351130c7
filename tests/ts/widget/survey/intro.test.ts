import { describe, expect, it, vi } from 'vitest';
import type { Answer, Question } from '../../../../src/types';
import { visibleQuestions } from '../../../../src/domain/logic';
import type { Finished } from '../../../../src/widget/delivery/finished';
import register from '../../../../src/widget/survey/intro';
import type { KIT } from '../../../../src/widget/survey/kit';
import { question, visitorSurvey } from '../../support/visitor';

const WAY = { visible: visibleQuestions, progress: vi.fn() };
const end = { of: ( finished: Finished ): Finished => finished };
const part = { url: '', missing: '', words: {} };

describe( 'answers that go along with a redirect', () => {
	it( 'are those of the way that the visitor took in the end', () => {
		void register( {}, 'intro', part, { WAY } as unknown as typeof KIT, end, { parts: {} }, undefined );
		const logic = {
			enabled: true,
			action: 'show' as const,
			conditions: [ { question_id: 'a', compare: '=' as const, value: 'Yes' } ],
		};
		const questions: Question[] = [ question( 'a', 'radio-button' ), { ...question( 'b', 'text' ), logic } ];
		const answers = [
			{ question_id: 'a', value: 'No' },
			// Given before Back led to the first question again.
			{ question_id: 'b', value: 'private' },
		] as Answer[];
		const survey = {
			...visitorSurvey( { survey: { questions } } ),
			pass: [
				{ question: 'a', name: 'a' },
				{ question: 'b', name: 'b' },
			],
			thank_you: { type: 'redirect', message: '', redirect_url: 'https://shop.example/', conditions: [] },
		};
		const finished = end.of( { survey, questions, answers } as unknown as Finished );
		expect( finished.survey.thank_you.redirect_url ).toBe( 'https://shop.example/?a=No' );
		expect( finished.answers ).toEqual( [ { question_id: 'a', value: 'No' } ] );
	} );
} );
