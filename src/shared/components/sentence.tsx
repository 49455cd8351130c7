import { Fragment } from 'react';
import type { ReactNode } from 'react';

interface Props {
	/** A translated sentence with places like `<a>words</a>`. */
	text: string;
	/** Renders each place by its name; the words of an unknown name stay plain. */
	places: Record< string, ( words: string ) => ReactNode >;
}

/**
 * One translatable sentence with links or bold words in it, without HTML.
 */
export function Sentence( { text, places }: Props ) {
	// `split()` also returns the two groups: the name, then the words.
	const pieces = text.split( /<([a-z]+)>(.*?)<\/\1>/s );
	const parts: ReactNode[] = [];
	for ( let at = 0; at < pieces.length; at += 3 ) {
		const [ plain, name, words ] = pieces.slice( at, at + 3 );
		parts.push( plain );
		if ( name !== undefined && words !== undefined ) {
			parts.push( places[ name ]?.( words ) ?? words );
		}
	}
	return parts.map( ( part, index ) => <Fragment key={ index }>{ part }</Fragment> );
}
