import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { NO_TAG } from '../../../domain/filter';
import type { Filter } from '../../../domain/filter';
import { topicsQuery } from '../../../shared/api/opinions/opinions';
import { SENTIMENTS } from '../../../shared/opinions/names';
import { Checks } from './checks';
import { sentimentText, topicName } from './chips';

interface Props {
	about: 'sentiment' | 'topic';
	filter: Filter;
	onChange: ( filter: Filter ) => void;
}

/** Sentiments or topics of which one of the texts has one. */
export function OpinionFields( { about, filter, onChange }: Props ) {
	const { data } = useQuery( { ...topicsQuery, enabled: about === 'topic' } );
	const values = about === 'sentiment' ? SENTIMENTS : ( data?.items ?? [] ).map( ( { id } ) => String( id ) );
	return (
		<>
			<Checks
				choices={ [ ...values, NO_TAG ].map( ( value ) => ( {
					value,
					label: about === 'sentiment' ? sentimentText( value ) : topicName( value, data?.items ?? null ),
				} ) ) }
				values={ filter[ about ] ?? [] }
				onChange={ ( next ) => onChange( { ...filter, [ about ]: next } ) }
			/>
			<p className="uf-note">{ __( 'Several mean “or”.', 'userfeedback' ) }</p>
		</>
	);
}
