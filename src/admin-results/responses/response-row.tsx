import { __, sprintf } from '@wordpress/i18n';
import type { Question, ResponseListItem, ResponseOrder } from '../../types';
import { StatusIndicator } from '../../shared/components/status-indicator';
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
	actionsOf: ( title: string ) => RowAction[];
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
		actions: context.actionsOf( title ),
		cells: {
			page: <PageSubmitted page={ item.page_submitted } />,
			submitted_at: submitted,
			status: <StatusIndicator status={ item.status } />,
		},
	};
}
