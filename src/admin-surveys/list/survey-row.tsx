import { useId, useState } from 'react';
import { clsx } from 'clsx';
import { Icon, ProgressBar } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import type { SurveyListItem } from '../../types';
import type { BulkAction } from '../../shared/api/surveys/mutators';
import { shownStatus, StatusIndicator } from '../../shared/components/status-indicator';
import { formatDate, formatDateTime } from '../../shared/format/dates';
import { can } from '../../shared/lib/entitlements';
import { formatNumber } from '../../shared/format/numbers';
import { pageUrl } from '../../shared/lib/pages';
import { rowProgress } from './action-texts';
import { columnLabels } from './columns';
import { RowActions } from './row-actions';
import { sheetIcon } from './sheet-icon';
import { ShortcodeField } from './shortcode-field';

interface Props {
	survey: SurveyListItem;
	selected: boolean;
	/** What is being done to this survey now. */
	action: BulkAction | null;
	/** Some action runs: nothing else may begin. */
	locked: boolean;
	onSelect: ( selected: boolean ) => void;
	onAction: ( action: BulkAction ) => void;
}

/** Address of the survey's cloud spreadsheet, or null (LIST-17, LIST-18). */
function sheetUrl( { settings }: SurveyListItem ): string | null {
	const drive = settings?.google_drive;
	return drive?.enable && drive.spreadsheet_id !== ''
		? `https://docs.google.com/spreadsheets/d/${ encodeURIComponent( drive.spreadsheet_id ) }`
		: null;
}

function responsesText( count: number ): string {
	return sprintf(
		/* translators: %s: number of responses. */
		_n( '%s response', '%s responses', count, 'userfeedback' ),
		formatNumber( count )
	);
}

/**
 * One survey, in the markup that the list tables of WordPress 6.8 have: the style
 * sheets of 7.0 and later fold it on a phone as well, which is not so the other
 * way round.
 */
export function SurveyRow( { survey, selected, action, locked, onSelect, onAction }: Props ) {
	const [ expanded, setExpanded ] = useState( false );
	const id = useId();
	const labels = columnLabels();
	const title = survey.title === '' ? __( '(no title)', 'userfeedback' ) : survey.title;
	const status = shownStatus( survey );
	const sheet = sheetUrl( survey );
	const count = formatNumber( survey.responses_count );

	return (
		<tr
			className={ clsx( {
				'is-expanded': expanded,
				'is-selected': selected,
				'is-busy': action !== null,
			} ) }
		>
			<th scope="row" className="check-column">
				<input
					id={ `${ id }-select` }
					type="checkbox"
					checked={ selected }
					disabled={ locked }
					onChange={ ( event ) => onSelect( event.target.checked ) }
				/>
				<label htmlFor={ `${ id }-select` }>
					<span className="screen-reader-text">
						{ sprintf(
							/* translators: %s: title of a survey. */
							__( 'Select %s', 'userfeedback' ),
							title
						) }
					</span>
				</label>
			</th>
			<td className="title column-title has-row-actions column-primary">
				<strong>
					{ survey.status === 'trash' || ! can( 'edit' ) ? (
						<span className="row-title" dir="auto">
							{ title }
						</span>
					) : (
						<Link className="row-title" dir="auto" to={ `/edit/${ survey.id }` }>
							{ title }
						</Link>
					) }
				</strong>
				<div className="uf-list__phone-meta">
					<StatusIndicator status={ status } />
					<span>{ responsesText( survey.responses_count ) }</span>
				</div>
				<RowActions survey={ { ...survey, title } } disabled={ locked } onAction={ onAction } />
				<button
					type="button"
					className="toggle-row"
					aria-expanded={ expanded }
					onClick={ () => setExpanded( ! expanded ) }
				>
					<span className="screen-reader-text">{ __( 'Show more details', 'userfeedback' ) }</span>
				</button>
			</td>
			<td className="column-status" data-colname={ labels.status }>
				{ action === null ? (
					<StatusIndicator
						status={ status }
						detail={
							status === 'scheduled' && survey.publish_at ? formatDateTime( survey.publish_at ) : null
						}
					/>
				) : (
					<div className={ `uf-list__row-progress is-${ action }` }>
						<span id={ `${ id }-progress` }>{ rowProgress( action ) }</span>
						<ProgressBar aria-labelledby={ `${ id }-progress` } />
					</div>
				) }
			</td>
			<td className="column-created_at" data-colname={ labels.created_at }>
				<time dateTime={ survey.created_at }>{ formatDate( survey.created_at ) }</time>
			</td>
			<td className="column-shortcode" data-colname={ labels.shortcode }>
				<ShortcodeField id={ survey.id } title={ title } />
			</td>
			<td className="column-responses" data-colname={ labels.responses }>
				<span className="uf-list__count">
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
					<span className="uf-list__sheet">
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
			</td>
		</tr>
	);
}
