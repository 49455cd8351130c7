import type { ResponseDetail, ResponseListResult, SavedSurvey, SurveyResults } from '../../src/types';
import { expect, site, test } from './support';
import { NINE, answerAll, answerByKeyboard, nineTypes } from './support/nine';

test.beforeEach( () => site.empty() );

for ( const width of [ 1280, 782, 375 ] ) {
	test( `a visitor answers all nine types at ${ width } px, and the owner reads just that @story`, async ( {
		admin,
		newVisitor,
		rest,
		expectAccessible,
	} ) => {
		const survey = ( await rest( admin, 'POST', 'surveys', nineTypes( 'Coffee' ) ) ).body as SavedSurvey;
		expect( survey.published ).toBe( true );

		const visitor = await newVisitor( { viewport: { width, height: 800 }, hasTouch: width === 375 } );
		await visitor.goto( '/' );
		await answerAll( visitor, () => expectAccessible( visitor, '.userfeedback-survey' ) );
		await expectAccessible( visitor, '.userfeedback-survey' );
		await visitor.getByRole( 'button', { name: 'Close' } ).click();
		await expect( visitor.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeHidden();

		await expect
			.poll(
				async () =>
					( ( await rest( admin, 'GET', `surveys/${ survey.id }/responses` ) ).body as ResponseListResult )
						.items.length
			)
			.toBe( 1 );
		const list = ( await rest( admin, 'GET', `surveys/${ survey.id }/responses` ) ).body as ResponseListResult;
		const id = list.items[ 0 ]?.id ?? 0;
		const detail = ( await rest( admin, 'GET', `surveys/${ survey.id }/responses/${ id }` ) )
			.body as ResponseDetail;
		expect( detail.answers.map( ( { value } ) => value ) ).toEqual( NINE.map( ( { value } ) => value ) );
		expect( detail.answers.at( -1 )?.extra?.name ).toBe( 'María' );
		expect( detail.user_browser ).toContain( 'Chrome' );
		const results = ( await rest( admin, 'GET', `surveys/${ survey.id }/results` ) ).body as SurveyResults;
		expect( results.responses_count ).toBe( 1 );
		expect( results.impressions ).toBe( 1 );
		expect( results.question_stats.map( ( question ) => question.total_answers ) ).toEqual( NINE.map( () => 1 ) );
		expect( results.nps_overview?.nps ).toBe( 100 );

		await admin.goto(
			site.admin( `admin.php?page=userfeedback_results#/survey/${ survey.id }/responses/${ id }` )
		);
		await expect( admin.getByRole( 'heading', { name: `Response #${ id }` } ) ).toBeVisible();
		for ( const { title, shown } of NINE ) {
			const answer = admin.locator( '.uf-answer', {
				has: admin.getByText( title, { exact: true } ),
			} );
			await expect( answer ).toBeVisible();
			await expect( answer.locator( '.uf-answer__value' ) ).toContainText( shown );
		}
		await expect( admin.getByText( 'Response 1 of 1' ) ).toBeVisible();
		await expectAccessible( admin, '#userfeedback-root' );

		await admin.goto( site.admin( `admin.php?page=userfeedback_results#/survey/${ survey.id }` ) );
		for ( const { title } of NINE ) {
			await expect( admin.getByRole( 'heading', { name: title } ) ).toBeVisible();
		}
		await expectAccessible( admin, '#userfeedback-root' );
	} );
}

test( 'a visitor answers all nine types with the keyboard alone', async ( { admin, visitor, rest } ) => {
	const survey = ( await rest( admin, 'POST', 'surveys', nineTypes( 'Keyboard' ) ) ).body as SavedSurvey;
	await visitor.goto( '/' );
	await answerByKeyboard( visitor );
	await expect
		.poll(
			async () =>
				( ( await rest( admin, 'GET', `surveys/${ survey.id }/responses` ) ).body as ResponseListResult ).items
					.length
		)
		.toBe( 1 );
	const list = ( await rest( admin, 'GET', `surveys/${ survey.id }/responses` ) ).body as ResponseListResult;
	const detail = ( await rest( admin, 'GET', `surveys/${ survey.id }/responses/${ list.items[ 0 ]?.id ?? 0 }` ) )
		.body as ResponseDetail;
	expect( detail.answers.map( ( { value } ) => value ) ).toEqual( NINE.map( ( { value } ) => value ) );
} );

test( 'an inline survey sits in the text, and has no Close', async ( { admin, visitor, rest, expectAccessible } ) => {
	const survey = ( await rest( admin, 'POST', 'surveys', nineTypes( 'Inline' ) ) ).body as SavedSurvey;
	const page = await site.php(
		`echo wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Tell us', 'post_content' => '[userfeedback id="${ survey.id }"]' ) );`
	);
	await visitor.goto( `/?page_id=${ page }` );
	await expect( visitor.locator( 'main' ).getByRole( 'heading', { name: NINE[ 0 ]?.title ?? '' } ) ).toBeVisible();
	await expect( visitor.getByRole( 'heading', { name: NINE[ 0 ]?.title ?? '' } ) ).toHaveCount( 1 );
	await expectAccessible( visitor, '[data-userfeedback]' );
	await answerAll( visitor );
	await expect( visitor.getByRole( 'button', { name: 'Close' } ) ).toHaveCount( 0 );
} );

test( 'a visitor who answered is not asked again; one who only skips leaves nothing', async ( {
	admin,
	newVisitor,
	rest,
} ) => {
	const survey = (
		await rest( admin, 'POST', 'surveys', {
			...nineTypes( 'Once' ),
			questions: nineTypes( 'Once' ).questions.slice( 0, 2 ),
		} )
	).body as SavedSurvey;
	const first = NINE[ 0 ]?.title ?? '';

	const skipper = await newVisitor();
	await skipper.goto( '/' );
	await skipper.getByRole( 'button', { name: 'Skip' } ).click();
	await expect( skipper.getByRole( 'heading', { name: NINE[ 1 ]?.title ?? '' } ) ).toBeVisible();
	await skipper.getByRole( 'button', { name: 'Skip' } ).click();
	await expect( skipper.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeVisible();

	const visitor = await newVisitor();
	await visitor.goto( '/' );
	await visitor.getByText( 'A friend', { exact: true } ).click();
	await expect( visitor.getByRole( 'heading', { name: NINE[ 1 ]?.title ?? '' } ) ).toBeVisible();
	await visitor.getByRole( 'button', { name: 'Skip' } ).click();
	await expect( visitor.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeVisible();
	const cookies = await visitor.context().cookies();
	const cookie = cookies.find( ( { name } ) => name === `userfeedback-${ survey.id }` );
	expect( cookie?.expires ).toBe( -1 );
	expect( cookie?.path ).toBe( '/' );
	expect( JSON.parse( decodeURIComponent( cookie?.value ?? '' ) ) ).toMatchObject( { submitted: true } );
	await visitor.reload();
	await visitor.waitForLoadState( 'networkidle' );
	await expect( visitor.getByRole( 'heading', { name: first } ) ).toHaveCount( 0 );

	const list = ( await rest( admin, 'GET', `surveys/${ survey.id }/responses` ) ).body as ResponseListResult;
	expect( list.pagination.total ).toBe( 1 );
} );

const only = ( type: string ) => nineTypes( '' ).questions.filter( ( question ) => question.type === type );

test( 'Space on an answer that an arrow key chose leads on (A4)', async ( { admin, visitor, rest } ) => {
	await rest( admin, 'POST', 'surveys', { ...nineTypes( 'Space' ), questions: only( 'radio-button' ) } );
	await visitor.goto( '/' );
	await visitor.getByRole( 'radio' ).first().focus();
	await visitor.keyboard.press( 'ArrowDown' );
	await expect( visitor.getByRole( 'radio' ).nth( 1 ) ).toBeChecked();
	await visitor.keyboard.press( ' ' );
	await expect( visitor.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeVisible();
} );

for ( const type of [ 'radio-button', 'nps' ] ) {
	test( `a window of 320 by 256 shows the title and an answer of ${ type } (WCAG 1.4.10)`, async ( {
		admin,
		newVisitor,
		rest,
	} ) => {
		const second = { ...only( 'checkbox' )[ 0 ], id: 'second', title: 'What comes next?' };
		await rest( admin, 'POST', 'surveys', { ...nineTypes( 'Low' ), questions: [ ...only( type ), second ] } );
		const visitor = await newVisitor( { viewport: { width: 320, height: 256 } } );
		await visitor.goto( '/' );
		await expect( visitor.getByRole( 'heading', { name: only( type )[ 0 ]?.title ?? '' } ) ).toBeInViewport( {
			ratio: 1,
		} );
		await expect( visitor.locator( '.userfeedback-survey .opt' ).first() ).toBeInViewport( { ratio: 1 } );
		await visitor.getByRole( 'button', { name: 'Next' } ).scrollIntoViewIfNeeded();
		await expect( visitor.getByRole( 'button', { name: 'Next' } ) ).toBeInViewport( { ratio: 0.9 } );
		await visitor.getByRole( 'button', { name: 'Next' } ).click();
		await expect( visitor.getByRole( 'heading', { name: 'What comes next?' } ) ).toBeInViewport( { ratio: 1 } );
	} );
}

test( 'in a window of 320 by 256 nothing lies over what gets the focus (WCAG 2.4.11)', async ( {
	admin,
	newVisitor,
	rest,
} ) => {
	const [ question ] = only( 'checkbox' );
	const settings = { required: true, randomize: false, comment_box: false };
	await rest( admin, 'POST', 'surveys', { ...nineTypes( 'Low' ), questions: [ { ...question, settings } ] } );
	const visitor = await newVisitor( { viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' } );
	await visitor.goto( '/' );
	const next = visitor.getByRole( 'button', { name: 'Next' } );
	await next.focus();
	await expect( next ).toBeInViewport( { ratio: 0.9 } );
	// An answer is missing, so Next leads back to the first option, which the scroller has passed.
	await next.press( 'Enter' );
	const first = visitor.getByRole( 'checkbox' ).first();
	await expect( first ).toBeFocused();
	await expect
		.poll( () =>
			first.evaluate( ( input ) => {
				const line = input.closest( 'label' ) ?? input;
				const { left, top, width } = line.getBoundingClientRect();
				const above = ( input.getRootNode() as ShadowRoot ).elementFromPoint( left + width / 2, top + 4 );
				return line.contains( above );
			} )
		)
		.toBe( true );
} );

test( 'a comment box that opens leaves the title where it is on a phone', async ( { admin, newVisitor, rest } ) => {
	const questions = only( 'nps' ).map( ( question ) => ( {
		...question,
		title: 'On a scale of 1 to 10, how likely would you recommend us to a friend or colleague?',
		settings: { required: false, randomize: false, comment_box: true },
	} ) );
	await rest( admin, 'POST', 'surveys', { ...nineTypes( 'Comment' ), questions } );
	const visitor = await newVisitor( { viewport: { width: 375, height: 667 }, hasTouch: true } );
	await visitor.goto( '/' );
	await visitor.getByRole( 'radio', { name: '9' } ).check();
	await expect( visitor.getByLabel( 'What is the main reason for your score?' ) ).toBeVisible();
	expect( await visitor.locator( '.userfeedback-survey .body' ).evaluate( ( body ) => body.scrollTop ) ).toBe( 0 );
} );

test( 'a survey opens on the next page where it was left, and an inline one that was answered leaves no trace', async ( {
	admin,
	visitor,
	rest,
} ) => {
	const survey = (
		await rest( admin, 'POST', 'surveys', {
			...nineTypes( 'Left' ),
			questions: nineTypes( '' ).questions.slice( 0, 2 ),
		} )
	).body as SavedSurvey;
	await visitor.goto( '/' );
	await visitor.getByText( 'A friend', { exact: true } ).click();
	const second = visitor.getByRole( 'heading', { name: NINE[ 1 ]?.title ?? '' } );
	await expect( second ).toBeVisible();
	const page = await site.php(
		`echo wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Tell us', 'post_content' => '[userfeedback id="${ survey.id }"]' ) );`
	);
	await visitor.goto( `/?page_id=${ page }` );
	await expect( second ).toBeVisible();
	await visitor.getByRole( 'button', { name: 'Skip' } ).click();
	await expect( visitor.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeVisible();
	await visitor.reload();
	await expect( visitor.locator( '[data-userfeedback]' ) ).toHaveCount( 0 );
	const { items } = ( await rest( admin, 'GET', `surveys/${ survey.id }/responses` ) ).body as ResponseListResult;
	expect( items ).toHaveLength( 1 );
} );
