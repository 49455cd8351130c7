import type { SurveyNotifications } from '../../../types';
import { useBuilder } from '../state/store';

type Email = SurveyNotifications[ 'email' ];

/** The draft's email and a way to change it. */
export function useEmail() {
	const email = useBuilder( ( state ) => state.draft.notifications.email );
	const edit = useBuilder( ( state ) => state.edit );
	const set = ( change: ( old: Email ) => Email, key = '' ) =>
		edit(
			( draft ) => ( {
				...draft,
				notifications: {
					...draft.notifications,
					email: change( draft.notifications.email ),
				},
			} ),
			{ key }
		);
	return { email, set };
}
