import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
	HashRouter,
	Link,
	Navigate,
	Route,
	Switch,
	useHref,
	useLocation,
	useParams,
	useSearchParams,
} from '../../../../src/shared/router';

function Survey() {
	const { id } = useParams();
	const { pathname, search } = useLocation();
	const [ params, setParams ] = useSearchParams();
	const add = ( name: string, value: string ) =>
		setParams(
			( now ) => {
				now.set( name, value );
				return now;
			},
			{ replace: true }
		);
	return (
		<>
			<h1>Survey { id }</h1>
			<p>{ `${ pathname } and ${ search }` }</p>
			<output>{ JSON.stringify( Object.fromEntries( params ) ) }</output>
			<a href={ useHref( '/' ) }>All</a>
			<Link to="/survey/7?q=a%26b">Seven</Link>
			<button
				onClick={ () => {
					add( 'days', '7' );
					add( 'words', '50%25 & more' );
				} }
			>
				Filter
			</button>
			<button onClick={ () => setParams( new URLSearchParams() ) }>No filter</button>
		</>
	);
}

function Broken(): never {
	throw new Error( 'Loading chunk 812 failed.' );
}

function open( hash: string ) {
	window.location.hash = hash;
	render(
		<HashRouter>
			<Switch>
				<Route path="/">
					<h1>List</h1>
				</Route>
				<Route path="/survey/:id">
					<Survey />
				</Route>
				<Route path="/broken">
					<Broken />
				</Route>
				<Route>
					<Navigate to="/" replace />
				</Route>
			</Switch>
		</HashRouter>
	);
	return userEvent.setup();
}

const heading = ( name: string ) => screen.findByRole( 'heading', { name } );
const shown = (): unknown => JSON.parse( screen.getByRole( 'status' ).textContent );

beforeEach( () => {
	window.history.replaceState( null, '', '/wp-admin/admin.php?page=userfeedback_surveys' );
} );

describe( 'addresses', () => {
	it( 'opens a deep link with its parameters and its query', async () => {
		open( '#/survey/5?q=50%2525&name=J%C3%B6rg+%26+co' );
		await heading( 'Survey 5' );
		expect( shown() ).toEqual( { q: '50%25', name: 'Jörg & co' } );
		expect( screen.getByText( '/survey/5 and ?q=50%2525&name=J%C3%B6rg+%26+co' ) ).toBeVisible();
	} );

	it.each( [ '#/survey/%35', '#/survey/5/', '#survey/5', '#/Survey/5#x' ] )( 'understands %s', async ( hash ) => {
		open( hash );
		await heading( 'Survey 5' );
	} );

	it.each( [ '', '#', '#/', '#/unknown', '#/survey/%E0%A4%A/x', '#/survey' ] )(
		'begins at the start with “%s”',
		async ( hash ) => {
			open( hash );
			await heading( 'List' );
		}
	);

	it( 'an unknown address leaves no entry of its own, so Back works', async () => {
		const entries = window.history.length;
		open( '#/unknown' );
		await heading( 'List' );
		expect( window.location.hash ).toBe( '#/' );
		expect( window.history.length ).toBe( entries + 1 );
	} );

	it( 'stay behind the #: the query of the page is WordPress’s', async () => {
		const user = open( '#/survey/5' );
		await user.click( screen.getByRole( 'link', { name: 'Seven' } ) );
		await heading( 'Survey 7' );
		expect( shown() ).toEqual( { q: 'a&b' } );
		expect( window.location.search ).toBe( '?page=userfeedback_surveys' );
		expect( window.location.hash ).toBe( '#/survey/7?q=a%26b' );
	} );

	it( 'follows Back, Forward and the links of WordPress’s menu', async () => {
		const user = open( '#/survey/5' );
		await user.click( screen.getByRole( 'link', { name: 'Seven' } ) );
		act( () => window.history.back() );
		await heading( 'Survey 5' );
		act( () => window.history.forward() );
		await heading( 'Survey 7' );
		act( () => {
			window.location.hash = '#/';
		} );
		await heading( 'List' );
	} );

	it( 'makes one entry of a link that is clicked twice', async () => {
		const user = open( '#/survey/5' );
		await user.click( screen.getByRole( 'link', { name: 'Seven' } ) );
		const entries = window.history.length;
		await user.click( screen.getByRole( 'link', { name: 'Seven' } ) );
		expect( window.history.length ).toBe( entries );
	} );

	it( 'leaves clicks for a new tab to the browser', async () => {
		const user = open( '#/survey/5' );
		const left = vi.fn( ( event: Event ) => event.preventDefault() );
		document.addEventListener( 'click', left );
		await user.keyboard( '{Control>}' );
		await user.click( screen.getByRole( 'link', { name: 'Seven' } ) );
		document.removeEventListener( 'click', left );
		expect( left ).toHaveBeenCalledOnce();
		expect( screen.getByRole( 'link', { name: 'Seven' } ) ).toHaveAttribute( 'href', '#/survey/7?q=a%26b' );
		expect( window.location.hash ).toBe( '#/survey/5' );
	} );
} );

describe( 'the query', () => {
	it( 'takes two changes in one event, in place of the entry', async () => {
		const user = open( '#/survey/5?sort=asc' );
		const entries = window.history.length;
		await user.click( screen.getByRole( 'button', { name: 'Filter' } ) );
		expect( shown() ).toEqual( { sort: 'asc', days: '7', words: '50%25 & more' } );
		expect( window.location.hash ).toBe( '#/survey/5?sort=asc&days=7&words=50%2525+%26+more' );
		expect( window.history.length ).toBe( entries );
		await user.click( screen.getByRole( 'button', { name: 'No filter' } ) );
		expect( window.location.hash ).toBe( '#/survey/5' );
	} );
} );

it( 'a screen that cannot be drawn is left by another address', async () => {
	vi.spyOn( console, 'error' ).mockImplementation( () => undefined );
	open( '#/broken' );
	expect( screen.getByRole( 'button', { name: 'Reload the page' } ) ).toBeVisible();
	act( () => {
		window.location.hash = '#/survey/5';
	} );
	await heading( 'Survey 5' );
	expect( screen.queryByRole( 'button', { name: 'Reload the page' } ) ).toBeNull();
} );
