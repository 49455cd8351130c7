import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, site, test } from './support';

/** A language that nobody speaks, so that no file of a real one is in the way. */
const LOCALE = 'de_TEST';

/** Translations of the first screen of an app, and of parts that are loaded when they are needed. */
const TEXTS = {
	Close: 'Schließen',
	Surveys: 'Umfragen',
	'Select a Template': 'Vorlage auswählen',
	'Search templates': 'Vorlagen suchen',
};

test( 'a translation made of our list of texts reaches the lazily loaded parts', async ( { admin } ) => {
	const folder = join( tmpdir(), `userfeedback-translation-${ process.pid }` );
	const languages = join( site.plugins, '../languages/plugins' );
	mkdirSync( folder );
	mkdirSync( languages, { recursive: true } );
	const list = readFileSync( join( site.checkout, 'languages/userfeedback.pot' ), 'utf8' );
	writeFileSync(
		join( folder, `userfeedback-${ LOCALE }.po` ),
		Object.entries( TEXTS ).reduce(
			( po, [ text, translated ] ) =>
				po.replace( `msgid "${ text }"\nmsgstr ""`, `msgid "${ text }"\nmsgstr "${ translated }"` ),
			list.replace( '"Content-Type:', `"Language: ${ LOCALE }\\n"\n"Content-Type:` )
		)
	);
	try {
		await site.wp( 'i18n', 'make-json', folder, languages );
		await site.wp( 'user', 'meta', 'update', 'admin', 'locale', LOCALE );
		await admin.goto( site.admin( 'admin.php?page=userfeedback_surveys#/new/setup' ) );
		await expect( admin.getByRole( 'heading', { name: TEXTS[ 'Select a Template' ] } ) ).toBeVisible();
		await expect( admin.getByRole( 'searchbox', { name: TEXTS[ 'Search templates' ] } ) ).toBeVisible();
		await admin.getByRole( 'button', { name: TEXTS.Close } ).click();
		await expect( admin.getByRole( 'heading', { level: 1, name: TEXTS.Surveys } ) ).toBeVisible();
	} finally {
		await site.wp( 'user', 'meta', 'delete', 'admin', 'locale' );
		rmSync( folder, { recursive: true } );
		await site.php( `array_map( 'unlink', glob( WP_LANG_DIR . '/plugins/userfeedback-${ LOCALE }-*.json' ) );` );
	}
} );
