import { __ } from '@wordpress/i18n';
import type { HeatmapElement, HeatmapMap } from '../../types';
import { formatNumber, formatPercent } from '../../shared/format/numbers';
import { countOf, topName } from './words';
import type { Found } from './use-page-frame';

interface Props {
	map: HeatmapMap;
	found: ReadonlyMap< string, Found >;
	marked: string | null;
	onMark: ( selector: string ) => void;
}

/** What people call the element: its text on the page, else its kind. */
export function nameOf( { selector, label }: HeatmapElement, found: ReadonlyMap< string, Found > ): string {
	return found.get( selector )?.name || label || selector;
}

/** The strongest elements, with the numbers that they have in the picture. A press shows one there. */
export function ElementList( { map, found, marked, onMark }: Props ) {
	return (
		<ol className="uf-hm__elements" aria-label={ topName( map.layer ) }>
			{ map.elements.map( ( element, index ) => {
				const { selector, label, clicks, share } = element;
				const isThere = found.has( selector );
				const name = nameOf( element, found );
				return (
					<li key={ selector }>
						<b className="uf-hm__number" aria-hidden="true">
							{ formatNumber( index + 1 ) }
						</b>
						<span>
							{ isThere ? (
								<button
									type="button"
									className="button-link"
									aria-pressed={ marked === selector }
									title={ __( 'Show it on the page', 'userfeedback' ) }
									onClick={ () => onMark( selector ) }
								>
									<bdi>{ name }</bdi>
								</button>
							) : (
								<bdi>{ name }</bdi>
							) }
							<small>{ isThere ? label : __( 'not on the page now', 'userfeedback' ) }</small>
							<code dir="ltr">{ selector }</code>
						</span>
						<span className="uf-hm__num">
							<b>{ formatPercent( share ) }</b>
							<small>{ countOf( map.layer, clicks ) }</small>
						</span>
					</li>
				);
			} ) }
		</ol>
	);
}
