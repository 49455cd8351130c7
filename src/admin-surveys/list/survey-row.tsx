import { Icon } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { SurveyListItem } from '../../types';
import { shownStatus, StatusIndicator } from '../../shared/components/status-indicator';
import { formatDate, formatDateTime, formatDay } from '../../shared/format/dates';
import { formatNumber, formatPercent } from '../../shared/format/numbers';
import { can } from '../../shared/lib/entitlements';
import { pageUrl } from '../../shared/lib/pages';
import type { RowContent } from '../../shared/list/list-row';
import type { RowAction } from '../../shared/list/row-actions';
import type { ListAction } from './action-texts';
import { PublishSwitch } from './publish-switch';
import { sheetIcon } from './sheet-icon';
import { ShortcodeField } from './shortcode-field';

/** LIST-06 */
export type ColumnId = 'title' | 'status' | 'created_at' | 'shortcode' | 'responses' | 'last_response';

/** Address of the survey's cloud spreadsheet, or null (LIST-17, LIST-18). */
function sheetUrl( { settings, sheet_url: url }: SurveyListItem ): string | null {
	const drive = settings?.google_drive;
	return drive?.enable && drive.spreadsheet_id !== ''
		? url || `https://docs.google.com/spreadsheets/d/${ encodeURIComponent( drive.spreadsheet_id ) }`
		: null;
}

function responsesText( count: number ): string {
	return sprintf(
		/* translators: %s: number of responses. */
		_n( '%s response', '%s responses', count, 'userfeedback' ),
		formatNumber( count )
	);
}

/** Actions that this person may use (LIST-19 to LIST-25). */
function actionsOf(
	{ id, status }: SurveyListItem,
	title: string,
	onAction: ( action: ListAction ) => void
): RowAction[] {
	const trashed = status === 'trash';
	const all: ( RowAction | false )[] = [
		! trashed &&
			can( 'edit' ) && {
				name: 'edit',
				label: __( 'Edit', 'userfeedback' ),
				/* translators: %s: title of a survey. */
				about: sprintf( __( 'Edit “%s”', 'userfeedback' ), title ),
				to: `/edit/${ id }`,
			},
		can( 'view' ) && {
			name: 'results',
			label: __( 'Results', 'userfeedback' ),
			/* translators: %s: title of a survey. */
			about: sprintf( __( 'Results of “%s”', 'userfeedback' ), title ),
			href: pageUrl( 'results', `/survey/${ id }` ),
		},
		can( 'view' ) && {
			name: 'responses',
			label: __( 'Responses', 'userfeedback' ),
			/* translators: %s: title of a survey. */
			about: sprintf( __( 'Responses to “%s”', 'userfeedback' ), title ),
			href: pageUrl( 'results', `/survey/${ id }/responses` ),
		},
		can( 'edit' ) && {
			name: 'duplicate',
			label: __( 'Duplicate', 'userfeedback' ),
			/* translators: %s: title of a survey. */
			about: sprintf( __( 'Duplicate “%s”', 'userfeedback' ), title ),
			to: `/duplicate/${ id }`,
		},
		! trashed &&
			can( 'edit' ) && {
				name: 'export',
				label: __( 'Export', 'userfeedback' ),
				/* translators: %s: title of a survey. */
				about: sprintf( __( 'Export “%s”', 'userfeedback' ), title ),
				onClick: () => onAction( 'export' ),
			},
		trashed &&
			can( 'delete' ) && {
				name: 'untrash',
				label: __( 'Restore', 'userfeedback' ),
				/* translators: %s: title of a survey. */
				about: sprintf( __( 'Restore “%s” from the Trash', 'userfeedback' ), title ),
				onClick: () => onAction( 'restore' ),
			},
		! trashed &&
			can( 'delete' ) && {
				name: 'trash',
				label: __( 'Trash', 'userfeedback' ),
				/* translators: %s: title of a survey. */
				about: sprintf( __( 'Trash: move “%s” to the Trash', 'userfeedback' ), title ),
				onClick: () => onAction( 'trash' ),
			},
		trashed &&
			can( 'delete' ) && {
				name: 'delete',
				label: __( 'Delete permanently', 'userfeedback' ),
				/* translators: %s: title of a survey. */
				about: sprintf( __( 'Delete permanently “%s”', 'userfeedback' ), title ),
				onClick: () => onAction( 'delete' ),
			},
	];
	return all.filter( ( action ) => action !== false );
}

/** As docs/figures.md has it. */
function Rate( { responses_count: responses, impressions = 0 }: SurveyListItem ) {
	if ( impressions === 0 ) {
		return null;
	}
	const rate = formatPercent( Math.min( 100, ( 100 * responses ) / impressions ) );
	const meaning = sprintf(
		/* translators: %s: number of impressions. */
		__( 'Response rate: responses divided by impressions (%s)', 'userfeedback' ),
		formatNumber( impressions )
	);
	return (
		<small title={ meaning }>
			{ rate }
			<span className="screen-reader-text">{ meaning }</span>
		</small>
	);
}

function ResponseCount( { survey, title }: { survey: SurveyListItem; title: string } ) {
	const sheet = sheetUrl( survey );
	const count = formatNumber( survey.responses_count );
	return (
		<span className="uf-survey-list__count">
			{ can( 'view' ) ? (
				<a
					href={ pageUrl( 'results', `/survey/${ survey.id }/responses` ) }
					aria-label={ sprintf(
						/* translators: 1: e.g. 12 responses, 2: title of a survey. */
						__( '%1$s to “%2$s”', 'userfeedback' ),
						responsesText( survey.responses_count ),
						title
					) }
				>
					{ count }
				</a>
			) : (
				count
			) }
			<Rate { ...survey } />
			<span className="uf-survey-list__sheet">
				{ sheet && (
					<a
						href={ sheet }
						target="_blank"
						rel="noreferrer"
						aria-label={ sprintf(
							/* translators: %s: title of a survey. */
							__( 'Open the spreadsheet of %s (opens in a new tab)', 'userfeedback' ),
							title
						) }
					>
						<Icon icon={ sheetIcon } size={ 20 } />
					</a>
				) }
			</span>
		</span>
	);
}

/** One survey as a row of the list. */
export function surveyRow( survey: SurveyListItem, onAction: ( action: ListAction ) => void ): RowContent< ColumnId > {
	const title = survey.title === '' ? __( '(no title)', 'userfeedback' ) : survey.title;
	const status = shownStatus( survey );
	return {
		title,
		to: survey.status === 'trash' || ! can( 'edit' ) ? null : `/edit/${ survey.id }`,
		narrow: (
			<>
				<StatusIndicator status={ status } />
				<span>{ responsesText( survey.responses_count ) }</span>
			</>
		),
		actions: actionsOf( survey, title, onAction ),
		cells: {
			status: (
				<>
					<StatusIndicator
						status={ status }
						detail={
							status === 'scheduled' && survey.publish_at ? formatDateTime( survey.publish_at ) : null
						}
					/>
					{ survey.status !== 'trash' && can( 'edit' ) && (
						<PublishSwitch survey={ survey } title={ title } onAction={ onAction } />
					) }
				</>
			),
			created_at: <time dateTime={ survey.created_at }>{ formatDate( survey.created_at ) }</time>,
			shortcode: <ShortcodeField id={ survey.id } title={ title } />,
			responses: <ResponseCount survey={ survey } title={ title } />,
			last_response: survey.last_response ? (
				<time dateTime={ survey.last_response }>{ formatDay( survey.last_response ) }</time>
			) : (
				__( 'No answers yet', 'userfeedback' )
			),
		},
	};
}
