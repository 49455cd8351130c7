import { useQuery } from '@tanstack/react-query';
import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Opinion, Sentiment, SurveyResponse } from '../../types';
import { topicsQuery, useCorrect } from '../api/opinions/opinions';
import type { Correction } from '../api/opinions/opinions';
import { can } from '../lib/entitlements';
import { SENTIMENTS, sentimentName } from './names';
import './opinions.scss';

interface Props {
	response: Pick< SurveyResponse, 'id' | 'survey_id' | 'opinions' >;
	questionId: string;
	isComment: boolean;
}

/** Sentiment and topic of one text; who may change responses corrects them here. */
export function OpinionLine( { response, questionId, isComment }: Props ) {
	const opinion = response.opinions?.find(
		( { question_id: id, is_comment: comment } ) => id === questionId && comment === isComment
	);
	const change = can( 'delete' );
	if ( ! change && ! opinion?.sentiment && ! opinion?.topic ) {
		return null;
	}
	return (
		<div className="uf-opinion">
			{ change ? (
				<Fields response={ response } questionId={ questionId } isComment={ isComment } opinion={ opinion } />
			) : (
				<span>
					{ [ opinion?.sentiment && sentimentName( opinion.sentiment ), opinion?.topic?.name ]
						.filter( Boolean )
						.join( ' · ' ) }
				</span>
			) }
			{ opinion && ( opinion.sentiment || opinion.topic ) && (
				<span className="uf-note">
					{ opinion.by_person.length > 0
						? __( 'Corrected by a person', 'userfeedback' )
						: __( 'Made by AI', 'userfeedback' ) }
				</span>
			) }
		</div>
	);
}

function Fields( { response, questionId, isComment, opinion }: Props & { opinion: Opinion | undefined } ) {
	const topics = useQuery( topicsQuery ).data?.items ?? [];
	const correct = useCorrect( response.survey_id, response.id, {
		error: () => __( 'The correction could not be saved.', 'userfeedback' ),
	} );
	const text = { question_id: questionId, is_comment: isComment };
	const shown: Partial< Correction > = correct.isPending ? correct.variables : {};
	const sentiment = shown.sentiment ?? opinion?.sentiment ?? '';
	const topic = shown.topic ?? opinion?.topic?.id ?? 0;
	return (
		<>
			<SelectControl
				size="compact"
				label={ __( 'Sentiment', 'userfeedback' ) }
				hideLabelFromVision
				value={ sentiment }
				options={ [
					...( sentiment === '' ? [ { value: '', label: __( 'No sentiment', 'userfeedback' ) } ] : [] ),
					...SENTIMENTS.map( ( value ) => ( { value, label: sentimentName( value ) } ) ),
				] }
				onChange={ ( value ) => value !== '' && correct.mutate( { ...text, sentiment: value as Sentiment } ) }
			/>
			<SelectControl
				size="compact"
				label={ __( 'Topic', 'userfeedback' ) }
				hideLabelFromVision
				value={ String( topic ) }
				options={ [
					{ value: '0', label: __( 'No topic', 'userfeedback' ) },
					...topics.map( ( { id, name } ) => ( { value: String( id ), label: name } ) ),
				] }
				onChange={ ( id ) => correct.mutate( { ...text, topic: Number( id ) } ) }
			/>
		</>
	);
}
