/**
 * What the builder and the results must know of each question type, in one
 * table: a type that is added to `QuestionType` does not compile until it has a
 * row here. The same facts live in PHP on the type's class;
 * tests/fixtures/question-types.json holds both together.
 */
import type { FeatureKey, LogicOperator, Question, QuestionConfig, QuestionOption, QuestionType } from '../types';

/** Smallest and largest number. */
export interface ScaleRange {
	low: number;
	high: number;
}

export interface TypeRules {
	/** Comparators that a condition about it may use, the usual one first (LOGIC-04 to LOGIC-09). */
	operators: readonly LogicOperator[];
	/** Highest number of its scale; null where it has none or the owner chooses it. */
	scale: number | null;
	/** The scale of a question where the owner chooses any of it; else it begins at 1. */
	range?: ( config: QuestionConfig ) => ScaleRange;
	/** What visitors enter, where it is neither a text nor a choice. */
	measure?: 'number' | 'date';
	/** What the numbers of its scale count, where they count anything. */
	unit: 'star' | null;
	/** What each option holds that the owner writes and orders; null where there are none. */
	options: 'text' | 'image' | 'icon' | null;
	/** Fewest `config.options` of a finished question (QST-19, QST-20); NPS holds its two end labels there (A7). */
	minOptions: number;
	/** Most options of a new question, where it is not five (QST-18). */
	maxOptions?: number;
	/** Whether a comment box may stand below the answer (QST-35). */
	canComment: boolean;
	/** Whether a later question may have logic because of it (LOGIC-02, A14). */
	opensLogic: boolean;
	/** What a site needs to add one (QST-39, QST-40); null where nothing. */
	feature: FeatureKey | null;
	emptyConfig: QuestionConfig;
}

const TEXT_OPERATORS: readonly LogicOperator[] = [ 'CONTAINS', '!CONTAINS', 'STARTS_WITH', 'ENDS_WITH' ];

const TEXT: TypeRules = {
	operators: TEXT_OPERATORS,
	scale: null,
	unit: null,
	options: null,
	minOptions: 0,
	canComment: false,
	opensLogic: false,
	feature: null,
	emptyConfig: {},
};

const CHOICE: TypeRules = {
	operators: [ '=', '!=' ],
	scale: null,
	unit: null,
	options: 'text',
	minOptions: 2,
	canComment: true,
	opensLogic: true,
	feature: null,
	emptyConfig: { options: [] },
};

const pictures = ( options: 'image' | 'icon' ): TypeRules => ( {
	...CHOICE,
	options,
	opensLogic: false,
	feature: 'picture-questions',
	emptyConfig: { options: [ emptyOptionOf( options ), emptyOptionOf( options ) ] },
} );

const RATING: TypeRules = {
	...TEXT,
	operators: [ '>', '<' ],
	canComment: true,
	opensLogic: true,
	feature: 'rating-questions',
};

const MEASURE: TypeRules = {
	...RATING,
	operators: [ '=', '!=', '>', '<' ],
	canComment: false,
};

const TYPES: Record< QuestionType, TypeRules > = {
	text: TEXT,
	'long-text': TEXT,
	email: { ...TEXT, emptyConfig: { include_name: false } },
	checkbox: { ...CHOICE, operators: [ 'IN' ], minOptions: 1 },
	consent: { ...TEXT, emptyConfig: { must: true } },
	statement: { ...TEXT, operators: [] },
	'radio-button': CHOICE,
	'image-radio': pictures( 'image' ),
	'icon-choice': pictures( 'icon' ),
	'star-rating': { ...RATING, scale: 5, unit: 'star' },
	nps: {
		...RATING,
		scale: 10,
		range: ( { start = 1 } ) => ( { low: start, high: 10 } ),
		operators: [ '=', '!=', '>', '<' ],
		minOptions: 2,
	},
	scale: {
		...RATING,
		operators: [ '=', '!=', '>', '<' ],
		range: ( { start = 1, points = 5 } ) => ( { low: start, high: start + points - 1 } ),
		emptyConfig: { look: 'numbers', points: 5, start: 1, purpose: 'plain' },
	},
	ranking: {
		...CHOICE,
		operators: [ 'IN' ],
		maxOptions: 10,
		feature: 'rating-questions',
		emptyConfig: { options: [], rank: 'any' },
	},
	dropdown: { ...CHOICE, feature: 'rating-questions' },
	matrix: {
		...CHOICE,
		operators: [ 'IN' ],
		maxOptions: 7,
		feature: 'rating-questions',
		emptyConfig: { options: [], rows: [] },
	},
	number: { ...MEASURE, measure: 'number', emptyConfig: { step: 1 } },
	date: { ...MEASURE, measure: 'date' },
	upload: {
		...TEXT,
		operators: [],
		feature: 'rating-questions',
		emptyConfig: { files: 'pictures', megabytes: 5 },
	},
};

/** The numbers that answer a question; null for other types. */
export function rangeOf( { type, config }: Pick< Question, 'type' | 'config' > ): ScaleRange | null {
	const { scale, range } = rulesOf( type );
	return range?.( config ) ?? ( scale === null ? null : { low: 1, high: scale } );
}

/** Types of addons, which no table knows. */
const added = new Map< string, TypeRules >();

/** For addons: facts that are not given are those of a short text. */
export function addTypeRules( type: string, rules: Partial< TypeRules > ): void {
	added.set( type, { ...TEXT, ...rules } );
}

/** Rules of a type; an unknown one is treated as a short text. */
export function rulesOf( type: string ): TypeRules {
	return isOwn( type ) ? TYPES[ type ] : ( added.get( type ) ?? TEXT );
}

const isOwn = ( type: string ): type is QuestionType => Object.hasOwn( TYPES, type );

export function emptyOptionOf( options: TypeRules[ 'options' ] ): QuestionOption {
	if ( options === 'image' ) {
		return { label: '', image: null };
	}
	return options === 'icon' ? { label: '', icon: null } : '';
}

/** Types whose editor has a text below the title: they need no description. */
export const hasOwnText = ( { type }: Pick< Question, 'type' > ): boolean => type === 'statement' || type === 'consent';

/** A statement is not asked, and the browser knows no more of a file than its token. */
export const isCompared = ( { type }: Pick< Question, 'type' > ): boolean => rulesOf( type ).operators.length > 0;

/** Such a question is removed when the plan no longer includes its addon (A42); questions with pictures stay (A26). */
export const needsTypesAddon = ( type: string ): boolean => rulesOf( type ).feature === 'rating-questions';
