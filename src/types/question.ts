/**
 * Wire types of questions (requirements ENT-12 to ENT-14, LOGIC-01).
 */

export const QUESTION_TYPES = [
	'text',
	'long-text',
	'email',
	'checkbox',
	'consent',
	'statement',
	'radio-button',
	'image-radio',
	'icon-choice',
	'star-rating',
	'nps',
	'scale',
	'ranking',
	'dropdown',
	'matrix',
	'number',
	'date',
	'upload',
] as const;

export type QuestionType = ( typeof QUESTION_TYPES )[ number ];

/** Shape of an icon as an SVG path, so that nobody loads an icon font. */
export interface DrawnIcon {
	viewBox: string;
	path: string;
}

/** A chosen icon. The stored survey has no shapes; results get them from the server. */
export interface IconRef extends Partial< DrawnIcon > {
	/** Font Awesome Free icon name, e.g. `mug-hot`. */
	name: string;
	style: 'solid' | 'regular' | 'brands';
}

export interface ImageOption {
	label: string;
	/** Media library attachment, or null while none is chosen. `alt`: what it shows, for those who do not see it. */
	image: { id: number; url: string; alt?: string } | null;
}

export interface IconOption {
	label: string;
	icon: IconRef | null;
}

export type QuestionOption = string | ImageOption | IconOption;

export interface MatrixRow {
	/** Unique in the question, and never given to another row. */
	id: string;
	label: string;
	/** An answer to the question must have one to this row. */
	required?: boolean;
}

export interface QuestionConfig {
	/**
	 * radio-button, checkbox: strings. image-radio: ImageOption[].
	 * icon-choice: IconOption[]. nps: the two end labels (A7). matrix: the columns.
	 */
	options?: QuestionOption[];
	/**
	 * Choice types only: an id for each option, at the same place. Answers are
	 * counted by it, so an option keeps its votes when its text changes. Never
	 * given to another option of the question. Visitors do not get it.
	 */
	option_ids?: string[];
	/** consent: the text beside the box, words of its link in brackets; without it the title. statement: its text. */
	text?: string;
	/** consent only: where the link goes; '' is the site's privacy page. Visitors get the address. */
	link?: string;
	/** consent only: nothing is sent without it. */
	must?: boolean;
	/** statement only. */
	image?: { id: number; url: string; alt?: string } | null;
	/** matrix only: answers are counted by the ids. */
	rows?: MatrixRow[];
	/** email only (QST-32). */
	include_name?: boolean;
	/** Optional help text under the title (A119). */
	description?: string;
	/** For visitors only: a description with links, which a file draws (`Display\DrawnQuestion`). */
	help?: string;
	/** text: what the answer must be. */
	kind?: TextKind | '';
	/** text, long-text: characters of an answer; 0 and absent: any number. */
	min_length?: number;
	max_length?: number;
	/** Optional placeholder of text inputs. */
	placeholder?: string;
	/**
	 * radio-button, checkbox: the id of the option with a line to write on, and of the one that excludes the others
	 * (docs/questions.md). Visitors get the options' texts.
	 */
	other?: string;
	exclusive?: string;
	/** radio-button, checkbox: 1 to 3. */
	columns?: number;
	/** checkbox: how many may be chosen; 0 and absent: any number. */
	least?: number;
	most?: number;
	/** For visitors only: choices that are checkboxes (`Display\DrawnQuestion`). */
	several?: boolean;
	/** ranking only: as many as they like, all of them, or the top 3. */
	rank?: 'any' | 'all' | 'top';
	/** scale only. */
	look?: ScaleLook;
	/** scale only: 2 to 11. */
	points?: number;
	/** scale, nps: its smallest number, 1 unless it is given. */
	start?: 0 | 1;
	/** scale only: by which rule its figure is made (docs/figures.md). */
	purpose?: ScalePurpose;
	/** scale only: words at its ends. */
	low_label?: string;
	high_label?: string;
	/** number only, at most three decimals each. Steps are counted from `min`, else from 0. */
	min?: number;
	max?: number;
	step?: number;
	unit?: string;
	/** date only, YYYY-MM-DD. */
	earliest?: string;
	latest?: string;
	/** upload only: what it takes, and how much. */
	files?: 'pictures' | 'any';
	/** upload only: 1 to 10. Visitors get less where the server takes less. */
	megabytes?: number;
	/** upload, for visitors only: where the file goes, below `surveys/` of the REST API. */
	to?: string;
}

export type TextKind = 'email' | 'phone' | 'url' | 'postal';

export type ScaleLook = 'numbers' | 'smileys' | 'thumbs' | 'stars' | 'hearts';

export type ScalePurpose = 'plain' | 'csat' | 'ces';

export type IconSize = 'small' | 'medium' | 'large';

export interface QuestionSettings {
	required: boolean;
	randomize: boolean;
	comment_box: boolean;
	icon_color?: string;
	icon_size?: IconSize;
}

/** Operators of LOGIC-10; the evaluator answers false for any other (LOGIC-11). */
export const LOGIC_OPERATORS = [
	'=',
	'!=',
	'IN',
	'CONTAINS',
	'!CONTAINS',
	'STARTS_WITH',
	'ENDS_WITH',
	'>',
	'<',
] as const;

export type LogicOperator = ( typeof LOGIC_OPERATORS )[ number ];

/** Comparisons that the feature `paths` adds (docs/paths.md). */
export const PATH_OPERATORS = [ 'IS', '>=', '<=', 'BETWEEN', 'ANY_OF' ] as const;

export type PathOperator = ( typeof PATH_OPERATORS )[ number ];

/** What a condition may ask beside questions, where `question_id` stands. */
export const FACTS = [ '@device', '@page', '@language', '@returning' ] as const;

export type Fact = ( typeof FACTS )[ number ];

/** Value of a hidden field, and where it comes from, `page` or `address`. */
export type FieldFact = `@field.${ string }` | `@from.${ string }`;

/** What is known of the visitor; a fact that is not is ''. */
export type Facts = Partial< Record< Fact | FieldFact, string > >;

export interface LogicCondition {
	/** Id of a question, a `Fact`, or `@field.` and the name of a hidden field. */
	question_id: string;
	compare: LogicOperator | PathOperator;
	value: string;
	/** `BETWEEN` and `ANY_OF` only. */
	values?: string[];
}

/** One level of brackets. */
export interface ConditionGroup {
	match: 'all' | 'any';
	conditions: LogicCondition[];
}

/** What comes after a question (docs/paths.md). */
export interface Jump {
	/** Id of a later question, `@end`, or `@` and the id of an ending. */
	to: string;
	match: 'all' | 'any' | 'always';
	conditions: LogicCondition[];
	groups?: ConditionGroup[];
}

export interface QuestionLogic {
	enabled: boolean;
	action: 'show' | 'hide';
	conditions: LogicCondition[];
	/** Absent: all. */
	match?: 'any';
	groups?: ConditionGroup[];
	jumps?: Jump[];
}

export interface Question {
	/** Made by the builder: 1 to 32 characters of `A-Za-z0-9_-`, unique in the survey. */
	id: string;
	type: QuestionType;
	title: string;
	config: QuestionConfig;
	settings: QuestionSettings;
	logic: QuestionLogic;
}
