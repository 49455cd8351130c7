import { useQuery } from '@tanstack/react-query';
import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Sentiment } from '../../types';
import { topicsQuery } from '../../shared/api/opinions/opinions';
import { SENTIMENTS, sentimentName } from '../../shared/opinions/names';

interface Props {
	/** '' for any. */
	sentiment: Sentiment | '';
	/** 0 for any. */
	topic: number;
	onChange: ( changes: { sentiment?: Sentiment | ''; topic?: number } ) => void;
}

/** Leaves texts of a sentiment or a topic; topics only where there are some. */
export function OpinionSelects( { sentiment, topic, onChange }: Props ) {
	const topics = useQuery( topicsQuery ).data?.items ?? [];
	return (
		<>
			<SelectControl
				size="compact"
				label={ __( 'Sentiment', 'userfeedback' ) }
				hideLabelFromVision
				value={ sentiment }
				options={ [
					{ value: '', label: __( 'All sentiments', 'userfeedback' ) },
					...SENTIMENTS.map( ( value ) => ( { value, label: sentimentName( value ) } ) ),
				] }
				onChange={ ( value ) => onChange( { sentiment: value } ) }
			/>
			{ ( topics.length > 0 || topic !== 0 ) && (
				<SelectControl
					size="compact"
					label={ __( 'Topic', 'userfeedback' ) }
					hideLabelFromVision
					value={ String( topic ) }
					options={ [
						{ value: '0', label: __( 'All topics', 'userfeedback' ) },
						...topics.map( ( { id, name } ) => ( { value: String( id ), label: name } ) ),
					] }
					onChange={ ( id ) => onChange( { topic: Number( id ) } ) }
				/>
			) }
		</>
	);
}
