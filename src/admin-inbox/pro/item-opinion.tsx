import { useQuery } from '@tanstack/react-query';
import type { InboxItem, InboxText } from '../../types';
import { responseQueries } from '../../shared/api/responses/queries';
import { OpinionLine } from '../../shared/opinions/opinion-line';

/** Sentiment and topic of a text. The list stands still while it is read, so a correction comes from the response. */
export function ItemOpinion( { item, text }: { item: InboxItem; text: InboxText } ) {
	const { data } = useQuery( responseQueries.detail( item.survey_id, item.id ) );
	return text.kind === 'answer' || text.kind === 'comment' ? (
		<OpinionLine
			response={ data?.id === item.id ? data : item }
			questionId={ text.question_id }
			isComment={ text.kind === 'comment' }
		/>
	) : null;
}
