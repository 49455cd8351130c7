import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { SurveyLanguage } from '../../../../types';
import { surveyLanguageQueries } from '../../../../shared/api/survey-languages/queries';
import { QueryPanel } from '../../../../shared/components/query-panel';
import { Skeleton } from '../../../../shared/components/skeleton';
import { formatNumber } from '../../../../shared/format/numbers';
import { ownName } from '../../../../shared/lib/language-name';
import { useSaving } from '../../state/saving';
import { useBuilder } from '../../state/store';
import { LanguagesDialog } from './dialog';
import './languages.scss';

/** "12 of 18 translated", and whether visitors get it. */
export const stateOf = ( { translated, live }: SurveyLanguage, all: number ): string => {
	const progress = sprintf(
		/* translators: 1: number of translated texts. 2: number of all. */
		__( '%1$s of %2$s translated', 'userfeedback' ),
		formatNumber( translated ),
		formatNumber( all )
	);
	return live
		? progress
		: sprintf(
				/* translators: %s: "12 of 18 translated". */
				__( '%s, hidden from visitors', 'userfeedback' ),
				progress
			);
};

/** The languages of the survey, and the way to their texts. */
export function LanguagesPanel() {
	const { id } = useBuilder( ( state ) => state.record );
	const locked = useBuilder( ( state ) => state.locked );
	const { save, saving } = useSaving();
	const client = useQueryClient();
	const [ isOpen, setOpen ] = useState( false );
	const open = async () => {
		// Texts are translated as they are stored.
		if ( await save( { kind: 'interim', quiet: true } ) ) {
			void client.invalidateQueries( { queryKey: surveyLanguageQueries.all( id ).queryKey } );
			setOpen( true );
		}
	};
	return (
		<div className="ufb-langs">
			{ id > 0 && <List id={ id } /> }
			<Button
				__next40pxDefaultSize
				variant="secondary"
				disabled={ locked || saving }
				accessibleWhenDisabled
				isBusy={ saving }
				onClick={ () => void open() }
			>
				{ __( 'Translate the survey', 'userfeedback' ) }
			</Button>
			{ isOpen && id > 0 && <LanguagesDialog id={ id } onClose={ () => setOpen( false ) } /> }
		</div>
	);
}

function List( { id }: { id: number } ) {
	const query = useQuery( surveyLanguageQueries.all( id ) );
	return (
		<QueryPanel
			query={ query }
			failed={ __( 'The languages could not be loaded.', 'userfeedback' ) }
			skeleton={ <Skeleton height="40px" /> }
		>
			{ ( { languages, texts } ) =>
				languages.length === 0 ? (
					<p>{ __( 'The survey has one language.', 'userfeedback' ) }</p>
				) : (
					<ul>
						{ languages.map( ( one ) => (
							<li key={ one.language }>
								<strong lang={ one.language } dir="auto">
									{ ownName( one.language ) }
								</strong>{ ' ' }
								<span>{ stateOf( one, texts.length ) }</span>
							</li>
						) ) }
					</ul>
				)
			}
		</QueryPanel>
	);
}
