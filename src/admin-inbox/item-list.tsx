import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Link } from '../shared/router';
import type { InboxItem } from '../types';
import { boot } from '../shared/app/boot';
import { formatRecent } from '../shared/format/moments';
import { formatNumber } from '../shared/format/numbers';
import { HitText, mainText } from './hit-text';
import { ShortScore } from './score';

interface Props {
	items: InboxItem[];
	selected: number | null;
	/** All that the list would have; null while a search runs or did. */
	total: number | null;
	busy: boolean;
	/** null at the end. */
	onMore: ( () => void ) | null;
	/** Where an item is opened. */
	pathOf: ( id: number ) => string;
}

export function ItemList( { items, selected, total, busy, onMore, pathOf }: Props ) {
	return (
		<div className="uf-inbox__list">
			<ul aria-label={ __( 'Answers, newest first', 'userfeedback' ) } aria-busy={ busy }>
				{ items.map( ( item ) => (
					<Row key={ item.id } item={ item } to={ pathOf( item.id ) } selected={ item.id === selected } />
				) ) }
			</ul>
			<p className="uf-inbox__more">
				{ onMore && (
					<Button size="compact" variant="tertiary" isBusy={ busy } onClick={ onMore }>
						{ __( 'Show more', 'userfeedback' ) }
					</Button>
				) }
				<span className="uf-note">
					{ total === null
						? sprintf(
								/* translators: %s: number of answers that were found */
								_n( '%s found', '%s found', items.length, 'userfeedback' ),
								formatNumber( items.length )
							)
						: sprintf(
								/* translators: 1: answers in the list. 2: all answers */
								__( '%1$s of %2$s', 'userfeedback' ),
								formatNumber( items.length ),
								formatNumber( Math.max( total, items.length ) )
							) }
				</span>
			</p>
		</div>
	);
}

function Row( { item, to, selected }: { item: InboxItem; to: string; selected: boolean } ) {
	const text = mainText( item.texts );
	const [ score ] = item.scores;
	return (
		<li className={ [ selected && 'is-on', ! item.read && 'is-new' ].filter( Boolean ).join( ' ' ) || undefined }>
			<Link to={ to } id={ `uf-inbox-${ item.id }` } aria-current={ selected ? 'true' : undefined }>
				<span className="uf-inbox__row">
					{ ! item.read && (
						<>
							<i className="uf-inbox__dot" aria-hidden="true" />
							<span className="screen-reader-text">{ __( 'Unread.', 'userfeedback' ) }</span>
						</>
					) }
					{ score && <ShortScore score={ score } /> }
					<span className="uf-note uf-inbox__survey">{ item.survey_title }</span>
					{ item.starred && (
						<span className="uf-inbox__star">
							<span aria-hidden="true">★</span>
							<span className="screen-reader-text">{ __( 'Starred', 'userfeedback' ) }</span>
						</span>
					) }
					<span className="uf-note">{ formatRecent( item.submitted_at, boot().site.today ) }</span>
				</span>
				<span className="uf-inbox__text">{ text && <HitText text={ text } /> }</span>
				{ item.tags && item.tags.length > 0 && (
					<span className="uf-inbox__tags">
						{ item.tags.map( ( { id, name, color } ) => (
							<span key={ id } className="uf-tag">
								<i className={ `uf-tag__dot is-${ color }` } aria-hidden="true" />
								<bdi>{ name }</bdi>
							</span>
						) ) }
					</span>
				) }
			</Link>
		</li>
	);
}
