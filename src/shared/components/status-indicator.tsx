import type { ReactNode } from 'react';
import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { drafts, published, scheduled, trash } from '@wordpress/icons';
import type { SurveyStatus } from '../../types';
import { isFuture } from '../format/dates';
import './status-indicator.scss';

export type ShownStatus = SurveyStatus | 'scheduled';

/** A published survey with a future date is scheduled; the status is not stored (LIST-35, A37). */
export function shownStatus( survey: { status: SurveyStatus; publish_at: string | null } ): ShownStatus {
	return survey.status === 'publish' && isFuture( survey.publish_at ) ? 'scheduled' : survey.status;
}

const ICONS = { publish: published, scheduled, draft: drafts, trash };

export function statusLabel( status: ShownStatus ): string {
	switch ( status ) {
		case 'publish':
			return __( 'Published', 'userfeedback' );
		case 'scheduled':
			return __( 'Scheduled', 'userfeedback' );
		case 'draft':
			return __( 'Draft', 'userfeedback' );
		case 'trash':
			return __( 'Trash', 'userfeedback' );
	}
}

interface Props {
	status: ShownStatus;
	/** Second line, e.g. the date of a scheduled survey. */
	detail?: ReactNode;
}

/** Shows a status by shape, color and word, so that nobody depends on one of them (LIST-10). */
export function StatusIndicator( { status, detail }: Props ) {
	return (
		<span className={ `uf-status is-${ status }` }>
			<Icon icon={ ICONS[ status ] } size={ 20 } />
			<span>
				{ statusLabel( status ) }
				{ detail && <small>{ detail }</small> }
			</span>
		</span>
	);
}
