import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { __, sprintf } from '@wordpress/i18n';
import type { SurveyListItem } from '../../types';
import type { BulkAction } from '../../shared/api/surveys/mutators';
import { can } from '../../shared/lib/entitlements';
import { pageUrl } from '../../shared/lib/pages';
interface Props {
	survey: SurveyListItem;
	disabled: boolean;
	onAction: ( action: BulkAction ) => void;
}
interface Action {
	/** Core's class of the action: it colors trash and delete. */
	name: string;
	node: ReactNode;
}
/**
 * What can be done with one survey (LIST-19 to LIST-25), in core's markup. Links
 * say where they lead; what changes the survey is a button.
 */
export function RowActions( { survey, disabled, onAction }: Props ) {
	const { id, title } = survey;
	const trashed = survey.status === 'trash';
	const button = ( action: BulkAction, text: string, label: string ) => (
		<button
			type="button"
			className="button-link"
			aria-label={ label }
			disabled={ disabled }
			onClick={ () => onAction( action ) }
		>
			{ text }
		</button>
	);
	const all: ( Action | false )[] = [
		! trashed &&
			can( 'edit' ) && {
				name: 'edit',
				node: (
					<Link
						to={ `/edit/${ id }` }
						aria-label={ sprintf(
							/* translators: %s: title of a survey. */
							__( 'Edit “%s”', 'userfeedback' ),
							title
						) }
					>
						{ __( 'Edit', 'userfeedback' ) }
					</Link>
				),
			},
		can( 'view' ) && {
			name: 'results',
			node: (
				<a
					href={ pageUrl( 'results', `/survey/${ id }` ) }
					aria-label={ sprintf(
						/* translators: %s: title of a survey. */
						__( 'Results of “%s”', 'userfeedback' ),
						title
					) }
				>
					{ __( 'Results', 'userfeedback' ) }
				</a>
			),
		},
		can( 'view' ) && {
			name: 'responses',
			node: (
				<a
					href={ pageUrl( 'results', `/survey/${ id }/responses` ) }
					aria-label={ sprintf(
						/* translators: %s: title of a survey. */
						__( 'Responses to “%s”', 'userfeedback' ),
						title
					) }
				>
					{ __( 'Responses', 'userfeedback' ) }
				</a>
			),
		},
		can( 'edit' ) && {
			name: 'duplicate',
			node: (
				<Link
					to={ `/duplicate/${ id }` }
					aria-label={ sprintf(
						/* translators: %s: title of a survey. */
						__( 'Duplicate “%s”', 'userfeedback' ),
						title
					) }
				>
					{ __( 'Duplicate', 'userfeedback' ) }
				</Link>
			),
		},
		trashed &&
			can( 'delete' ) && {
				name: 'untrash',
				node: button(
					'restore',
					__( 'Restore', 'userfeedback' ),
					sprintf(
						/* translators: %s: title of a survey. */
						__( 'Restore “%s” from the Trash', 'userfeedback' ),
						title
					)
				),
			},
		! trashed &&
			can( 'delete' ) && {
				name: 'trash',
				node: button(
					'trash',
					__( 'Trash', 'userfeedback' ),
					sprintf(
						/* translators: %s: title of a survey. */
						__( 'Trash: move “%s” to the Trash', 'userfeedback' ),
						title
					)
				),
			},
		trashed &&
			can( 'delete' ) && {
				name: 'delete',
				node: button(
					'delete',
					__( 'Delete permanently', 'userfeedback' ),
					sprintf(
						/* translators: %s: title of a survey. */
						__( 'Delete permanently “%s”', 'userfeedback' ),
						title
					)
				),
			},
	];
	const actions = all.filter( ( action ) => action !== false );
	return (
		<div className="row-actions">
			{ actions.map( ( { name, node }, index ) => (
				<span key={ name } className={ name }>
					{ node }
					{ index < actions.length - 1 && ' | ' }
				</span>
			) ) }
		</div>
	);
}
