import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CheckboxControl, SelectControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { surveyQueries } from '../../../shared/api/surveys/queries';
import type { WebhookFields } from '../../../types';
import { MODERN, NO_MARGIN } from '../../form/controls';
import { eventName, EVENTS } from './words';

interface Props {
	fields: WebhookFields;
	/** What is wrong, by field. */
	params: Record< string, string >;
	onChange: ( changes: Partial< WebhookFields > ) => void;
}

/** The events that a webhook is told. */
export function EventsField( { fields, params, onChange }: Props ) {
	const { events } = fields;
	return (
		<fieldset className={ params.events ? 'is-wrong' : '' }>
			<legend>{ __( 'Send when', 'userfeedback' ) }</legend>
			{ params.events && <p className="uf-settings__error">{ params.events }</p> }
			{ EVENTS.map( ( event ) => (
				<CheckboxControl
					key={ event }
					{ ...NO_MARGIN }
					label={ eventName( event ) }
					checked={ events.includes( event ) }
					onChange={ ( checked ) =>
						onChange( {
							events: EVENTS.filter( ( one ) => ( one === event ? checked : events.includes( one ) ) ),
						} )
					}
				/>
			) ) }
			{ events.includes( 'score.below_limit' ) && (
				<ScoreLimit fields={ fields } params={ params } onChange={ onChange } />
			) }
		</fieldset>
	);
}

function ScoreLimit( { fields, params, onChange }: Props ) {
	const { survey_id: survey, score_question: question, score_below: below } = fields;
	/** May be half written. */
	const [ typed, setTyped ] = useState( String( below ) );
	useEffect( () => setTyped( String( below ) ), [ below ] );
	const questions = useQuery( { ...surveyQueries.questions( survey ), enabled: survey !== 0 } );
	const scores = ( questions.data ?? [] )
		.map( ( { id, type, title }, index ) => ( { id, type, label: questionName( index, title ) } ) )
		.filter( ( { type } ) => type === 'nps' || type === 'star-rating' );
	return (
		<div className={ `uf-hookform__limit${ params.score_question ? ' is-wrong' : '' }` }>
			<SelectControl
				{ ...MODERN }
				label={ __( 'Question', 'userfeedback' ) }
				help={ params.score_question }
				value={ question }
				options={ [
					{ value: 'nps', label: __( 'Every NPS question', 'userfeedback' ) },
					{ value: 'star-rating', label: __( 'Every star rating', 'userfeedback' ) },
					...scores.map( ( { id, label } ) => ( { value: id, label } ) ),
				] }
				onChange={ ( chosen ) => onChange( { score_question: chosen } ) }
			/>
			<TextControl
				{ ...MODERN }
				type="number"
				min={ 1 }
				max={ 10 }
				label={ __( 'is less than', 'userfeedback' ) }
				value={ typed }
				onChange={ ( next ) => {
					setTyped( next );
					const limit = Number( next );
					if ( Number.isInteger( limit ) && limit >= 1 && limit <= 10 ) {
						onChange( { score_below: limit } );
					}
				} }
				onBlur={ () => setTyped( String( below ) ) }
			/>
		</div>
	);
}

function questionName( index: number, title: string ): string {
	return sprintf(
		/* translators: 1: number of a question, e.g. 6. 2: its title. */
		__( 'Q%1$d %2$s', 'userfeedback' ),
		index + 1,
		title
	);
}
