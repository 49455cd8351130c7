import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { ErrorNotice } from './error-notice';

/** A skeleton before a quick reply would only flicker. */
const SKELETON_AFTER_MS = 300;

/** Announces that something loads, and shows its outline after a while. Its room is taken from the start. */
export function Loading( { children }: { children: ReactNode } ) {
	const [ shown, setShown ] = useState( false );
	useEffect( () => {
		const timer = setTimeout( () => setShown( true ), SKELETON_AFTER_MS );
		return () => clearTimeout( timer );
	}, [] );
	return (
		<div aria-busy="true" className="uf-loading">
			<LoadingStatus />
			<div style={ { display: 'contents', ...( ! shown && { visibility: 'hidden' } ) } }>{ children }</div>
		</div>
	);
}

function LoadingStatus() {
	return (
		<span role="status" className="screen-reader-text">
			{ __( 'Loading…', 'userfeedback' ) }
		</span>
	);
}

interface Props< T > {
	query: UseQueryResult< T >;
	/** Names the failure, a whole sentence. */
	failed: string;
	skeleton: ReactNode;
	children: ( data: T ) => ReactNode;
}

/** One panel with its own states: loading, failed with Retry, loaded. A failure does not affect other panels (A85). */
export function QueryPanel< T >( { query, failed, skeleton, children }: Props< T > ) {
	const notice = query.isError && (
		<ErrorNotice message={ failed } error={ query.error } onRetry={ () => void query.refetch() } />
	);
	if ( query.data === undefined ) {
		return notice || <Loading>{ skeleton }</Loading>;
	}
	return (
		<div className={ query.isPlaceholderData ? 'is-refreshing' : undefined } aria-busy={ query.isPlaceholderData }>
			{ query.isPlaceholderData && <LoadingStatus /> }
			{ notice }
			{ children( query.data ) }
		</div>
	);
}
