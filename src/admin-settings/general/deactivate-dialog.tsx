import { useQuery } from '@tanstack/react-query';
import { Spinner } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { licenseQueries } from '../../shared/api/license/queries';
import { ActionModal } from '../../shared/components/action-modal';
import { formatNumber } from '../../shared/format/numbers';

interface Props {
	onConfirm: () => void;
	onCancel: () => void;
}

/**
 * Asks before a key is deactivated, and names the live surveys that use the plan.
 */
export function DeactivateDialog( props: Props ) {
	const use = useQuery( licenseQueries.use() );
	return (
		<ActionModal
			{ ...props }
			destructive
			size="medium"
			title={ __( 'Deactivate this license key?', 'userfeedback' ) }
			confirmText={ __( 'Deactivate', 'userfeedback' ) }
		>
			<p>
				{ __(
					'What your plan includes locks for editing. To activate the key again you need it from your purchase email.',
					'userfeedback'
				) }
			</p>
			{ use.isPending && (
				<p role="status">
					<Spinner /> { __( 'Looking for live surveys that use your plan…', 'userfeedback' ) }
				</p>
			) }
			{ use.data && use.data.surveys.length > 0 && (
				<>
					<p>
						{ __(
							'These live surveys use parts of your plan. They run on as they are, but the next save without a key removes those parts:',
							'userfeedback'
						) }
					</p>
					<ul className="uf-settings__surveys">
						{ use.data.surveys.map( ( { id, title } ) => (
							<li key={ id }>{ title }</li>
						) ) }
						{ use.data.more > 0 && (
							<li>
								{ sprintf(
									/* translators: %s: number of surveys. */
									_n( 'and %s more', 'and %s more', use.data.more, 'userfeedback' ),
									formatNumber( use.data.more )
								) }
							</li>
						) }
					</ul>
				</>
			) }
			{ use.data?.surveys.length === 0 && (
				<p>{ __( 'No live survey uses parts of your plan.', 'userfeedback' ) }</p>
			) }
			{ use.isError && (
				<p>
					{ __(
						'The live surveys that use your plan could not be listed. They run on as they are, but the next save without a key removes what your plan includes.',
						'userfeedback'
					) }
				</p>
			) }
		</ActionModal>
	);
}
