import { __, sprintf } from '@wordpress/i18n';
import type { Question, ResponseListItem, ResponseOrder } from '../../types';
import type { ResponseAction } from '../../shared/api/responses/mutators';
import type { Lock } from '../../shared/components/lock';
import { StatusIndicator } from '../../shared/components/status-indicator';
import { can } from '../../shared/lib/entitlements';
import type { RowContent } from '../../shared/list/list-row';
import type { RowAction } from '../../shared/list/row-actions';
import { PageSubmitted } from '../components/page-submitted';
import { formatSubmitted } from '../lib/moments';
import { responsePath } from '../routes';
import { Preview } from './preview';

interface Context {
	surveyId: number;
	/** undefined while they load. */
	questions: Question[] | undefined;
	/** Without Pro, actions open its prompt (RESP-10). */
	lock: Lock | null;
	onAction: ( action: ResponseAction ) => void;
}

function actionsOf( item: ResponseListItem, title: string, { surveyId, lock, onAction }: Context ): RowAction[] {
	const about = ( label: string ) => `${ label }: ${ title }`;
	const change = ( name: string, label: string, action: ResponseAction ): RowAction => ( {
		name,
		label,
		about: about( label ),
		onClick: () => onAction( action ),
	} );
	const view = __( 'View', 'userfeedback' );
	const trash = __( 'Trash', 'userfeedback' );
	if ( lock ) {
		return [
			{ name: 'view', label: view, about: about( view ), lock },
			...( can( 'delete' ) ? [ { name: 'trash', label: trash, about: about( trash ), lock } ] : [] ),
		];
	}
	const changes =
		item.status === 'trash'
			? [
					change( 'untrash', __( 'Restore', 'userfeedback' ), 'restore' ),
					change( 'delete', __( 'Delete permanently', 'userfeedback' ), 'delete' ),
				]
			: [ change( 'trash', trash, 'trash' ) ];
	return [
		{
			name: 'view',
			label: view,
			/* translators: %s: title of the row */
			about: sprintf( __( 'View %s', 'userfeedback' ), title ),
			to: responsePath( surveyId, item.id ),
		},
		...( can( 'delete' ) ? changes : [] ),
	];
}

/** One response as a row of the list (RESP-05 to RESP-08). */
export function responseRow( item: ResponseListItem, context: Context ): RowContent< ResponseOrder > {
	const submitted = formatSubmitted( item.submitted_at );
	/* translators: %s: number of the response */
	const title = sprintf( __( 'Response #%s', 'userfeedback' ), String( item.id ) );
	return {
		title,
		to: responsePath( context.surveyId, item.id ),
		preview: <Preview answers={ item.answers } questions={ context.questions } />,
		narrow: [ submitted, item.page_submitted.name ].filter( Boolean ).join( ' · ' ),
		actions: actionsOf( item, title, context ),
		cells: {
			page: <PageSubmitted page={ item.page_submitted } />,
			submitted_at: submitted,
			status: <StatusIndicator status={ item.status } />,
		},
	};
}
