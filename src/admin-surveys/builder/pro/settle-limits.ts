type Typed< Name extends string > = Partial< Record< Name, string > >;

/**
 * What can be stored after one of several limits was typed. Both ends of a range may have to move before either fits,
 * so those that were refused before are tried along with it, then it alone.
 *
 * @param refused Limits as they stand in their fields, which did not fit.
 * @param name    The limit that was typed.
 * @param text    As it was typed.
 * @param fits    Whether limits fit, beside the stored ones.
 * @return What to store, null for nothing, and what did not fit.
 */
export function settleLimits< Name extends string >(
	refused: Typed< Name >,
	name: Name,
	text: string,
	fits: ( typed: Typed< Name > ) => boolean
): { stored: Typed< Name > | null; refused: Typed< Name > } {
	const together = { ...refused, [ name ]: text };
	if ( fits( together ) ) {
		return { stored: together, refused: {} };
	}
	const alone = { [ name ]: text } as Typed< Name >;
	if ( ! fits( alone ) ) {
		return { stored: null, refused: together };
	}
	const others = Object.entries( refused ).filter( ( [ one ] ) => one !== name );
	return { stored: alone, refused: Object.fromEntries( others ) as Typed< Name > };
}
