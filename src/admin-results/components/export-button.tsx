import { lazy, Suspense, useEffect } from 'react';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { download } from '@wordpress/icons';
import { LockedButton, LockedIconButton } from '../../shared/components/lock';
import { useLazyDialog } from '../../shared/lib/use-lazy-dialog';
import { useUrlParams } from '../../shared/list/use-url-params';
import type { DateRange } from '../../types';
import { useExportLock } from '../lib/locks';

const loadDialog = () => import( /* webpackChunkName: "pro-take-along" */ '../pro-export/export-dialog' );

const Dialog = lazy( async () => ( { default: ( await loadDialog() ).ExportDialog } ) );

const failedText = () => __( 'The export could not be opened. Please try again.', 'userfeedback' );

interface Props {
	medium: string;
	surveyId: number;
	/** Days of the screen; none where it shows all. */
	range?: DateRange;
	selected?: readonly number[];
}

/** 'Export Results' of a survey (RES-18, RESP-03). */
export function ExportButton( { medium, ...what }: Props ) {
	const lock = useExportLock( medium );
	const { dialog, open } = useDialog( what );
	const [ params, changeParams ] = useUrlParams();
	const isAsked = ! lock && params.has( 'files' );
	// The notification about a prepared file leads here, once: not a page that is loaded again or come back to.
	useEffect( () => {
		if ( isAsked ) {
			changeParams( { files: null } );
			open();
		}
	}, [ isAsked, changeParams, open ] );
	const text = __( 'Export Results', 'userfeedback' );
	return lock ? (
		<LockedButton lock={ lock }>{ text }</LockedButton>
	) : (
		<>
			<Button size="compact" variant="secondary" icon={ download } aria-haspopup="dialog" onClick={ open }>
				{ text }
			</Button>
			{ dialog }
		</>
	);
}

interface QuestionProps {
	surveyId: number;
	range: DateRange;
	questionId: string;
	title: string;
}

/** The export of one question on its card (RES-23). */
export function QuestionExport( { title, ...what }: QuestionProps ) {
	const lock = useExportLock( 'question-export' );
	const { dialog, open } = useDialog( what );
	const label = sprintf(
		/* translators: %s: title of the question */
		__( 'Export question: %s', 'userfeedback' ),
		title
	);
	return lock ? (
		<LockedIconButton lock={ lock } label={ label } />
	) : (
		<>
			<Button
				size="compact"
				variant="tertiary"
				icon={ download }
				aria-haspopup="dialog"
				label={ label }
				onClick={ open }
			/>
			{ dialog }
		</>
	);
}

type What = Omit< Parameters< typeof Dialog >[ 0 ], 'onClose' | 'range' > & { range?: DateRange };

/** The dialog, which is fetched when it is opened for the first time. */
function useDialog( what: What ) {
	const { isOpen, open, close } = useLazyDialog( loadDialog, failedText );
	const dialog = isOpen && (
		<Suspense fallback={ null }>
			<Dialog { ...what } range={ what.range ?? null } onClose={ close } />
		</Suspense>
	);
	return { dialog, open };
}
