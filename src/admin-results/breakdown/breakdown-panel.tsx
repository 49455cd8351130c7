import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { blockTable } from '@wordpress/icons';
import { useHref, useSearchParams } from '../../shared/router';
import { EmptyState } from '../../shared/components/empty-state';
import { LockedButton, LockedIconButton, lockTitle, useLock } from '../../shared/components/lock';
import type { Lock } from '../../shared/components/lock';
import { ProPart, proParts } from '../../shared/registry/pro-parts';
import type { SurveyResults } from '../../types';
import { keepNarrowing } from '../lib/narrowed';
import { surveyBreakdownPath } from '../routes';

export const proBreakdown = proParts( () => import( /* webpackChunkName: "pro-breakdown" */ './pro' ) );

/** From plus on (docs/filters.md). */
function useBreakdownLock(): Lock | null {
	return useLock( {
		feature: 'breakdown',
		name: __( 'Break down', 'userfeedback' ),
		medium: 'results-breakdown',
	} );
}

interface LinkProps {
	surveyId: number;
	questionId: string;
	title: string;
}

/** The way from a question to its break-down, with days and filter of this screen. */
export function BreakdownLink( { surveyId, questionId, title }: LinkProps ) {
	const lock = useBreakdownLock();
	const [ params ] = useSearchParams();
	const path = keepNarrowing( surveyBreakdownPath( surveyId ), params );
	const href = useHref( `${ path }${ path.includes( '?' ) ? '&' : '?' }q=${ encodeURIComponent( questionId ) }` );
	const label = sprintf(
		/* translators: %s: title of the question */
		__( 'Break down: %s', 'userfeedback' ),
		title
	);
	return lock ? (
		<LockedIconButton lock={ lock } label={ label } icon={ blockTable } />
	) : (
		<Button size="compact" icon={ blockTable } label={ label } href={ href } />
	);
}

/** The break-down of one question, or why it is locked. */
export function BreakdownPanel( { results }: { results: SurveyResults } ) {
	const lock = useBreakdownLock();
	return lock ? (
		<EmptyState
			title={ `${ lockTitle( lock ) }.` }
			text={ __(
				'It shows the answers to one question by another, by device, page or time, and which differences are clear.',
				'userfeedback'
			) }
		>
			<LockedButton lock={ lock }>{ __( 'Break down', 'userfeedback' ) }</LockedButton>
		</EmptyState>
	) : (
		<ProPart from={ proBreakdown }>{ ( { Breakdown } ) => <Breakdown results={ results } /> }</ProPart>
	);
}
