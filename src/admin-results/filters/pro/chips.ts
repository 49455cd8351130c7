import { __, sprintf } from '@wordpress/i18n';
import { NO_TAG, UNKNOWN, isDay } from '../../../domain/filter';
import type { AnswerFilter, Filter, FilterColumn, FilterMark, PageCompare } from '../../../domain/filter';
import type { QuestionStats, Sentiment, Tag, Topic } from '../../../types';
import { sentimentName } from '../../../shared/opinions/names';
import { boot } from '../../../shared/app/boot';
import { regionName } from '../../../shared/countries/name';
import { deviceName } from '../../../shared/format/devices';
import { formatNumber } from '../../../shared/format/numbers';
import { languageName } from '../../../shared/lib/language-name';
import { fromTo } from '../../lib/measured';
import { optionText } from '../../lib/options';
import { hourName, weekdayName } from '../../lib/times';

/** Tags and topics of filters. `null` while they load. */
export interface FilterNames {
	tags: readonly Pick< Tag, 'id' | 'name' >[] | null;
	topics: readonly Pick< Topic, 'id' | 'name' >[] | null;
}

/** What a chip is about: one condition, or one question. */
export type ChipId =
	| 'page'
	| 'text'
	| FilterColumn
	| 'signed_in'
	| 'tag'
	| 'sentiment'
	| 'topic'
	| FilterMark
	| `${ 'field' | 'answers' }.${ string }`;

export interface Chip {
	id: ChipId;
	label: string;
	value: string;
	/** The question is not in the survey. */
	gone: boolean;
}

export const MARK_CHIPS: FilterMark[] = [ 'read', 'starred', 'note' ];

/** What a mark is called, and what it is called when it is not there. */
export function markNames( mark: FilterMark ): { name: string; on: string; off: string } {
	return {
		read: {
			name: __( 'Read', 'userfeedback' ),
			on: __( 'read', 'userfeedback' ),
			off: __( 'unread', 'userfeedback' ),
		},
		starred: {
			name: __( 'Star', 'userfeedback' ),
			on: __( 'starred', 'userfeedback' ),
			off: __( 'not starred', 'userfeedback' ),
		},
		note: {
			name: __( 'Note', 'userfeedback' ),
			on: __( 'with a note', 'userfeedback' ),
			off: __( 'without a note', 'userfeedback' ),
		},
	}[ mark ];
}

function nameOf( id: string, all: readonly { id: number; name: string }[] | null, none: string, gone: string ): string {
	return id === NO_TAG ? none : ( all?.find( ( one ) => String( one.id ) === id )?.name ?? ( all ? gone : '…' ) );
}

/** A tag of a filter, by its id. */
export const tagName = ( id: string, tags: FilterNames[ 'tags' ] ) =>
	nameOf( id, tags, __( 'Without any tag', 'userfeedback' ), __( 'a tag that is gone', 'userfeedback' ) );

/** A topic of a filter, by its id. */
export const topicName = ( id: string, topics: FilterNames[ 'topics' ] ) =>
	nameOf( id, topics, __( 'no topic', 'userfeedback' ), __( 'a topic that is gone', 'userfeedback' ) );

export function sentimentText( value: string ): string {
	return value === NO_TAG ? __( 'no sentiment', 'userfeedback' ) : sentimentName( value as Sentiment );
}

export const COLUMN_CHIPS: FilterColumn[] = [ 'device', 'browser', 'os', 'country', 'language', 'weekday', 'hour' ];

export function questionIdOf( id: ChipId ): string {
	return id.startsWith( 'answers.' ) ? id.slice( 'answers.'.length ) : '';
}

/** The hidden field of a chip, '' of another chip. */
export function fieldOf( id: ChipId ): string {
	return id.startsWith( 'field.' ) ? id.slice( 'field.'.length ) : '';
}

export function columnName( column: FilterColumn ): string {
	return {
		device: __( 'Device', 'userfeedback' ),
		browser: __( 'Browser', 'userfeedback' ),
		os: __( 'Operating system', 'userfeedback' ),
		country: __( 'Country', 'userfeedback' ),
		language: __( 'Language', 'userfeedback' ),
		weekday: __( 'Weekday', 'userfeedback' ),
		hour: __( 'Hour', 'userfeedback' ),
	}[ column ];
}

export function valueName( column: FilterColumn, value: string ): string {
	if ( column === 'weekday' ) {
		return weekdayName( value );
	}
	if ( column === 'hour' ) {
		return hourName( value );
	}
	if ( value === UNKNOWN ) {
		return __( 'Not known', 'userfeedback' );
	}
	if ( column === 'language' ) {
		return languageName( value, boot().site.locale );
	}
	return column === 'country' ? regionName( value ) : deviceName( value );
}

export function compareName( compare: PageCompare ): string {
	return {
		is: __( 'Is', 'userfeedback' ),
		contains: __( 'Contains', 'userfeedback' ),
		starts: __( 'Starts with', 'userfeedback' ),
	}[ compare ];
}

/**
 * The chips of a filter.
 *
 * @param questions The survey's, null while they load.
 */
export function chipsOf( filter: Filter, questions: QuestionStats[] | null, { tags, topics }: FilterNames ): Chip[] {
	const chips: Chip[] = [];
	if ( filter.page ) {
		const value = pageText( filter.page );
		chips.push( { id: 'page', label: __( 'Page', 'userfeedback' ), value, gone: false } );
	}
	if ( filter.text ) {
		/* translators: %s: words */
		const value = sprintf( __( 'contains “%s”', 'userfeedback' ), filter.text );
		chips.push( { id: 'text', label: __( 'Any answer', 'userfeedback' ), value, gone: false } );
	}
	for ( const column of COLUMN_CHIPS ) {
		const values = filter[ column ];
		if ( values ) {
			chips.push( {
				id: column,
				label: columnName( column ),
				value: list( inOrder( column, values ).map( ( value ) => valueName( column, value ) ) ),
				gone: false,
			} );
		}
	}
	if ( filter.signed_in !== undefined ) {
		chips.push( {
			id: 'signed_in',
			label: __( 'Visitor', 'userfeedback' ),
			value: filter.signed_in ? __( 'signed in', 'userfeedback' ) : __( 'not signed in', 'userfeedback' ),
			gone: false,
		} );
	}
	if ( filter.tag ) {
		const value = list( filter.tag.map( ( tag ) => tagName( tag, tags ) ) );
		chips.push( { id: 'tag', label: __( 'Tag', 'userfeedback' ), value, gone: false } );
	}
	if ( filter.sentiment ) {
		const value = list( filter.sentiment.map( sentimentText ) );
		chips.push( { id: 'sentiment', label: __( 'Sentiment', 'userfeedback' ), value, gone: false } );
	}
	if ( filter.topic ) {
		const value = list( filter.topic.map( ( topic ) => topicName( topic, topics ) ) );
		chips.push( { id: 'topic', label: __( 'Topic', 'userfeedback' ), value, gone: false } );
	}
	for ( const mark of MARK_CHIPS ) {
		const is = filter[ mark ];
		if ( is !== undefined ) {
			const { name, on, off } = markNames( mark );
			chips.push( { id: mark, label: name, value: is ? on : off, gone: false } );
		}
	}
	for ( const [ name, { is = [], none } ] of Object.entries( filter.field ?? {} ) ) {
		const value = list( none ? [ ...is, __( 'Not given', 'userfeedback' ) ] : is );
		chips.push( { id: `field.${ name }`, label: name, value, gone: false } );
	}
	for ( const [ id, answer ] of Object.entries( filter.answers ?? {} ) ) {
		const place = questions?.findIndex( ( question ) => question.id === id ) ?? -1;
		chips.push( {
			id: `answers.${ id }`,
			label:
				place < 0
					? __( 'Question', 'userfeedback' )
					: sprintf(
							/* translators: %s: number of the question */
							__( 'Q%s', 'userfeedback' ),
							formatNumber( place + 1 )
						),
			value: questions === null ? '…' : answerWords( answer, questions[ place ] ),
			gone: questions !== null && place < 0,
		} );
	}
	return chips;
}

export function chipText( { label, value }: Chip ): string {
	return sprintf(
		/* translators: 1: what is filtered, e.g. Device. 2: values, e.g. Mobile */
		__( '%1$s: %2$s', 'userfeedback' ),
		label,
		value
	);
}

/** Whom a filter leaves, for example `Mobile, is /cart`. */
export function groupName( filter: Filter, questions: QuestionStats[] | null, names: FilterNames ): string {
	const chips = chipsOf( filter, questions, names );
	return chips.length === 0 ? __( 'Everyone', 'userfeedback' ) : chips.map( ( { value } ) => value ).join( ', ' );
}

/** The filter without one of its chips. */
export function without( filter: Filter, id: ChipId ): Filter {
	const field = fieldOf( id );
	if ( field !== '' ) {
		return { ...filter, field: omit( filter.field, field ) };
	}
	const question = questionIdOf( id );
	return question === '' ? omit( filter, id ) : { ...filter, answers: omit( filter.answers, question ) };
}

function omit< T >( from: Record< string, T > | undefined, without: string ): Record< string, T >;
function omit( from: Filter, without: string ): Filter;
function omit( from: object = {}, without: string ): object {
	return Object.fromEntries( Object.entries( from ).filter( ( [ key ] ) => key !== without ) );
}

/** Weekdays and hours in the order of time; addresses have them in that of letters. */
function inOrder( column: FilterColumn, values: string[] ): string[] {
	return column === 'weekday' || column === 'hour'
		? [ ...values ].sort( ( a, b ) => Number( a ) - Number( b ) )
		: values;
}

function list( values: string[] ): string {
	return values.reduce( ( all, value ) =>
		/* translators: 1: one or more values. 2: another value */
		sprintf( __( '%1$s or %2$s', 'userfeedback' ), all, value )
	);
}

function pageText( page: NonNullable< Filter[ 'page' ] > ): string {
	const parts: string[] = [];
	if ( page.is?.length ) {
		/* translators: %s: a path, or several */
		parts.push( sprintf( __( 'is %s', 'userfeedback' ), list( page.is ) ) );
	}
	if ( page.contains?.length ) {
		/* translators: %s: a text, or several */
		parts.push( sprintf( __( 'contains %s', 'userfeedback' ), list( page.contains ) ) );
	}
	if ( page.starts?.length ) {
		/* translators: %s: a path, or several */
		parts.push( sprintf( __( 'starts with %s', 'userfeedback' ), list( page.starts ) ) );
	}
	return list( parts );
}

/** Of an address: a number, or the text of a day. */
const asMeasured = ( text: string | undefined ) => ( text && ! isDay( text ) ? Number( text ) : text );

function answerWords( answer: AnswerFilter, question: QuestionStats | undefined ): string {
	const name = ( key: string ) => {
		const option = question?.options.find( ( candidate ) => candidate.key === key );
		return option ? optionText( option.value ) : __( 'an answer that is gone', 'userfeedback' );
	};
	const words: string[] = [];
	if ( answer.any ) {
		words.push( list( answer.any.map( name ) ) );
	}
	if ( answer.not ) {
		/* translators: %s: answers */
		words.push( sprintf( __( 'not %s', 'userfeedback' ), list( answer.not.map( name ) ) ) );
	}
	if ( answer.from !== undefined || answer.to !== undefined ) {
		words.push( fromTo( answer.from ?? 0, answer.to ) );
	}
	if ( answer.min !== undefined || answer.max !== undefined ) {
		words.push( fromTo( asMeasured( answer.min ), asMeasured( answer.max ) ) );
	}
	if ( answer.contains ) {
		/* translators: %s: words */
		words.push( sprintf( __( 'contains “%s”', 'userfeedback' ), answer.contains ) );
	}
	if ( answer.lacks ) {
		/* translators: %s: words */
		words.push( sprintf( __( 'does not contain “%s”', 'userfeedback' ), answer.lacks ) );
	}
	if ( answer.comment ) {
		words.push( __( 'with a comment', 'userfeedback' ) );
	}
	if ( answer.skipped ) {
		words.push( __( 'skipped', 'userfeedback' ) );
	}
	return words.join( ', ' );
}
