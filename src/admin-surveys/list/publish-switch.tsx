import { useMutation } from '@tanstack/react-query';
import { FormToggle } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { SurveyListItem } from '../../types';
import { fetchChecks } from '../../shared/api/survey-checks/queries';
import { toastMeta } from '../../shared/notices/mutation-toasts';
import { useNavigate } from '../../shared/router';

interface Props {
	survey: SurveyListItem;
	title: string;
	onAction: ( action: 'publish' | 'draft' ) => void;
}

/** Publishes a survey, unless something must be fixed first: then its Publish step opens and shows it. */
export function PublishSwitch( { survey: { id, status }, title, onAction }: Props ) {
	const navigate = useNavigate();
	const ask = useMutation( {
		mutationFn: fetchChecks,
		onSuccess: ( { checks } ) =>
			checks.some( ( { level } ) => level === 'block' )
				? navigate( `/edit/${ id }/publish` )
				: onAction( 'publish' ),
		meta: toastMeta( { error: () => __( 'The survey could not be checked.', 'userfeedback' ) } ),
	} );
	const on = status === 'publish';
	return (
		<FormToggle
			checked={ on || ask.isPending }
			/* translators: %s: title of a survey. */
			aria-label={ sprintf( __( 'Published: “%s”', 'userfeedback' ), title ) }
			onChange={ () => ( on ? onAction( 'draft' ) : ! ask.isPending && ask.mutate( id ) ) }
		/>
	);
}
