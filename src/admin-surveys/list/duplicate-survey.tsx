import { useEffect, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { Link, Navigate, useNavigate, useParams } from '../../shared/router';
import { useDuplicateSurvey } from '../../shared/api/surveys/queries';
import { ErrorNotice } from '../../shared/components/error-notice';
import { PageHeader } from '../../shared/components/page-header';
import { ScreenLoading } from '../../shared/components/screen-loading';
import { reloadPage } from '../../shared/lib/reload-page';

/**
 * Makes a copy, goes to its builder and reloads the page (LIST-26).
 */
export function DuplicateSurvey() {
	const id = Number( useParams().id );
	const valid = Number.isSafeInteger( id ) && id > 0;
	const navigate = useNavigate();
	const { mutateAsync, error } = useDuplicateSurvey();
	const started = useRef( false );

	async function duplicate() {
		let copy: number;
		try {
			copy = ( await mutateAsync( id ) ).id;
		} catch {
			// The screen shows `error` with a Retry button.
			return;
		}
		// Back must not return here: it would make another copy.
		navigate( `/edit/${ copy }/questions`, { replace: true } );
		reloadPage();
	}

	const begin = useRef( duplicate );
	begin.current = duplicate;
	useEffect( () => {
		// Strict mode runs effects twice; only one copy may be made.
		if ( valid && ! started.current ) {
			started.current = true;
			void begin.current();
		}
	}, [ valid ] );

	if ( ! valid ) {
		return <Navigate to="/" replace />;
	}
	if ( ! error ) {
		return <ScreenLoading />;
	}
	return (
		<div className="wrap">
			<PageHeader
				title={ __( 'Surveys', 'userfeedback' ) }
				actions={
					<Link to="/" className="page-title-action">
						{ __( 'View Surveys', 'userfeedback' ) }
					</Link>
				}
			/>
			<ErrorNotice
				message={ __( 'The survey could not be duplicated.', 'userfeedback' ) }
				error={ error }
				onRetry={ () => void duplicate() }
			/>
		</div>
	);
}
