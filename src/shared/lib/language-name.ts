const nameIn = ( tag: string, locale: string ): string => {
	try {
		return new Intl.DisplayNames( locale, { type: 'language', fallback: 'code' } ).of( tag ) ?? tag;
	} catch {
		return tag;
	}
};

/** Name of a language in itself: "Deutsch", "العربية". The tag where the browser knows none. */
export const ownName = ( tag: string ): string => nameIn( tag, tag );

/**
 * Name of a language in the person's language.
 *
 * @param locale Of wp-admin.
 */
export const languageName = ( tag: string, locale: string ): string => nameIn( tag, locale );
