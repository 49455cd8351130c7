/** Wraps what stands there, and what another part puts there later: the files come in any order. */
export function around< Home extends object, Key extends keyof Home >(
	home: Home,
	key: Key,
	wrap: ( inner: Home[ Key ] ) => Home[ Key ]
) {
	// Another part may have wrapped it: what comes later goes inside both.
	const before = Object.getOwnPropertyDescriptor( home, key );
	let inner = home[ key ];
	Object.defineProperty( home, key, {
		get: () => wrap( before?.get ? ( before.get() as Home[ Key ] ) : inner ),
		set: ( next: Home[ Key ] ) => {
			inner = next;
			before?.set?.( next );
		},
	} );
}
