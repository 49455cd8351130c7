import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { trendingUp } from '@wordpress/icons';
import { useHref } from '../../shared/router';
import { LockedIconButton } from '../../shared/components/lock';
import { useUrlParams } from '../../shared/list/use-url-params';
import { isCompareParam } from '../filters/use-compare';
import { isFilterParam } from '../filters/use-filter';
import { useTrendLock } from '../lib/locks';
import { surveyTrendPath } from '../routes';

interface Props {
	surveyId: number;
	questionId: string;
	title: string;
}

/** The way from a question to its trend, with days, filter and second group of this screen. */
export function TrendLink( { surveyId, questionId, title }: Props ) {
	const lock = useTrendLock();
	const [ params ] = useUrlParams();
	const kept = [ ...params ].filter(
		( [ name ] ) => isFilterParam( name ) || isCompareParam( name ) || [ 'range', 'from', 'to' ].includes( name )
	);
	const query = new URLSearchParams( [ [ 'question', questionId ], ...kept ] );
	const href = useHref( `${ surveyTrendPath( surveyId ) }?${ query }` );
	const label = sprintf(
		/* translators: %s: title of the question */
		__( 'Trend of question: %s', 'userfeedback' ),
		title
	);
	return lock ? (
		<LockedIconButton lock={ lock } label={ label } />
	) : (
		<Button size="compact" icon={ trendingUp } href={ href } label={ label } />
	);
}
