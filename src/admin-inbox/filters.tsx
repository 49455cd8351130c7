import type { Ref } from 'react';
import { SearchControl, SelectControl } from '@wordpress/components';
import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import type { DateRange, InboxCounts, InboxItem, InboxState } from '../types';
import { resultsQueries } from '../shared/api/results/queries';
import { boot } from '../shared/app/boot';
import { DayFields } from '../shared/components/date-range/day-fields';
import { useLock } from '../shared/components/lock';
import { Room } from '../shared/components/room';
import { allows } from '../shared/lib/entitlements';
import type { Lock } from '../shared/components/lock';
import { shiftDay } from '../shared/format/dates';
import { formatNumber } from '../shared/format/numbers';
import { ProPart } from '../shared/registry/pro-parts';
import { dayChoices, isPossible } from './days';
import type { DaysChoice } from './days';
import { FieldSelect } from './field-select';
import { proInbox } from './pro-inbox';
import type { InboxFilter } from './use-inbox-filter';

interface Props {
	filter: InboxFilter;
	counts: InboxCounts | null;
	/** What the list shows. */
	items: readonly InboxItem[];
	/** What stands in the search field. */
	typed: string;
	searchField: Ref< HTMLInputElement >;
	onFilter: ( filter: InboxFilter ) => void;
	onType: ( text: string ) => void;
}

/** From plus on. */
export function useTagsLock(): Lock | null {
	return useLock( {
		feature: 'annotations',
		name: __( 'Tags and notes', 'userfeedback' ),
		medium: 'inbox-tags',
	} );
}

/** Where own days begin. */
function ownDays( days: DaysChoice ): DateRange {
	const { today } = boot().site;
	return days === 'other' ? { start: shiftDay( today, -29 ), end: today } : { start: '', end: '' };
}

/** State, survey, days, score, tag, sentiment, topic, hidden field and search. */
export function Filters( { filter, counts, items, typed, searchField, onFilter, onType }: Props ) {
	const lock = useTagsLock();
	const change = ( changes: Partial< InboxFilter > ) => onFilter( { ...filter, ...changes } );
	return (
		<div className="uf-inbox-filter" role="group" aria-label={ __( 'Filters', 'userfeedback' ) }>
			<States state={ filter.state } counts={ counts } onState={ ( state ) => change( { state } ) } />
			<SurveySelect survey={ filter.survey } onSurvey={ ( survey ) => change( { survey } ) } />
			<SelectControl
				size="compact"
				label={ __( 'Days', 'userfeedback' ) }
				hideLabelFromVision
				value={ filter.days }
				options={ dayChoices() }
				onChange={ ( days ) => change( { days, own: ownDays( days ) } ) }
			/>
			{ filter.days === 'other' && (
				<DayFields
					days={ filter.own }
					possible={ isPossible( filter.own ) }
					onDays={ ( own ) => change( { own } ) }
				/>
			) }
			<SelectControl
				size="compact"
				label={ __( 'Score', 'userfeedback' ) }
				hideLabelFromVision
				value={ filter.score }
				options={ [
					{ value: '', label: __( 'All scores', 'userfeedback' ) },
					{ value: 'high', label: __( 'High scores', 'userfeedback' ) },
					{ value: 'middle', label: __( 'Middle scores', 'userfeedback' ) },
					{ value: 'low', label: __( 'Low scores', 'userfeedback' ) },
				] }
				onChange={ ( score ) => change( { score } ) }
			/>
			{ ! lock && (
				<ProPart from={ proInbox }>
					{ ( { TagSelect } ) => <TagSelect tag={ filter.tag } onTag={ ( tag ) => change( { tag } ) } /> }
				</ProPart>
			) }
			{ allows( 'ai-summary' ) && (
				<ProPart from={ proInbox }>
					{ ( { OpinionSelects } ) => (
						<OpinionSelects sentiment={ filter.sentiment } topic={ filter.topic } onChange={ change } />
					) }
				</ProPart>
			) }
			<FieldSelect field={ filter.field } items={ items } onField={ ( field ) => change( { field } ) } />
			<SearchControl
				ref={ searchField }
				size="compact"
				label={ __( 'Search what people wrote', 'userfeedback' ) }
				placeholder={ __( 'Search what people wrote', 'userfeedback' ) }
				value={ typed }
				onChange={ onType }
			/>
		</div>
	);
}

interface StatesProps {
	state: InboxState;
	counts: InboxCounts | null;
	onState: ( state: InboxState ) => void;
}

function States( { state, counts, onState }: StatesProps ) {
	const names = {
		unread: __( 'Unread', 'userfeedback' ),
		all: __( 'All', 'userfeedback' ),
		starred: __( 'Starred', 'userfeedback' ),
	};
	return (
		<fieldset className="uf-inbox-states">
			<legend className="screen-reader-text">{ __( 'Show', 'userfeedback' ) }</legend>
			{ ( [ 'unread', 'all', 'starred' ] as const ).map( ( value ) => (
				<label key={ value } htmlFor={ `uf-inbox-${ value }` }>
					<input
						id={ `uf-inbox-${ value }` }
						type="radio"
						name="uf-inbox-state"
						checked={ state === value }
						onChange={ () => onState( value ) }
					/>
					{ names[ value ] } { counts ? formatNumber( counts[ value ] ) : <Room>0</Room> }
				</label>
			) ) }
		</fieldset>
	);
}

function SurveySelect( { survey, onSurvey }: { survey: number; onSurvey: ( id: number ) => void } ) {
	const { data } = useQuery( resultsQueries.choices() );
	return (
		<SelectControl
			size="compact"
			label={ __( 'Survey', 'userfeedback' ) }
			hideLabelFromVision
			value={ String( survey ) }
			options={ [
				{ value: '0', label: __( 'All surveys', 'userfeedback' ) },
				...( data ?? [] ).map( ( { id, title } ) => ( {
					value: String( id ),
					label: title === '' ? __( '(no title)', 'userfeedback' ) : title,
				} ) ),
			] }
			onChange={ ( id ) => onSurvey( Number( id ) ) }
		/>
	);
}
