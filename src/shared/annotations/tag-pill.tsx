import type { ReactNode } from 'react';
import type { Tag } from '../../types';
import './annotations.scss';

/** A tag: the color helps the eye, the name says it. */
export function TagPill( { tag, children }: { tag: Tag; children?: ReactNode } ) {
	return (
		<span className="uf-tag">
			<i className={ `uf-tag__dot is-${ tag.color }` } aria-hidden="true" />
			<bdi>{ tag.name }</bdi>
			{ children }
		</span>
	);
}

/** All tags of a response; a dash where it has none. */
export function TagPills( { tags }: { tags: readonly Tag[] } ) {
	return tags.length === 0 ? (
		<>–</>
	) : (
		<span className="uf-tags">
			{ tags.map( ( tag ) => (
				<TagPill key={ tag.id } tag={ tag } />
			) ) }
		</span>
	);
}
