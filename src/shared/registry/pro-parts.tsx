import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ErrorNotice } from '../components/error-notice';

/** Panels in a `pro-*` file of the build, which Lite's zip leaves out (docs/adr/0011-editions-by-files.md). */
export interface ProParts< Parts > {
	load: () => Promise< Parts >;
	/** null until they are loaded. */
	loaded: () => Parts | null;
}

/**
 * @param fetchParts Imports them, with the name of their file:
 *                   `() => import( /* webpackChunkName: "pro-name" *\/ './pro' )`.
 */
export function proParts< Parts >( fetchParts: () => Promise< Parts > ): ProParts< Parts > {
	let parts: Parts | null = null;
	return {
		load: async () => ( parts ??= await fetchParts() ),
		loaded: () => parts,
	};
}

interface Props< Parts > {
	from: ProParts< Parts >;
	/** Renders with them, only where the site may use the feature. */
	children: ( parts: Parts ) => ReactNode;
}

/** A panel from Pro's files: loading, failed with Retry, loaded. */
export function ProPart< Parts >( { from, children }: Props< Parts > ) {
	const [ parts, setParts ] = useState( from.loaded );
	const [ failed, setFailed ] = useState( false );
	const load = useCallback( () => {
		setFailed( false );
		from.load().then(
			( found ) => setParts( () => found ),
			() => setFailed( true )
		);
	}, [ from ] );
	// Another panel's import may end between the first rendering and this effect: only the own state counts.
	useEffect( () => {
		if ( parts === null ) {
			load();
		}
	}, [ parts, load ] );
	if ( parts !== null ) {
		return children( parts );
	}
	return failed ? (
		<ErrorNotice message={ __( 'This part could not be loaded.', 'userfeedback' ) } onRetry={ load } />
	) : (
		<span role="status">
			<Spinner />
			<span className="screen-reader-text">{ __( 'Loading…', 'userfeedback' ) }</span>
		</span>
	);
}
