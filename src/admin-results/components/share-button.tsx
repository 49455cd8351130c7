import { lazy, Suspense } from 'react';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { link as linkIcon } from '@wordpress/icons';
import type { DateRange, SurveyResults } from '../../types';
import type { Preset } from '../../shared/components/date-range/ranges';
import { LockedButton } from '../../shared/components/lock';
import { useLazyDialog } from '../../shared/lib/use-lazy-dialog';
import { useShareLock } from '../lib/locks';

const loadDialog = () => import( /* webpackChunkName: "pro-take-along" */ '../share/pro/share-dialog' );

const Dialog = lazy( async () => ( { default: ( await loadDialog() ).ShareDialog } ) );

const failedText = () => __( 'The dialog could not be opened. Please try again.', 'userfeedback' );

interface Props {
	/** null while they load. */
	results: SurveyResults | null;
	range: DateRange;
	preset: Preset | null;
}

/** Opens the dialog with the links to this report (docs/shared-reports.md). */
export function ShareButton( { results, range, preset }: Props ) {
	const lock = useShareLock();
	const { isOpen, open, close } = useLazyDialog( loadDialog, failedText );
	const text = __( 'Share report', 'userfeedback' );
	if ( lock ) {
		return <LockedButton lock={ lock }>{ text }</LockedButton>;
	}
	return (
		<>
			<Button
				size="compact"
				variant="secondary"
				icon={ linkIcon }
				aria-haspopup="dialog"
				disabled={ results === null }
				accessibleWhenDisabled
				onClick={ open }
			>
				{ text }
			</Button>
			{ isOpen && results && (
				<Suspense fallback={ null }>
					<Dialog results={ results } range={ range } preset={ preset } onClose={ close } />
				</Suspense>
			) }
		</>
	);
}
