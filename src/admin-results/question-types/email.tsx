import { __, sprintf } from '@wordpress/i18n';
import type { ResponseAnswer } from '../../types';
import { safeHref } from '../../shared/lib/safe-href';
import { AnswersList } from '../questions/answers-list';
import type { TypeResult } from './type-result';

export const email: TypeResult = { Card: AnswersList, Answer: Address };

function Address( { answer }: { answer: ResponseAnswer } ) {
	const address = String( answer.value );
	const name = answer.extra?.name;
	const href = safeHref( `mailto:${ encodeURIComponent( address ) }` );
	return (
		<>
			<a href={ href.replace( '%40', '@' ) }>{ address }</a>
			{ name && (
				<span className="uf-second">
					{ sprintf(
						/* translators: %s: first name of the visitor */
						__( 'Name: %s', 'userfeedback' ),
						name
					) }
				</span>
			) }
		</>
	);
}
