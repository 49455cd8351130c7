/**
 * Which of several languages fits a wish. `Surveys\Languages\LanguageChoice` does the same; both run
 * tests/fixtures/languages.json.
 */

/** Codes of before, and Norwegian, whose readers read both forms. */
const SAME: Partial< Record< string, string > > = { iw: 'he', in: 'id', ji: 'yi', nb: 'no', nn: 'no' };

/** In lower case; the language first. */
const partsOf = ( tag: string ) => {
	const [ language = '', ...rest ] = tag.toLowerCase().split( /[-_]/ );
	return [ SAME[ language ] ?? language, ...rest ];
};

/** The script that a tag names, and of Chinese the one that its country writes. */
const scriptOf = ( [ language, second = '' ]: string[] ) => {
	if ( second.length === 4 ) {
		return second;
	}
	if ( language !== 'zh' ) {
		return '';
	}
	return /^(tw|hk|mo)$/.test( second ) ? 'hant' : 'hans';
};

/**
 * The first wish that can be met; '' where none can: the same tag, else the language without
 * a country, else the first of the same language.
 *
 * @param tags   Tags to choose from, the most liked first.
 * @param wishes Tags or locales, the most liked first.
 */
export function chooseLanguage( tags: readonly string[], wishes: readonly string[] ): string {
	for ( const wish of wishes ) {
		const wanted = partsOf( wish );
		const near = tags.filter( ( tag ) => {
			const parts = partsOf( tag );
			return parts[ 0 ] === wanted[ 0 ] && scriptOf( parts ) === scriptOf( wanted );
		} );
		const found =
			tags.find( ( tag ) => partsOf( tag ).join() === wanted.join() ) ??
			near.find( ( tag ) => partsOf( tag ).length === 1 ) ??
			near[ 0 ];
		if ( found ) {
			return found;
		}
	}
	return '';
}

/** Whether one tag says the same as the other, only less exactly: `de` and `de-DE`, `zh-Hans` and `zh-CN`. */
function sameLanguage( one: string, other: string ): boolean {
	const [ first = '', second = '' ] = [ one, other ].map( ( tag ) =>
		partsOf( tag )
			.filter( ( part, index ) => ! index || part.length !== 4 )
			.map( ( part ) => `${ part }-` )
			.join( '' )
	);
	return (
		scriptOf( partsOf( one ) ) === scriptOf( partsOf( other ) ) &&
		( first.startsWith( second ) || second.startsWith( first ) )
	);
}

/**
 * What a visitor's page and browser ask for, in order. The site's own language on a page says nothing: WordPress
 * prints it on every page, and some themes and translations shorten it.
 *
 * @param declared What a multilingual plugin says of the page, or ''.
 * @param page     `lang` of the document, or ''.
 * @param site     The site's own language.
 * @param browser  `navigator.languages`.
 */
export const wishesOf = ( declared: string, page: string, site: string, browser: readonly string[] ): string[] => [
	...( declared ? [ declared ] : [] ),
	...( page && ! sameLanguage( page, site ) ? [ page ] : [] ),
	...browser,
];
