import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { SurveyLanguage } from '../../../../types';
import { boot } from '../../../../shared/app/boot';
import { surveyLanguageQueries } from '../../../../shared/api/survey-languages/queries';
import { QueryPanel } from '../../../../shared/components/query-panel';
import { Skeleton } from '../../../../shared/components/skeleton';
import { languageName } from '../../../../shared/lib/language-name';
import { WidgetFrame } from '../../ui/widget-frame';

interface Props {
	id: number;
	language: SurveyLanguage;
	onClose: () => void;
}

/** The survey as visitors of a language see it, mirrored where the language is. */
export function LanguagePreview( { id, language: { language }, onClose }: Props ) {
	const query = useQuery( surveyLanguageQueries.preview( id, language ) );
	const [ index, setIndex ] = useState( 0 );
	return (
		<Modal
			className="uf-popover ufb-translate__preview"
			title={ sprintf(
				/* translators: %s: name of a language. */
				__( 'Preview in %s', 'userfeedback' ),
				languageName( language, boot().site.locale )
			) }
			onRequestClose={ onClose }
		>
			<QueryPanel
				query={ query }
				failed={ __( 'The preview could not be loaded.', 'userfeedback' ) }
				skeleton={ <Skeleton height="420px" /> }
			>
				{ ( translated ) => (
					<>
						<div>
							<WidgetFrame filling index={ index } onIndexChange={ setIndex } translated={ translated } />
						</div>
						<Button
							__next40pxDefaultSize
							variant="tertiary"
							disabled={ index === 0 }
							accessibleWhenDisabled
							onClick={ () => setIndex( 0 ) }
						>
							{ __( 'Start again', 'userfeedback' ) }
						</Button>
					</>
				) }
			</QueryPanel>
		</Modal>
	);
}
