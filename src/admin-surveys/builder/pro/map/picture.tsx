import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import { Icon } from '@wordpress/components';
import { caution } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import { CARD_WIDTH, layoutOf } from '../../../../domain/draft/map-layout';
import type { MapLabel, MapLayout } from '../../../../domain/draft/map-layout';
import { formatNumber } from '../../../../shared/format/numbers';
import { cardId } from './shown';
import type { Shown } from './shown';
import type { Walk } from './use-walk';
import { figuresSentence, leapPhrase, placeName, problemMark, showPhrase } from './words';

const WAYS: Partial< Record< string, readonly [ x: number, y: number ] > > = {
	ArrowDown: [ 0, 1 ],
	ArrowUp: [ 0, -1 ],
	ArrowRight: [ 1, 0 ],
	ArrowLeft: [ -1, 0 ],
};

/** The nearest card in the direction of the key. */
function nearest( key: string, from: string, { cards }: MapLayout, rtl: boolean ): string | undefined {
	const way = WAYS[ key ];
	const here = cards[ from ];
	if ( ! way || ! here ) {
		return undefined;
	}
	const [ x, y ] = way;
	const found = Object.entries( cards )
		.map( ( [ id, card ] ) => {
			const [ across, down ] = [ ( card.x - here.x ) * ( rtl ? -1 : 1 ), card.y - here.y ];
			return {
				id,
				along: across * x + down * y,
				off: Math.abs( x ? down : across ),
			};
		} )
		.filter( ( { along } ) => along > 0 )
		.sort( ( one, other ) => one.along + one.off * 0.4 - ( other.along + other.off * 0.4 ) );
	return found[ 0 ]?.id;
}

interface Props {
	shown: Shown[];
	walk: Walk;
}

/** Cards and the ways between them. The list has all of it in words, so the lines are for the eye alone. */
export function Picture( { shown, walk }: Props ) {
	const layout = layoutOf( shown.map( ( { place } ) => place ) );
	const arrow = useId();
	const { questions, stretches, place: here } = walk;
	const onWay = new Set( [ here, ...stretches.flatMap( ( { from, to } ) => [ from, to ] ) ] );
	const labelText = ( { id, says, leap }: MapLabel ): string => {
		const place = shown.find( ( one ) => one.place.id === id )?.place;
		const way = place?.leaps[ leap ];
		if ( says === 'leap' ) {
			return way ? leapPhrase( way, questions ) : '';
		}
		return says === 'shows' && place?.question
			? showPhrase( place.question, questions )
			: __( 'Everybody else', 'userfeedback' );
	};
	const onKeyDown = ( event: KeyboardEvent< HTMLElement > ) => {
		const from = ( event.target as HTMLElement ).dataset.place ?? '';
		const rtl = getComputedStyle( event.currentTarget ).direction === 'rtl';
		const next = nearest( event.key, from, layout, rtl );
		if ( next !== undefined ) {
			event.preventDefault();
			document.getElementById( cardId( next ) )?.focus();
		}
	};
	return (
		<div className="ufb-canvas">
			{ /* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Adds arrow keys to the buttons inside. */ }
			<div
				className="ufb-canvas__in"
				style={ { inlineSize: layout.width, blockSize: layout.height } }
				onKeyDown={ onKeyDown }
			>
				<svg width={ layout.width } height={ layout.height } aria-hidden="true" focusable="false">
					<defs>
						<marker
							id={ arrow }
							viewBox="0 0 8 8"
							refX="7"
							refY="4"
							markerUnits="userSpaceOnUse"
							markerWidth="10"
							markerHeight="10"
							orient="auto"
						>
							<path d="M0 0l8 4-8 4z" />
						</marker>
					</defs>
					{ layout.lines.map( ( line, at ) => (
						<path
							key={ at }
							className={ line.wrong ? 'is-wrong' : undefined }
							d={ line.path }
							markerEnd={ line.arrow ? `url(#${ arrow })` : undefined }
						/>
					) ) }
					{ stretches.map( ( { from, to, leap } ) => (
						<path key={ `${ from } ${ to }` } className="is-on" d={ layout.way( from, to, leap ) } />
					) ) }
				</svg>
				{ layout.labels.map( ( label ) => (
					<span
						key={ `${ label.id }${ label.says }${ label.leap }` }
						className={ label.centered ? 'ufb-waylabel is-centered' : 'ufb-waylabel' }
						style={ {
							insetInlineStart: label.x,
							insetBlockStart: label.y,
							maxInlineSize: label.most,
						} }
						title={ labelText( label ) }
						aria-hidden="true"
					>
						<bdi>{ labelText( label ) }</bdi>
					</span>
				) ) }
				<ol>
					{ shown.map( ( { place, title, icon, problems, figures, open } ) => {
						const card = layout.cards[ place.id ];
						const state = [
							'ufb-place',
							place.kind !== 'question' && 'is-end',
							problems.length > 0 && 'is-bad',
							onWay.has( place.id ) && 'is-on',
							place.id === here && 'is-here',
						];
						return (
							<li
								key={ place.id }
								style={ {
									insetInlineStart: card?.x,
									insetBlockStart: card?.y,
									inlineSize: CARD_WIDTH,
									blockSize: card?.height,
								} }
							>
								<button
									type="button"
									id={ cardId( place.id ) }
									data-place={ place.id }
									className={ state.filter( Boolean ).join( ' ' ) }
									aria-current={ place.id === here ? 'step' : undefined }
									onClick={ open }
								>
									<span className="ufb-line__icon">
										<Icon icon={ icon } size={ 24 } />
									</span>
									<span className="ufb-place__text">
										<small>
											{ placeName( place ) }
											{ place.id === here && <em>{ __( 'You are here', 'userfeedback' ) }</em> }
											{ figures && place.id !== here && (
												<span aria-hidden="true" title={ figuresSentence( figures ) }>
													{ figures.asked === null
														? __( 'Too few', 'userfeedback' )
														: formatNumber( figures.asked ) }
												</span>
											) }
										</small>{ ' ' }
										<bdi className={ problems.length > 0 ? 'is-short' : undefined }>{ title }</bdi>{ ' ' }
										{ figures && (
											<span className="screen-reader-text">{ figuresSentence( figures ) } </span>
										) }
										{ problems.length > 0 && (
											<span className="ufb-place__bad">
												<Icon icon={ caution } size={ 16 } />
												{ problems.map( problemMark ).join( '. ' ) }
											</span>
										) }
									</span>
								</button>
							</li>
						);
					} ) }
				</ol>
			</div>
		</div>
	);
}
