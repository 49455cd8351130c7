import { act, render, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Question, WidgetSurvey } from '../../../src/types';
import { SurveyPreview } from '../../../src/widget/survey/preview';
import type { SurveyPreviewProps } from '../../../src/widget/survey/preview';
import { payloadOf, question, visitorSurvey } from '../support/visitor';

const questions = [ question( 'a', 'radio-button' ), question( 'b', 'text', { settings: { required: true } } ) ];
const survey = { ...visitorSurvey(), questions } as WidgetSurvey & { questions: Question[] };
const { strings } = payloadOf( survey );

async function show( props: Partial< SurveyPreviewProps > = {} ) {
	const requests = vi.spyOn( globalThis, 'fetch' );
	const seen: number[] = [];
	function Builder( more: Partial< SurveyPreviewProps > ) {
		const [ index, setIndex ] = useState( props.index ?? 0 );
		return (
			<SurveyPreview
				survey={ survey }
				strings={ strings }
				title="Preview"
				index={ index }
				onIndexChange={ ( to ) => {
					seen.push( to );
					setIndex( to );
				} }
				{ ...props }
				{ ...more }
			/>
		);
	}
	const { container, rerender } = render( <Builder /> );
	const frame = container.querySelector( 'iframe' );
	await waitFor( () =>
		expect(
			frame?.contentDocument?.querySelector( '.userfeedback-survey' )?.shadowRoot?.querySelector( '.uf' )
		).toBeTruthy()
	);
	const host = frame?.contentDocument?.querySelector< HTMLElement >( '.userfeedback-survey' );
	return {
		frame,
		host,
		ui: within( host?.shadowRoot?.lastElementChild as HTMLElement ),
		requests,
		seen,
		change: ( more: Partial< SurveyPreviewProps > ) => rerender( <Builder { ...more } /> ),
	};
}
const click = ( element: HTMLElement ) => act( () => element.click() );

describe( 'preview', () => {
	it( 'shows the asked question, no Skip, and stores and sends nothing (WID-24, WID-37)', async () => {
		const { ui, requests, seen } = await show();
		expect( ui.getByRole( 'heading' ) ).toHaveTextContent( 'Title of a' );
		expect( ui.queryByRole( 'button', { name: 'Skip it' } ) ).toBeNull();
		click( ui.getByLabelText( 'Yes' ) );
		await waitFor( () => expect( seen ).toEqual( [ 1 ] ) );
		expect( ui.getByRole( 'heading' ) ).toHaveTextContent( 'Title of b' );
		click( ui.getByRole( 'button', { name: 'Back' } ) );
		expect( ui.getByLabelText( 'Yes' ) ).toBeChecked();
		expect( [ document.cookie, localStorage.length, sessionStorage.length ] ).toEqual( [ '', 0, 0 ] );
		expect( requests ).not.toHaveBeenCalled();
	} );

	it( 'stays on a required question without an answer', async () => {
		const { ui, seen } = await show( { index: 1 } );
		click( ui.getByRole( 'button', { name: 'Go on' } ) );
		expect( seen ).toEqual( [] );
	} );

	it( 'ends with the thank-you message, where Close does nothing (WID-18)', async () => {
		const { ui } = await show( { index: 2 } );
		expect( ui.getByText( 'Thanks!' ) ).toBeInTheDocument();
		click( ui.getByRole( 'button', { name: 'Close' } ) );
		expect( ui.getByText( 'Thanks!' ) ).toBeInTheDocument();
	} );

	it( 'follows changes of texts and colors at once (QST-12)', async () => {
		const { ui, host, change } = await show();
		const fill = () => host?.style.getPropertyValue( '--uf-fill' );
		const before = fill();
		change( {
			survey: {
				...survey,
				questions: [ { ...questions[ 0 ]!, title: 'Another title' } ],
				theming: { ...survey.theming, button_color: '#123456' },
			},
		} );
		await waitFor( () => expect( ui.getByRole( 'heading' ) ).toHaveTextContent( 'Another title' ) );
		expect( fill() ).toMatch( /^color/ );
		expect( fill() ).not.toBe( before );
	} );

	it( 'folds to the toggle and opens again', async () => {
		const { ui } = await show();
		click( ui.getByRole( 'button', { name: 'Minimize survey' } ) );
		click( ui.getByRole( 'button', { name: 'Feedback' } ) );
		expect( ui.getByRole( 'dialog' ) ).toBeInTheDocument();
	} );

	it( 'is as wide as a phone when asked', async () => {
		const { frame } = await show( { device: 'mobile' } );
		expect( frame ).toHaveStyle( { width: '375px' } );
	} );
} );
