import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../format/numbers';
import './stars.scss';

const PATH = 'M12 3.2l2.7 5.6 6.1.9-4.4 4.3 1 6.1L12 17.2l-5.4 2.9 1-6.1L3.2 9.7l6.1-.9z';

/**
 * Stars filled to a value from 0 to 5, with the value in words.
 */
export function Stars( { value }: { value: number } ) {
	const text = sprintf(
		/* translators: %s: number of stars, e.g. 4.2 */
		__( '%s of 5 stars', 'userfeedback' ),
		formatNumber( value, Number.isInteger( value ) ? 0 : 1 )
	);
	const full = Math.round( value );
	return (
		<span className="uf-stars" role="img" aria-label={ text }>
			{ [ 1, 2, 3, 4, 5 ].map( ( star ) => (
				<svg
					key={ star }
					viewBox="0 0 24 24"
					width="18"
					height="18"
					className={ star <= full ? '' : 'is-empty' }
					aria-hidden="true"
					focusable="false"
				>
					<path d={ PATH } />
				</svg>
			) ) }
		</span>
	);
}
