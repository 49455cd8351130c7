import { useId, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../format/numbers';

/** CONST-01 comes first: it is the default. */
const CHOICES = [ 10, 20, 50, 100 ] as const;

/** A person's choice for all lists, as in core's Screen Options, but kept in the browser. */
const KEY = 'userfeedback-per-page';

function stored(): number {
	const wanted = Number( window.localStorage.getItem( KEY ) );
	return CHOICES.find( ( choice ) => choice === wanted ) ?? CHOICES[ 0 ];
}

export function usePerPage(): [ number, ( perPage: number ) => void ] {
	const [ perPage, setPerPage ] = useState( stored );
	const choose = ( next: number ) => {
		window.localStorage.setItem( KEY, String( next ) );
		setPerPage( next );
	};
	return [ perPage, choose ];
}

interface Props {
	perPage: number;
	page: number;
	total: number;
	disabled: boolean;
	/** @param page The page that holds the first row of the screen. */
	onChange: ( perPage: number, page: number ) => void;
}

/** Rows of a page; appears when there is more than one page to choose from. */
export function PerPage( { perPage, page, total, disabled, onChange }: Props ) {
	const id = useId();
	if ( total <= CHOICES[ 0 ] ) {
		return null;
	}
	return (
		<div className="alignleft actions uf-list__per-page">
			<label htmlFor={ id } className="screen-reader-text">
				{ __( 'Items per page', 'userfeedback' ) }
			</label>
			<select
				id={ id }
				value={ perPage }
				disabled={ disabled }
				onChange={ ( event ) => {
					const next = Number( event.target.value );
					onChange( next, Math.floor( ( ( page - 1 ) * perPage ) / next ) + 1 );
				} }
			>
				{ CHOICES.map( ( choice ) => (
					<option key={ choice } value={ choice }>
						{ sprintf(
							/* translators: %s: number of rows. */
							__( '%s per page', 'userfeedback' ),
							formatNumber( choice )
						) }
					</option>
				) ) }
			</select>
		</div>
	);
}
