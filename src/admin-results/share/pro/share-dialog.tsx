import { useState } from 'react';
import { Modal, TabPanel } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { DateRange, NewSharedReport, SurveyResults } from '../../../types';
import type { Preset } from '../../../shared/components/date-range/ranges';
import { Notice } from '../../../shared/components/notice';
import { can } from '../../../shared/lib/entitlements';
import { ProPart } from '../../../shared/registry/pro-parts';
import { useFilter } from '../../filters/use-filter';
import { proResults } from '../../pro-results';
import { LinkList } from './link-list';
import { NewLinkForm, Ready } from './new-link';
import './share-dialog.scss';

export interface ShareDialogProps {
	results: SurveyResults;
	range: DateRange;
	preset: Preset | null;
	onClose: () => void;
}

/** Makes links to a read-only page with these results, and lists them. */
export function ShareDialog( props: ShareDialogProps ) {
	const { results, onClose } = props;
	const { filter, entries } = useFilter();
	// It is shown only once, so it stays while the list of links is looked at.
	const [ created, setCreated ] = useState< NewSharedReport | null >( null );
	return (
		<Modal
			className="uf-modal uf-share"
			title={ __( 'Share a report', 'userfeedback' ) }
			onRequestClose={ onClose }
		>
			{ can( 'manage' ) ? (
				<TabPanel
					tabs={ [
						{ name: 'new', title: __( 'New link', 'userfeedback' ) },
						{ name: 'all', title: __( 'All links', 'userfeedback' ) },
					] }
				>
					{ ( { name } ) =>
						name === 'all' ? (
							<LinkList surveyId={ results.id } />
						) : created ? (
							<Ready created={ created } onClose={ onClose } />
						) : (
							<ProPart from={ proResults }>
								{ ( { WithChips } ) => (
									<WithChips filter={ filter } questions={ results.question_stats }>
										{ ( chips ) => (
											<NewLinkForm
												{ ...props }
												chips={ chips }
												entries={ entries }
												onCreated={ setCreated }
											/>
										) }
									</WithChips>
								) }
							</ProPart>
						)
					}
				</TabPanel>
			) : (
				<Notice status="info" isDismissible={ false }>
					{ __( 'You may view these results but not share them. Ask an administrator.', 'userfeedback' ) }
				</Notice>
			) }
		</Modal>
	);
}
