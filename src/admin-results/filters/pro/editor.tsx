import { useEffect, useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, CheckboxControl, SelectControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { COLUMN_VALUES, UNKNOWN, contradiction, filterEntries, isColumn } from '../../../domain/filter';
import type { AnswerFilter, Filter, FilterColumn } from '../../../domain/filter';
import { responseQueries } from '../../../shared/api/responses/queries';
import type { Days } from '../../../shared/api/responses/fetchers';
import { CountryField } from '../../../shared/countries/country-field';
import { formatNumber } from '../../../shared/format/numbers';
import type { QuestionStats } from '../../../types';
import { Segmented } from '../../../shared/components/segmented';
import { optionText } from '../../lib/options';
import { countText } from '../../lib/count-text';
import { Checks } from './checks';
import { fieldOf, markNames, questionIdOf, valueName } from './chips';
import type { ChipId } from './chips';
import { Ends } from './ends';
import { HiddenFieldFields } from './hidden-field-fields';
import { OpinionFields } from './opinion-fields';
import { PageFields } from './page-fields';
import { TagFields } from './tag-fields';

/** The families that responses store most often. */
const CHOICES: Record< Exclude< FilterColumn, 'country' >, string[] > = {
	device: [ 'mobile', 'desktop', 'tablet', UNKNOWN ],
	browser: [
		'Chrome',
		'Safari',
		'Firefox',
		'Microsoft Edge',
		'Samsung Internet for Android',
		'Opera',
		'Instagram',
		'Facebook',
		UNKNOWN,
	],
	os: [ 'Windows', 'macOS', 'iOS', 'Android', 'Linux', 'Chrome OS', UNKNOWN ],
	language: [ UNKNOWN ],
	weekday: [ ...( COLUMN_VALUES.weekday ?? [] ) ],
	hour: [ ...( COLUMN_VALUES.hour ?? [] ) ],
};

const COUNT_AFTER_MS = 300;

export interface Subject {
	surveyId: number;
	days: Days;
	filter: Filter;
	/** The survey's, null while they load. */
	questions: QuestionStats[] | null;
	/** The survey's; [] or none where it has only one. */
	languages?: string[] | undefined;
	/** Names of the hidden fields of its responses. */
	fields?: string[] | undefined;
}

interface Props extends Subject {
	id: ChipId;
	onApply: ( filter: Filter ) => void;
	onCancel: () => void;
}

/** The form of one condition, with the number of responses that it would leave. */
export function Editor( { surveyId, days, filter, questions, languages = [], id, onApply, onCancel }: Props ) {
	const [ draft, setDraft ] = useState( filter );
	const [ question, setQuestion ] = useState( questionIdOf( id ) );
	const field = fieldOf( id );
	const answer = draft.answers?.[ question ];
	const problem =
		answer && [ 'to', 'max' ].includes( contradiction( answer ) ?? '' )
			? __( '“To” must not be less than “From”.', 'userfeedback' )
			: '';
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( ! problem ) {
			onApply( draft );
		}
	};
	return (
		<form className="uf-filter-form" onSubmit={ submit }>
			<div className="uf-filter-form__body">
				{ id === 'page' && <PageFields filter={ draft } onChange={ setDraft } /> }
				{ id === 'text' && (
					<TextControl
						label={ __( 'Words', 'userfeedback' ) }
						help={ __( 'Each word must appear in an answer or a comment.', 'userfeedback' ) }
						value={ draft.text ?? '' }
						onChange={ ( text ) => setDraft( { ...draft, text } ) }
					/>
				) }
				{ id === 'country' && (
					<CountryField
						label={ __( 'Countries', 'userfeedback' ) }
						value={ draft.country ?? [] }
						withUnknown
						onChange={ ( country ) => setDraft( { ...draft, country } ) }
					/>
				) }
				{ isColumn( id ) && id !== 'country' && (
					<ColumnFields
						column={ id }
						values={ id === 'language' ? languages : [] }
						filter={ draft }
						onChange={ setDraft }
					/>
				) }
				{ id === 'signed_in' && (
					<Segmented
						legend={ __( 'Visitor', 'userfeedback' ) }
						value={ draft.signed_in === false ? 'no' : 'yes' }
						options={ [
							{ value: 'yes', label: __( 'Signed in', 'userfeedback' ) },
							{ value: 'no', label: __( 'Not signed in', 'userfeedback' ) },
						] }
						onChange={ ( value ) => setDraft( { ...draft, signed_in: value === 'yes' } ) }
					/>
				) }
				{ id === 'tag' && <TagFields filter={ draft } onChange={ setDraft } /> }
				{ ( id === 'sentiment' || id === 'topic' ) && (
					<OpinionFields about={ id } filter={ draft } onChange={ setDraft } />
				) }
				{ ( id === 'read' || id === 'starred' || id === 'note' ) && (
					<Segmented
						legend={ markNames( id ).name }
						value={ draft[ id ] === false ? 'no' : 'yes' }
						options={ [
							{ value: 'yes', label: markNames( id ).on },
							{ value: 'no', label: markNames( id ).off },
						] }
						onChange={ ( value ) => setDraft( { ...draft, [ id ]: value === 'yes' } ) }
					/>
				) }
				{ field !== '' && (
					<HiddenFieldFields
						value={ draft.field?.[ field ] ?? {} }
						onChange={ ( next ) => setDraft( { ...draft, field: { ...draft.field, [ field ]: next } } ) }
					/>
				) }
				{ id.startsWith( 'answers.' ) && (
					<AnswerFields
						questions={ questions ?? [] }
						id={ question }
						answer={ answer ?? {} }
						problem={ problem }
						onQuestion={ setQuestion }
						onChange={ ( next ) =>
							setDraft( { ...draft, answers: { ...draft.answers, [ question ]: next } } )
						}
					/>
				) }
			</div>
			<div className="uf-filter-form__foot">
				<Matches surveyId={ surveyId } days={ days } filter={ draft } wrong={ problem !== '' } />
				<Button size="compact" variant="tertiary" onClick={ onCancel }>
					{ __( 'Cancel', 'userfeedback' ) }
				</Button>
				<Button size="compact" variant="primary" type="submit" aria-disabled={ problem !== '' }>
					{ __( 'Apply', 'userfeedback' ) }
				</Button>
			</div>
		</form>
	);
}

function Matches( {
	surveyId,
	days,
	filter,
	wrong,
}: Pick< Subject, 'surveyId' | 'days' | 'filter' > & { wrong: boolean } ) {
	const text = JSON.stringify( filterEntries( filter ) );
	const [ settled, setSettled ] = useState( text );
	useEffect( () => {
		const timer = setTimeout( () => setSettled( text ), COUNT_AFTER_MS );
		return () => clearTimeout( timer );
	}, [ text ] );
	const entries = JSON.parse( settled ) as [ string, string ][];
	const { data } = useQuery( {
		...responseQueries.count( surveyId, days, entries ),
		enabled: ! wrong && entries.length > 0,
	} );
	return (
		<span className="uf-filter-form__count" role="status">
			{ data?.complete &&
				! data.too_few &&
				! wrong &&
				entries.length > 0 &&
				countText( data.pagination.total, data.unfiltered_responses_count ?? 0 ) }
		</span>
	);
}

interface FieldsProps {
	filter: Filter;
	onChange: ( filter: Filter ) => void;
}

function ColumnFields( {
	column,
	values: more,
	filter,
	onChange,
}: FieldsProps & { column: Exclude< FilterColumn, 'country' >; values: string[] } ) {
	const values = filter[ column ] ?? [];
	return (
		<>
			<Checks
				choices={ [ ...new Set( [ ...more, ...CHOICES[ column ], ...values ] ) ].map( ( value ) => ( {
					value,
					label: valueName( column, value ),
				} ) ) }
				values={ values }
				onChange={ ( next ) => onChange( { ...filter, [ column ]: next } ) }
			/>
			<p className="uf-note">{ __( 'Several mean “or”.', 'userfeedback' ) }</p>
		</>
	);
}

interface AnswerProps {
	questions: QuestionStats[];
	id: string;
	answer: AnswerFilter;
	problem: string;
	onQuestion: ( id: string ) => void;
	onChange: ( answer: AnswerFilter ) => void;
}

function AnswerFields( { questions, id, answer, problem, onQuestion, onChange }: AnswerProps ) {
	const question = questions.find( ( candidate ) => candidate.id === id );
	return (
		<>
			<SelectControl
				label={ __( 'Question', 'userfeedback' ) }
				value={ id }
				options={ [
					...( question ? [] : [ { value: id, label: __( 'Choose a question', 'userfeedback' ) } ] ),
					...questions.map( ( { id: value, title }, index ) => ( {
						value,
						label: sprintf(
							/* translators: 1: number of the question. 2: its title */
							__( 'Q%1$s %2$s', 'userfeedback' ),
							formatNumber( index + 1 ),
							title
						),
					} ) ),
				] }
				onChange={ onQuestion }
			/>
			{ question && (
				<Condition
					key={ id }
					question={ question }
					answer={ answer }
					problem={ problem }
					onChange={ onChange }
				/>
			) }
		</>
	);
}

type Mode = 'any' | 'not' | 'between' | 'contains' | 'lacks' | 'skipped';

function modeName( mode: Mode ): string {
	return {
		any: __( 'Is any of', 'userfeedback' ),
		not: __( 'Is not', 'userfeedback' ),
		between: __( 'Is between', 'userfeedback' ),
		contains: __( 'Contains', 'userfeedback' ),
		lacks: __( 'Does not contain', 'userfeedback' ),
		skipped: __( 'Skipped', 'userfeedback' ),
	}[ mode ];
}

function modesOf( question: QuestionStats ): Mode[] {
	if ( question.distribution ) {
		return [ 'between', 'skipped' ];
	}
	if ( ! question.is_quantitative ) {
		return [ 'contains', 'lacks', 'skipped' ];
	}
	return numbersOf( question ).length ? [ 'between', 'skipped' ] : [ 'any', 'not', 'skipped' ];
}

/** Numbers of a scale of fixed length, lowest first; [] of a choice, and of a scale whose keys hold its length. */
function numbersOf( question: QuestionStats ): number[] {
	return question.options
		.flatMap( ( { key, value } ) => ( typeof value === 'number' && key === String( value ) ? [ value ] : [] ) )
		.sort( ( a, b ) => a - b );
}

function modeOf( answer: AnswerFilter, modes: Mode[] ): Mode {
	const used = modes.find( ( mode ) =>
		mode === 'between'
			? [ answer.from, answer.to, answer.min, answer.max ].some( ( end ) => end !== undefined )
			: answer[ mode ] !== undefined
	);
	return used ?? modes[ 0 ] ?? 'skipped';
}

function Condition( {
	question,
	answer,
	problem,
	onChange,
}: Pick< AnswerProps, 'answer' | 'problem' | 'onChange' > & { question: QuestionStats } ) {
	const modes = modesOf( question );
	const [ mode, setMode ] = useState( modeOf( answer, modes ) );
	const comment = answer.comment ? { comment: true as const } : {};
	return (
		<>
			<Segmented
				legend={ __( 'Condition', 'userfeedback' ) }
				value={ mode }
				options={ modes.map( ( value ) => ( { value, label: modeName( value ) } ) ) }
				onChange={ ( value ) => {
					setMode( value );
					onChange( value === 'skipped' ? { skipped: true } : comment );
				} }
			/>
			{ ( mode === 'any' || mode === 'not' ) && (
				<Checks
					choices={ question.options.map( ( { key, value, count } ) => ( {
						value: key,
						label: optionText( value ),
						count,
					} ) ) }
					values={ answer[ mode ] ?? [] }
					onChange={ ( keys ) => onChange( { ...comment, ...( keys.length ? { [ mode ]: keys } : {} ) } ) }
				/>
			) }
			{ mode === 'between' && question.distribution && (
				<Ends { ...question.distribution } answer={ answer } problem={ problem } onChange={ onChange } />
			) }
			{ mode === 'between' && ! question.distribution && (
				<Between question={ question } answer={ answer } problem={ problem } onChange={ onChange } />
			) }
			{ ( mode === 'contains' || mode === 'lacks' ) && (
				<TextControl
					label={ __( 'Words', 'userfeedback' ) }
					help={ __( 'Upper and lower case count the same. Two words: both must appear.', 'userfeedback' ) }
					value={ answer[ mode ] ?? '' }
					onChange={ ( words ) => onChange( { ...comment, ...( words === '' ? {} : { [ mode ]: words } ) } ) }
				/>
			) }
			{ mode !== 'skipped' && question.is_quantitative && (
				<CheckboxControl
					label={ __( 'Has a comment', 'userfeedback' ) }
					checked={ answer.comment === true }
					onChange={ ( checked ) => {
						const { comment: _comment, ...rest } = answer;
						onChange( checked ? { ...rest, comment: true } : rest );
					} }
				/>
			) }
		</>
	);
}

function Between( {
	question,
	answer,
	problem,
	onChange,
}: Pick< AnswerProps, 'answer' | 'problem' | 'onChange' > & { question: QuestionStats } ) {
	const numbers = numbersOf( question ).map( String );
	const describedBy = useId();
	const field = ( end: 'from' | 'to', label: string ) => (
		<SelectControl
			label={ label }
			aria-describedby={ problem && end === 'to' ? describedBy : undefined }
			value={ answer[ end ] === undefined ? '' : String( answer[ end ] ) }
			options={ [ { value: '', label: '–' }, ...numbers.map( ( value ) => ( { value, label: value } ) ) ] }
			onChange={ ( value ) => {
				const { [ end ]: _end, ...rest } = answer;
				onChange( value === '' ? rest : { ...rest, [ end ]: Number( value ) } );
			} }
		/>
	);
	return (
		<>
			<div className="uf-filter-form__pair">
				{ field( 'from', __( 'From', 'userfeedback' ) ) }
				{ field( 'to', __( 'To', 'userfeedback' ) ) }
			</div>
			<p id={ describedBy } className="uf-filter-form__problem" role="alert">
				{ problem }
			</p>
		</>
	);
}
