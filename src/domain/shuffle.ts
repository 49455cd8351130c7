/**
 * A copy in random order (requirement WID-52). Fisher-Yates: every order is
 * equally likely.
 *
 * @param items  What to shuffle.
 * @param random Numbers from 0 up to, not including, 1.
 */
export function shuffle< T >( items: readonly T[], random: () => number = Math.random ): T[] {
	const copy = [ ...items ];
	for ( let last = copy.length - 1; last > 0; last-- ) {
		const other = Math.floor( random() * ( last + 1 ) );
		[ copy[ last ], copy[ other ] ] = [ copy[ other ] as T, copy[ last ] as T ];
	}
	return copy;
}
