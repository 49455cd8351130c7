import { useEffect, useState } from 'react';
import { Button } from '@wordpress/components';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import { formatNumber } from '../../shared/format/numbers';

interface Props {
	page: number;
	perPage: number;
	total: number;
	/** What is paged, for screen readers, e.g. the question. */
	label: string;
	onChange: ( page: number ) => void;
}

/** Pager of a card: what is shown, previous, a page to type, next. One page needs none. */
export function MiniPager( { page, perPage, total, label, onChange }: Props ) {
	const pages = Math.max( 1, Math.ceil( total / perPage ) );
	const [ typed, setTyped ] = useState( String( page ) );
	useEffect( () => setTyped( String( page ) ), [ page ] );
	const go = () => {
		const wanted = Number.parseInt( typed, 10 );
		if ( Number.isNaN( wanted ) ) {
			setTyped( String( page ) );
			return;
		}
		const target = Math.min( Math.max( wanted, 1 ), pages );
		setTyped( String( target ) );
		if ( target !== page ) {
			onChange( target );
		}
	};
	if ( pages === 1 && page === 1 ) {
		return null;
	}
	const [ back, on ] = isRTL() ? [ chevronRight, chevronLeft ] : [ chevronLeft, chevronRight ];
	return (
		<nav className="uf-pager" aria-label={ label }>
			<span className="uf-pager__shown">
				{ sprintf(
					/* translators: 1: first shown. 2: last shown. 3: all */
					__( '%1$s–%2$s of %3$s', 'userfeedback' ),
					formatNumber( ( page - 1 ) * perPage + 1 ),
					formatNumber( Math.min( total, page * perPage ) ),
					formatNumber( total )
				) }
			</span>
			<Button
				size="compact"
				icon={ back }
				label={ __( 'Previous page', 'userfeedback' ) }
				disabled={ page <= 1 }
				accessibleWhenDisabled
				onClick={ () => onChange( page - 1 ) }
			/>
			<input
				type="text"
				inputMode="numeric"
				aria-label={ __( 'Current page', 'userfeedback' ) }
				value={ typed }
				onChange={ ( event ) => setTyped( event.target.value ) }
				onBlur={ go }
				onKeyDown={ ( event ) => {
					if ( event.key === 'Enter' ) {
						event.preventDefault();
						go();
					}
				} }
			/>
			<span>
				{ sprintf(
					/* translators: %s: number of pages */
					__( 'of %s', 'userfeedback' ),
					formatNumber( pages )
				) }
			</span>
			<Button
				size="compact"
				icon={ on }
				label={ __( 'Next page', 'userfeedback' ) }
				disabled={ page >= pages }
				accessibleWhenDisabled
				onClick={ () => onChange( page + 1 ) }
			/>
		</nav>
	);
}
