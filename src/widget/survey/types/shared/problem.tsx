/** The line under a control that says what is wrong with its value (A119). */
export const Problem = ( { id, text }: { id: string; text: string } ) =>
	text ? (
		<p className="err" id={ `${ id }e` } role="alert">
			<svg viewBox="0 0 24 24" aria-hidden="true">
				<path d="M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 7.5v5.5M12 16.3v.2" />
			</svg>
			<span>{ text }</span>
		</p>
	) : null;

/** What a wrong field says of itself to screen readers. */
export const marks = ( id: string, text: string, describedBy: string | undefined ) => ( {
	'aria-invalid': !! text,
	'aria-describedby': [ describedBy, text && `${ id }e` ].filter( Boolean ).join( ' ' ) || undefined,
} );
