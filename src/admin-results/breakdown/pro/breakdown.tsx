import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { __, sprintf } from '@wordpress/i18n';
import { useSearchParams } from '../../../shared/router';
import { filterEntries } from '../../../domain/filter';
import { stopCounting } from '../../../shared/api/counting';
import { breakdownQuery } from '../../../shared/api/results/breakdown';
import { EmptyState } from '../../../shared/components/empty-state';
import { QueryPanel } from '../../../shared/components/query-panel';
import { formatNumber, formatPercent } from '../../../shared/format/numbers';
import { oneOf, useUrlParams } from '../../../shared/list/use-url-params';
import { ProPart } from '../../../shared/registry/pro-parts';
import type {
	Breakdown as BreakdownData,
	BreakdownColumn,
	BreakdownKind,
	BreakdownRow,
	SurveyResults,
} from '../../../types';
import { Segmented } from '../../../shared/components/segmented';
import { CardsSkeleton } from '../../components/skeletons';
import { filterOf, isFilterParam, useNarrowing } from '../../filters/use-filter';
import { proResults } from '../../pro-results';
import { countedChoices, entryName, entryShort, kindName, narrower, rowsOf } from './entries';
import type { Axis, CountedChoice, Narrower } from './entries';
import { Devices, Picture } from './picture';
import { Clear, Key, Notes } from './legend';
import { HeatTable } from './table';
import type { Reading } from './table';
import './breakdown.scss';

const READINGS = [ 'down', 'across', 'counts' ] as const;
const SHAPES = [ 'table', 'picture' ] as const;
const KINDS: BreakdownKind[] = [ 'device', 'page', 'weekday', 'hour', 'week', 'month' ];
/** What some sites and surveys have too. */
const MORE_KINDS: BreakdownKind[] = [ 'country', 'language', 'sentiment', 'topic' ];

/** One question by another, or by something about the response. */
export function Breakdown( { results }: { results: SurveyResults } ) {
	const [ address, change ] = useUrlParams();
	const { entries } = useNarrowing();
	const counted = countedChoices( results );
	const asked = address.get( 'q' ) ?? '';
	// The card of a matrix leads to its first row.
	const question =
		counted.find( ( { value } ) => value === asked ) ??
		counted.find( ( { value } ) => asked !== '' && value.startsWith( `${ asked }:` ) ) ??
		counted[ 0 ];
	if ( ! question ) {
		return (
			<EmptyState
				title={ __( 'Nothing to break down', 'userfeedback' ) }
				text={ __( 'This survey has no question whose answers are counted.', 'userfeedback' ) }
			/>
		);
	}
	const others = counted.filter( ( { value } ) => value !== question.value );
	const by = address.get( 'by' ) ?? '';
	const known =
		others.some( ( { value } ) => value === by ) ||
		[ ...KINDS, ...MORE_KINDS ].some( ( kind ) => kind === by ) ||
		results.hidden_fields.some( ( name ) => by === `@field.${ name }` );
	return (
		<Panel
			results={ results }
			entries={ entries }
			questions={ counted }
			question={ question.value }
			by={ known ? by : ( others[ 0 ]?.value ?? 'device' ) }
			onChange={ change }
		/>
	);
}

interface PanelProps {
	results: SurveyResults;
	entries: [ string, string ][];
	questions: CountedChoice[];
	question: string;
	by: string;
	onChange: ( values: Record< string, string > ) => void;
}

function Panel( { results, entries, questions, question, by, onChange }: PanelProps ) {
	const [ address ] = useUrlParams();
	const reading = oneOf( address.get( 'read' ), READINGS, 'down' );
	const shape = oneOf( address.get( 'show' ), SHAPES, 'table' );
	const { start, end } = results.range;
	const options = breakdownQuery( results.id, { question, by, from: start, to: end }, entries );
	const query = useQuery( options );
	const { data } = query;
	const headingId = useId();
	return (
		<section className="uf-panel uf-breakdown" aria-labelledby={ headingId }>
			<header className="uf-panel__head">
				<div>
					<h2 id={ headingId }>{ __( 'Break down', 'userfeedback' ) }</h2>
					{ data && ! data.too_few && <BothText data={ data } /> }
				</div>
			</header>
			<div className="uf-panel__body">
				<div className="uf-breakdown__controls">
					<Select
						label={ __( 'Question', 'userfeedback' ) }
						value={ question }
						onChange={ ( q ) => onChange( q === by ? { q, by: question } : { q, by } ) }
						options={ questions }
					/>
					<Select
						label={ __( 'Break down by', 'userfeedback' ) }
						value={ by }
						onChange={ ( next ) => onChange( { q: question, by: next } ) }
						options={ [
							...questions.filter( ( { value } ) => value !== question ),
							...( data?.kinds ?? KINDS ).map( ( kind ) => ( { value: kind, label: kindName( kind ) } ) ),
						] }
					/>
					<Select
						label={ __( 'Read', 'userfeedback' ) }
						value={ reading }
						onChange={ ( read ) => onChange( { read } ) }
						options={ [
							{ value: 'down', label: __( 'Down: share of each column', 'userfeedback' ) },
							{ value: 'across', label: __( 'Across: share of each row', 'userfeedback' ) },
							{ value: 'counts', label: __( 'Counts', 'userfeedback' ) },
						] }
					/>
					<Segmented
						legend={ __( 'Show as', 'userfeedback' ) }
						value={ shape }
						options={ [
							{ value: 'table', label: __( 'Table', 'userfeedback' ) },
							{ value: 'picture', label: __( 'Picture', 'userfeedback' ) },
						] }
						onChange={ ( show ) => onChange( { show } ) }
					/>
				</div>
				{ data?.complete === false && ! query.isPlaceholderData && (
					<ProPart from={ proResults }>
						{ ( { Counting } ) => (
							<Counting
								progress={ data }
								matching={ data.responses_count }
								running={ query.isFetching }
								onStop={ () => stopCounting( options.queryKey ) }
								onContinue={ () => void query.refetch() }
							/>
						) }
					</ProPart>
				) }
				<QueryPanel
					query={ query }
					failed={ __( 'The break-down could not be loaded.', 'userfeedback' ) }
					skeleton={ <CardsSkeleton cards={ 2 } /> }
				>
					{ ( table ) => <Content data={ table } reading={ reading } shape={ shape } /> }
				</QueryPanel>
			</div>
		</section>
	);
}

function BothText( { data }: { data: BreakdownData } ) {
	return (
		<p className="uf-dots uf-question__base">
			<span>
				{ data.by.kind === 'question'
					? sprintf(
							/* translators: %s: number of people */
							__( '%s answered both questions', 'userfeedback' ),
							formatNumber( data.both )
						)
					: sprintf(
							/* translators: %s: number of answers */
							__( '%s answered', 'userfeedback' ),
							formatNumber( data.both )
						) }
			</span>
			{ data.missing.percent !== null && (
				<span>
					{ sprintf(
						/* translators: 1: number of people. 2: their share */
						__( '%1$s did not (%2$s)', 'userfeedback' ),
						formatNumber( data.missing.count ),
						formatPercent( data.missing.percent )
					) }
				</span>
			) }
		</p>
	);
}

interface ContentProps {
	data: BreakdownData;
	reading: Reading;
	shape: ( typeof SHAPES )[ number ];
}

function Content( { data, reading, shape }: ContentProps ) {
	const { chooseAnswer } = useNarrowing();
	const [ address, setAddress ] = useSearchParams();
	if ( data.too_few ) {
		return data.complete ? (
			<EmptyState
				title={ __( 'Too few to show', 'userfeedback' ) }
				text={ __(
					'Too few people are in this table. This site shows no small groups, so that nobody can be recognized.',
					'userfeedback'
				) }
			/>
		) : null;
	}
	if ( data.both === 0 ) {
		return data.complete ? (
			<EmptyState
				title={ __( 'Nobody is in this table', 'userfeedback' ) }
				text={ __( 'No response of these days and filters has an answer to both.', 'userfeedback' ) }
			/>
		) : null;
	}
	const rows = rowsOf( data );
	const columns: Axis = data.by;
	const rowName = ( row: BreakdownRow ) => entryName( rows, row );
	const columnName = ( column: BreakdownColumn ) => entryName( columns, column );
	const onChoose = ( row: BreakdownRow | null, column: BreakdownColumn | null ) => {
		// One filter of a question cannot ask for two rows of a matrix.
		const both = row && column && rows.id === columns.id;
		let next: Narrower | null = chooseAnswer && ! both ? { filter: filterOf( address ), days: null } : null;
		if ( next && row ) {
			next = narrower( next, rows, row, data.range );
		}
		if ( next && column ) {
			next = narrower( next, columns, column, data.range );
		}
		if ( next === null ) {
			return undefined;
		}
		const { filter, days } = next;
		return () =>
			setAddress(
				( now ) => {
					const query = new URLSearchParams( [ ...now ].filter( ( [ name ] ) => ! isFilterParam( name ) ) );
					filterEntries( filter ).forEach( ( [ name, value ] ) => query.append( name, value ) );
					if ( days ) {
						query.delete( 'range' );
						query.set( 'from', days.start );
						query.set( 'to', days.end );
					}
					return query;
				},
				{ replace: true }
			);
	};
	const by = columns.kind === 'question' ? data.by.title : kindName( data.by.id as BreakdownKind );
	return (
		<div className={ data.complete ? undefined : 'is-so-far' }>
			{ data.complete && <Clear data={ data } rowName={ rowName } columnName={ columnName } /> }
			{ shape === 'table' ? (
				<>
					<HeatTable
						data={ data }
						reading={ reading }
						caption={ captionOf( data.question.title, by, reading ) }
						title={ data.question.title }
						rowName={ rowName }
						columnName={ columnName }
						onChoose={ onChoose }
					/>
					<Key data={ data } reading={ reading } />
				</>
			) : (
				<>
					{ columns.kind === 'device' && (
						<Devices
							data={ data }
							columnName={ columnName }
							onChoose={ ( column ) => onChoose( null, column ) }
						/>
					) }
					<Picture
						data={ data }
						rowName={ rowName }
						columnName={ columnName }
						shortName={ ( column ) => entryShort( columns, column ) }
						onChoose={ onChoose }
					/>
				</>
			) }
			<Notes data={ data } reading={ shape === 'table' ? reading : 'down' } />
		</div>
	);
}

function captionOf( title: string, by: string, reading: Reading ): string {
	const what = {
		down: __( 'Share of each column.', 'userfeedback' ),
		across: __( 'Share of each row.', 'userfeedback' ),
		counts: __( 'Counts', 'userfeedback' ),
	}[ reading ];
	/* translators: 1: a question. 2: what its answers are broken down by. 3: what the cells show, a sentence */
	return sprintf( __( '%1$s, by %2$s. %3$s', 'userfeedback' ), title, by, what );
}

interface SelectProps {
	label: string;
	value: string;
	options: { value: string; label: string }[];
	onChange: ( value: string ) => void;
}

function Select( { label, value, options, onChange }: SelectProps ) {
	const id = useId();
	return (
		<div className="uf-breakdown__select">
			<label htmlFor={ id }>{ label }</label>
			<select
				id={ id }
				className="uf-select"
				value={ value }
				onChange={ ( event ) => onChange( event.target.value ) }
			>
				{ options.map( ( option ) => (
					<option key={ option.value } value={ option.value }>
						{ option.label }
					</option>
				) ) }
			</select>
		</div>
	);
}
