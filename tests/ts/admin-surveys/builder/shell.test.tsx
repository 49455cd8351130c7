import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { parsePlace, routeName, stepsOf } from '../../../../src/admin-surveys/builder/routes';
import { builderRoutes } from '../../../../src/admin-surveys/builder/builder-routes';
import { SurveyList } from '../../../../src/admin-surveys/list/survey-list';
import { HashRouter, Route, Switch } from '../../../../src/shared/router';
import { installBoot } from '../../support/boot';
import { renderApp } from '../../support/render';
import { api, installServer, server } from '../../support/server';
import { surveyItem, surveyList } from '../../support/surveys';
import { gate } from '../../support/gate';
import { atStep, choice, footer, hash, header, heldSaves, open, question, saves, steps, survey } from './support';

vi.mock( '../../../../src/widget/survey/preview', () => ( { SurveyPreview: () => null } ) );
installServer();

const LIVE = { status: 'publish', published_at: '2026-11-01T00:00:00Z' } as const;

describe( 'routes', () => {
	it( 'BLD-02, BLD-04, BLD-05: names and steps', () => {
		expect( stepsOf( 'new' ).map( ( step ) => routeName( 'new', step ) ) ).toEqual( [
			'new-survey-setup',
			'new-survey-questions',
			'new-survey-settings',
			'new-survey-notifications',
			'new-survey-publish',
		] );
		expect( stepsOf( 'edit' ).map( ( step ) => routeName( 'edit', step ) ) ).not.toContain( 'edit-survey-setup' );
		expect( parsePlace( '/edit/5/setup' )?.step ).toBeNull();
		expect( parsePlace( '/edit/x' ) ).toBeNull();
	} );

	it( 'BLD-01: /new leads to setup', async () => {
		await open( '/new' );
		await atStep( '/new/setup' );
	} );

	it( 'BLD-03: /edit/{id} leads to questions', async () => {
		await open( '/edit/5' );
		await atStep( '/edit/5/questions' );
	} );

	it( 'a later step of a new survey without a draft goes back to setup', async () => {
		await open( '/new/publish' );
		await atStep( '/new/setup' );
	} );
} );

describe( 'header and footer', () => {
	it( 'BLD-07, BLD-16: on setup Save is disabled and there is no Next', async () => {
		await open( '/new/setup' );
		expect( header().getByRole( 'button', { name: 'Save Draft' } ) ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( screen.queryByRole( 'button', { name: /^Next Step/ } ) ).not.toBeInTheDocument();
	} );

	it( 'BLD-06, BLD-14: an existing survey has no Back on questions; Next names the next step', async () => {
		const { user } = await open( '/edit/5/questions' );
		await screen.findByRole( 'region', { name: 'Questions' } );
		expect( footer().queryByRole( 'button', { name: 'Back' } ) ).not.toBeInTheDocument();
		await user.click( footer().getByRole( 'button', { name: 'Next Step: Settings' } ) );
		await atStep( '/edit/5/settings' );
		await user.click( await footer().findByRole( 'button', { name: 'Next Step: Workflow' } ) );
		await user.click( await footer().findByRole( 'button', { name: 'Next Step: Publish' } ) );
		await atStep( '/edit/5/publish' );
		await screen.findByRole( 'heading', { name: 'Publish' } );
		await user.click( await footer().findByRole( 'button', { name: 'Back' } ) );
		await atStep( '/edit/5/notifications' );
		expect( await screen.findByRole( 'group', { name: 'Step 3 of 4: Workflow' } ) ).toHaveFocus();
	} );

	it( 'BLD-10 to BLD-12: earlier and visited steps are buttons; a click saves, then goes', async () => {
		const { user } = await open( '/edit/5/settings' );
		await screen.findByRole( 'heading', { name: 'Settings' } );
		expect( steps().getAllByRole( 'listitem' ) ).toHaveLength( 4 );
		expect( steps().queryByRole( 'button', { name: /Workflow/ } ) ).not.toBeInTheDocument();
		let atSave = '';
		server.use(
			http.post( api( 'surveys' ), () => {
				atSave = hash();
				return HttpResponse.json( { ...survey(), published: false, message: '' } );
			} )
		);
		await user.click( steps().getByRole( 'button', { name: /Questions/ } ) );
		await atStep( '/edit/5/questions' );
		expect( atSave ).toBe( '/edit/5/settings' );
		expect( await steps().findByRole( 'button', { name: /Settings/ } ) ).toBeInTheDocument();
	} );

	it( 'a step is not left when the save fails; the failure can be retried', async () => {
		const { user } = await open( '/edit/5/settings' );
		await screen.findByRole( 'heading', { name: 'Settings' } );
		server.use(
			http.post(
				api( 'surveys' ),
				() =>
					HttpResponse.json(
						{
							code: 'rest_invalid_param',
							message: 'Wrong.',
							data: { status: 400, params: { title: 'Too long.' } },
						},
						{ status: 400 }
					),
				{ once: true }
			)
		);
		await user.click( steps().getByRole( 'button', { name: /Questions/ } ) );
		expect( await screen.findByText( 'Too long.' ) ).toBeInTheDocument();
		expect( hash() ).toBe( '/edit/5/settings' );
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		await waitFor( async () => expect( await saves() ).toHaveLength( 2 ) );
	} );

	it( 'BLD-13, BLD-15, BLD-20: a question without a title blocks Next and steps, and says why', async () => {
		const { user } = await open(
			'/edit/5/questions',
			survey( { questions: [ question( 'q1', 'text', { title: '' } ) ] } )
		);
		const reason = await footer().findByRole( 'button', { name: 'Question 1 needs a title.' } );
		expect( footer().getByRole( 'button', { name: /^Next Step/ } ) ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( steps().queryByRole( 'button' ) ).not.toBeInTheDocument();
		expect( screen.queryByText( 'Title is required.' ) ).not.toBeInTheDocument();
		await user.click( reason );
		await waitFor( () => expect( screen.getByLabelText( 'Question title' ) ).toHaveFocus() );
		expect( screen.getAllByText( 'Title is required.' ) ).not.toHaveLength( 0 );
		await user.keyboard( 'Why?' );
		expect( screen.queryByText( 'Title is required.' ) ).not.toBeInTheDocument();
	} );

	it( 'QST-01: the title is editable in the header', async () => {
		const { user } = await open( '/edit/5/questions' );
		await user.click( await screen.findByRole( 'button', { name: /Survey title: Coffee/ } ) );
		await user.clear( screen.getByLabelText( 'Survey title' ) );
		await user.keyboard( 'Tea{Enter}' );
		expect( header().getByText( 'Unsaved' ) ).toBeInTheDocument();
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await header().findByText( 'Saved' );
		expect( ( await saves() )[ 0 ]?.title ).toBe( 'Tea' );
	} );
} );

describe( 'saving', () => {
	it( 'SAVE-01, BLD-08, BLD-17: a second save while one runs is ignored, Save and Next wait', async () => {
		await open( '/edit/5/settings' );
		await screen.findByRole( 'heading', { name: 'Settings' } );
		const saving = heldSaves();
		fireEvent.keyDown( document.body, { key: 's', ctrlKey: true } );
		await header().findByText( 'Saving…' );
		fireEvent.keyDown( document.body, { key: 's', ctrlKey: true } );
		expect( header().getByRole( 'button', { name: 'Save Draft' } ) ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( footer().getByRole( 'button', { name: /^Next Step/ } ) ).toHaveAttribute( 'aria-disabled', 'true' );
		await waitFor( async () => expect( await saves() ).toHaveLength( 1 ) );
		saving.open();
		await header().findByText( 'Saved' );
		expect( await saves() ).toHaveLength( 1 );
	} );

	it( 'a press on Next while the save of Add Question runs is carried out after it; the last press counts', async () => {
		const { user } = await open( '/edit/5/questions' );
		await screen.findByRole( 'region', { name: 'Questions' } );
		const saving = heldSaves();
		await user.click( screen.getByRole( 'button', { name: 'Add Question' } ) );
		await user.click( await screen.findByRole( 'menuitem', { name: /^Email/ } ) );
		await user.type( screen.getByLabelText( 'Question title' ), 'Why?' );
		const next = footer().getByRole( 'button', { name: 'Next Step: Settings' } );
		expect( next ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.click( next );
		await user.click( next );
		expect( hash() ).toBe( '/edit/5/questions' );
		saving.open();
		await atStep( '/edit/5/settings' );
		expect( await saves() ).toHaveLength( 1 );
		expect( footer().getByRole( 'button', { name: 'Next Step: Workflow' } ) ).not.toHaveAttribute(
			'aria-disabled'
		);
	} );

	it( 'a press counts where it was made, also after Back during a save', async () => {
		const { user } = await open( '/edit/5/settings' );
		await user.click( footer().getByRole( 'button', { name: /^Next Step/ } ) );
		await atStep( '/edit/5/notifications' );
		await user.click( footer().getByRole( 'button', { name: 'Back' } ) );
		await atStep( '/edit/5/settings' );
		const saving = heldSaves();
		await user.click( steps().getByRole( 'button', { name: /Workflow/ } ) );
		await header().findByText( 'Saving…' );
		await user.click( footer().getByRole( 'button', { name: 'Back' } ) );
		await atStep( '/edit/5/questions' );
		await user.click( footer().getByRole( 'button', { name: 'Next Step: Settings' } ) );
		expect( hash() ).toBe( '/edit/5/questions' );
		saving.open();
		await atStep( '/edit/5/settings' );
	} );

	it( 'a press on a step while a save runs saves what came meanwhile and goes; after a failed save it does not', async () => {
		const { user } = await open( '/edit/5/settings' );
		await user.click( footer().getByRole( 'button', { name: /^Next Step/ } ) );
		await atStep( '/edit/5/notifications' );
		const first = heldSaves();
		fireEvent.keyDown( document.body, { key: 's', ctrlKey: true } );
		await header().findByText( 'Saving…' );
		await user.click( footer().getByRole( 'button', { name: /^Next Step/ } ) );
		await user.click( steps().getByRole( 'button', { name: /Settings/ } ) );
		first.open();
		await atStep( '/edit/5/settings' );
		expect( await saves() ).toHaveLength( 2 );

		const second = gate();
		server.use(
			http.post( api( 'surveys' ), async () => {
				await second.passed;
				return HttpResponse.json( { code: 'x', message: 'Busy.', data: { status: 503 } }, { status: 503 } );
			} )
		);
		fireEvent.keyDown( document.body, { key: 's', ctrlKey: true } );
		await header().findByText( 'Saving…' );
		await user.click( footer().getByRole( 'button', { name: /^Next Step/ } ) );
		second.open();
		await screen.findByRole( 'button', { name: 'Retry' } );
		await waitFor( () =>
			expect( footer().getByRole( 'button', { name: /^Next Step/ } ) ).not.toHaveAttribute( 'aria-disabled' )
		);
		expect( hash() ).toBe( '/edit/5/settings' );
	} );

	it( 'SAVE-08: a draft says so', async () => {
		const { user } = await open( '/edit/5/settings' );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		expect( ( await screen.findAllByText( 'Your Survey was Saved as a Draft.' ) )[ 0 ] ).toBeInTheDocument();
	} );

	it( 'SAVE-07: a live survey says so and links to the list', async () => {
		const { user } = await open( '/edit/5/settings', survey( LIVE ) );
		await user.click( header().getByRole( 'button', { name: 'Save' } ) );
		expect( await screen.findByRole( 'link', { name: 'View Surveys' } ) ).toHaveAttribute( 'href', '#/' );
		expect( ( await saves() )[ 0 ]?.status ).toBe( 'publish' );
	} );

	it( 'SAVE-07: on the list the banner has no link to the list', async () => {
		installBoot();
		server.use(
			http.get( api( 'surveys' ), () => HttpResponse.json( surveyList( [ surveyItem() ] ) ) ),
			http.get( api( 'surveys/:id' ), () => HttpResponse.json( survey() ) ),
			http.post( api( 'surveys' ), () =>
				HttpResponse.json( { ...survey( LIVE ), published: true, message: '' } )
			)
		);
		const { user } = renderApp(
			<HashRouter>
				<Switch>
					<Route path="/">
						<SurveyList />
					</Route>
					{ builderRoutes }
				</Switch>
			</HashRouter>,
			'/edit/5/publish'
		);
		await user.click( await screen.findByLabelText( 'Publish' ) );
		await user.click( footer().getByRole( 'button', { name: 'Save and Publish' } ) );
		await screen.findByRole( 'heading', { name: 'Surveys', level: 1 } );
		expect( ( await screen.findAllByText( /Your Survey was Saved!/ ) )[ 0 ] ).toBeInTheDocument();
		expect( screen.queryByRole( 'link', { name: 'View Surveys' } ) ).toBeNull();
	} );

	it( 'SAVE-03, SAVE-05, ERR-08: a refused publication shows its reason and is a draft', async () => {
		const { user } = await open( '/edit/5/publish', survey( { questions: [ choice( 'q1', [] ) ] } ) );
		await user.click( await screen.findByLabelText( 'Publish' ) );
		await user.click( footer().getByRole( 'button', { name: 'Save and Publish' } ) );
		expect(
			( await screen.findAllByText( "The Survey can't be published: Some questions are missing options." ) )[ 0 ]
		).toBeInTheDocument();
		expect( screen.getByLabelText( 'Draft' ) ).toBeChecked();
		expect( hash() ).toBe( '/edit/5/publish' );
	} );

	it( 'A85: a survey that cannot be loaded shows an error with Retry', async () => {
		installBoot();
		server.use(
			http.get( api( 'surveys/:id' ), () =>
				HttpResponse.json( { code: 'x', message: 'Busy.', data: { status: 503 } }, { status: 503 } )
			)
		);
		renderApp(
			<HashRouter>
				<Switch>{ [ builderRoutes ] }</Switch>
			</HashRouter>,
			'/edit/5/questions'
		);
		expect( await screen.findByRole( 'button', { name: 'Retry' } ) ).toBeInTheDocument();
	} );
} );

describe( 'leaving', () => {
	it( 'waits for a save that runs and asks nothing', async () => {
		const { user } = await open( '/edit/5/settings' );
		await user.click( await screen.findByLabelText( 'Show only the button until a visitor opens it' ) );
		const saving = heldSaves();
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await header().findByText( 'Saving…' );
		await user.click( header().getByRole( 'button', { name: 'Close' } ) );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		saving.open();
		expect( await screen.findByText( 'The list' ) ).toBeInTheDocument();
		expect( hash() ).toBe( '/' );
	} );

	it( 'a save that ends after somebody left leads nobody away', async () => {
		const { user } = await open( '/edit/5/publish', survey( LIVE ) );
		const saving = heldSaves( { ...LIVE, published: true } );
		await user.click( await footer().findByRole( 'button', { name: 'Save and Publish' } ) );
		await header().findByText( 'Saving…' );
		await user.click( header().getByRole( 'button', { name: 'Close' } ) );
		await screen.findByText( 'The list' );
		act( () => {
			window.location.hash = '#/edit/5/settings';
		} );
		await screen.findByRole( 'heading', { name: 'Settings' } );
		saving.open();
		expect( ( await screen.findAllByText( /Your Survey was Saved!/ ) )[ 0 ] ).toBeInTheDocument();
		expect( hash() ).toBe( '/edit/5/settings' );
	} );

	it( 'A33: with changes it asks; Keep Editing stays, Leave goes', async () => {
		const { user } = await open( '/edit/5/settings' );
		await user.click( await screen.findByLabelText( 'Show only the button until a visitor opens it' ) );
		await user.click( header().getByRole( 'button', { name: 'Close' } ) );
		const dialog = await screen.findByRole( 'dialog', { name: 'Leave without saving?' } );
		await user.click( within( dialog ).getByRole( 'button', { name: 'Keep Editing' } ) );
		expect( hash() ).toBe( '/edit/5/settings' );
		const event = new Event( 'beforeunload', { cancelable: true } );
		act( () => void window.dispatchEvent( event ) );
		expect( event.defaultPrevented ).toBe( true );
		await user.click( header().getByRole( 'button', { name: 'Close' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Leave' } ) );
		expect( await screen.findByText( 'The list' ) ).toBeInTheDocument();
	} );

	it( 'undo makes it clean again', async () => {
		const { user } = await open( '/edit/5/settings' );
		await user.click( await screen.findByLabelText( 'Show only the button until a visitor opens it' ) );
		expect( header().getByText( 'Unsaved' ) ).toBeInTheDocument();
		await user.click( header().getByRole( 'button', { name: 'Undo' } ) );
		expect( header().getByText( 'Saved' ) ).toBeInTheDocument();
		await user.click( header().getByRole( 'button', { name: 'Redo' } ) );
		expect( header().getByText( 'Unsaved' ) ).toBeInTheDocument();
	} );
} );

describe( 'warnings', () => {
	it( 'BLD-18: a survey with responses says to duplicate it or create a new one, without end', async () => {
		await open( '/edit/5/settings', survey( { ...LIVE, responses_count: 1248 } ) );
		const [ notice ] = screen.getAllByText( /already has 1,248 responses/ );
		expect( notice ).toBeInTheDocument();
		expect( screen.getByRole( 'button', { name: 'Duplicate' } ) ).toBeInTheDocument();
		expect( screen.getByRole( 'button', { name: 'Create New' } ) ).toBeInTheDocument();
	} );

	it( 'a trashed survey is for reading only, with Restore', async () => {
		await open( '/edit/5/questions', survey( { status: 'trash' } ) );
		expect( screen.getByRole( 'button', { name: 'Restore' } ) ).toBeInTheDocument();
		expect( header().getByRole( 'button', { name: 'Save Draft' } ) ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( screen.queryByRole( 'button', { name: 'Add Question' } ) ).not.toBeInTheDocument();
	} );
} );
