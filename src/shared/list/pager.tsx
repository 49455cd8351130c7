import { useEffect, useId, useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../format/numbers';

interface Props {
	page: number;
	pages: number;
	total: number;
	onChange: ( page: number ) => void;
	disabled?: boolean;
}

interface StepProps {
	symbol: string;
	label: string;
	className: string;
	target: number | null;
	onChange: ( page: number ) => void;
}

function Step( { symbol, label, className, target, onChange }: StepProps ) {
	if ( target === null ) {
		return (
			<>
				<span className="tablenav-pages-navspan button disabled" aria-hidden="true">
					{ symbol }
				</span>{ ' ' }
			</>
		);
	}
	return (
		<>
			<button type="button" className={ `${ className } button` } onClick={ () => onChange( target ) }>
				<span className="screen-reader-text">{ label }</span>
				<span aria-hidden="true">{ symbol }</span>
			</button>{ ' ' }
		</>
	);
}

/**
 * Core's list table pager: first, previous, a field for the page, next, last. Enter or leaving the field opens its
 * page; a number out of range opens the nearest page.
 */
export function Pager( { page, pages, total, onChange, disabled = false }: Props ) {
	const [ typed, setTyped ] = useState( String( page ) );
	const field = useId();
	useEffect( () => setTyped( String( page ) ), [ page ] );

	function go() {
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
	}

	const items = sprintf(
		/* translators: %s: number of rows in the list. */
		_n( '%s item', '%s items', total, 'userfeedback' ),
		formatNumber( total )
	);
	const back = page > 1 && ! disabled;
	const on = page < pages && ! disabled;

	return (
		<div className={ pages < 2 ? 'tablenav-pages one-page' : 'tablenav-pages' }>
			<span className="displaying-num">{ items }</span>
			{ pages > 1 && (
				<span className="pagination-links">
					<Step
						symbol="«"
						label={ __( 'First page', 'userfeedback' ) }
						className="first-page"
						target={ back ? 1 : null }
						onChange={ onChange }
					/>
					<Step
						symbol="‹"
						label={ __( 'Previous page', 'userfeedback' ) }
						className="prev-page"
						target={ back ? page - 1 : null }
						onChange={ onChange }
					/>
					<span className="paging-input">
						<label htmlFor={ field } className="screen-reader-text">
							{ __( 'Current Page', 'userfeedback' ) }
						</label>
						<input
							id={ field }
							className="current-page"
							type="text"
							inputMode="numeric"
							autoComplete="off"
							size={ Math.max( 1, String( pages ).length ) }
							value={ typed }
							disabled={ disabled }
							onChange={ ( event ) => setTyped( event.target.value ) }
							onFocus={ ( event ) => event.target.select() }
							onBlur={ go }
							onKeyDown={ ( event ) => {
								if ( event.key === 'Enter' ) {
									event.preventDefault();
									go();
								}
							} }
						/>
						<span className="tablenav-paging-text">
							{ ' ' }
							{ sprintf(
								/* translators: %s: number of pages. */
								__( 'of %s', 'userfeedback' ),
								formatNumber( pages )
							) }
						</span>
					</span>{ ' ' }
					<Step
						symbol="›"
						label={ __( 'Next page', 'userfeedback' ) }
						className="next-page"
						target={ on ? page + 1 : null }
						onChange={ onChange }
					/>
					<Step
						symbol="»"
						label={ __( 'Last page', 'userfeedback' ) }
						className="last-page"
						target={ on ? pages : null }
						onChange={ onChange }
					/>
				</span>
			) }
		</div>
	);
}
