/**
 * A question as visitors' browsers get it: one that uses more than the widget itself can draw goes by the name of
 * the file that can (docs/questions.md). `Display\DrawnQuestion` does the same for visitors; both run
 * tests/fixtures/drawn.json.
 */
import { QUESTION_TYPES } from '../types';
import type { Question, QuestionConfig } from '../types';
import { optionLabel } from './draft/options';
import { hasLinks } from './links';

/** As the widget knows it: its type may be the name of a file. */
export type Drawn = Omit< Question, 'type' > & { type: string };

/** Options from which on visitors can search them. */
const SEARCH_FROM = 12;

const CHOICES = [ 'radio-button', 'checkbox' ];

/**
 * @param question As stored.
 * @param more     Whether the Question Types addon runs.
 */
export const drawn = ( question: Question, more: boolean ): Drawn =>
	detailed(
		more && CHOICES.includes( question.type ) ? choices( question ) : dropdown( fromZero( question ) ),
		more
	);

/** Consent and statement have links of their own; a type of another plugin may have no file. */
const isKnown = ( type: string ) =>
	[ 'choices', ...QUESTION_TYPES ].includes( type ) && ! [ 'consent', 'statement' ].includes( type );

/** Links in the description, rules for the text. */
function detailed( question: Drawn, more: boolean ): Drawn {
	const { description, ...config } = question.config;
	const links = description !== undefined && hasLinks( description );
	const rules = more && ( config.kind || config.min_length || config.max_length );
	if ( ( ! links && ! rules ) || ! isKnown( question.type ) ) {
		return question;
	}
	return {
		...question,
		type: `details:${ question.type }`,
		config: links ? { ...config, help: description } : question.config,
	};
}

/** An NPS from 0 to 10: a scale with eleven points. */
function fromZero( question: Question ): Drawn {
	const { type, config } = question;
	if ( type !== 'nps' || config.start !== 0 ) {
		return question;
	}
	const { options = [], ...rest } = config;
	const [ low = '', high = '' ] = options.map( optionLabel );
	return {
		...question,
		type: 'scale',
		config: { ...rest, points: 11, low_label: low, high_label: high },
	};
}

function choices( question: Question ): Drawn {
	const { type, config } = question;
	const { options = [], other, exclusive, columns = 1, least, most } = config;
	if ( ! ( other || exclusive || columns > 1 || least || most || options.length >= SEARCH_FROM ) ) {
		return question;
	}
	const own = withTexts( config );
	if ( type === 'checkbox' ) {
		own.several = true;
	}
	return { ...question, type: 'choices', config: own };
}

/** Its file draws every dropdown, also one with "Other". */
const dropdown = ( question: Drawn ): Drawn =>
	question.type === 'dropdown' ? { ...question, config: withTexts( question.config ) } : question;

/** Visitors know the options with a part by their text (A69). */
function withTexts( config: QuestionConfig ): QuestionConfig {
	const { other: _other, exclusive: _exclusive, ...rest } = config;
	const own: QuestionConfig = rest;
	const { option_ids: ids = [], options = [] } = config;
	for ( const name of [ 'other', 'exclusive' ] as const ) {
		const option = options[ ids.indexOf( config[ name ] ?? '' ) ];
		if ( option !== undefined ) {
			own[ name ] = optionLabel( option );
		}
	}
	return own;
}
