import { __, sprintf } from '@wordpress/i18n';
import type { Question, ResponseListItem, ResponseOrder } from '../../types';
import { StatusIndicator } from '../../shared/components/status-indicator';
import type { RowContent } from '../../shared/list/list-row';
import type { RowAction } from '../../shared/list/row-actions';
import { PageSubmitted } from '../components/page-submitted';
import { StarButton } from '../components/star-button';
import { formatSubmitted } from '../../shared/format/moments';
import { sentimentName } from '../../shared/opinions/names';
import { responsePath } from '../routes';
import { Preview } from './preview';

export type ResponseColumn = ResponseOrder | 'tags';

interface Context {
	surveyId: number;
	/** A route with what leaves some of the responses. */
	keep: ( path: string ) => string;
	/** undefined while they load. */
	questions: Question[] | undefined;
	onStar: ( on: boolean ) => void;
	/** Further cells. */
	cells?: RowContent< ResponseColumn >[ 'cells' ];
	actionsOf: ( title: string ) => RowAction[];
}

/** Sentiment and topic of each text, once. */
function opinionText( { opinions = [] }: ResponseListItem ): string {
	const names = opinions.map( ( { sentiment, topic } ) =>
		[ sentiment && sentimentName( sentiment ), topic?.name ].filter( Boolean ).join( ' · ' )
	);
	return [ ...new Set( names.filter( Boolean ) ) ].join( ', ' );
}

/** One response as a row of the list (RESP-05 to RESP-08). */
export function responseRow( item: ResponseListItem, context: Context ): RowContent< ResponseColumn > {
	const submitted = formatSubmitted( item.submitted_at );
	/* translators: %s: number of the response */
	const title = sprintf( __( 'Response #%s', 'userfeedback' ), String( item.id ) );
	return {
		title,
		to: context.keep( responsePath( context.surveyId, item.id ) ),
		unread: ! item.read,
		after: <StarButton starred={ item.starred } title={ title } onStar={ context.onStar } />,
		preview: (
			<>
				<Preview answers={ item.answers } questions={ context.questions } />
				{ opinionText( item ) !== '' && <span className="uf-note">{ opinionText( item ) }</span> }
			</>
		),
		narrow: [ submitted, item.page_submitted.name ].filter( Boolean ).join( ' · ' ),
		actions: context.actionsOf( title ),
		cells: {
			page: <PageSubmitted page={ item.page_submitted } />,
			submitted_at: submitted,
			status: <StatusIndicator status={ item.status } />,
			...context.cells,
		},
	};
}
