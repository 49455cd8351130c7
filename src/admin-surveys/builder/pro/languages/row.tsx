import { useId } from 'react';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { shownText, storedText } from '../../../../domain/piping';
import type { SurveyText } from '../../../../types';
import { useBuilder } from '../../state/store';

interface Props {
	text: SurveyText;
	source: string;
	tag: string;
	rtl: boolean;
	/** Name of the field. */
	label: string;
	value: string;
	/** What the source was when this was translated; null where it is the same. */
	was: string | null;
	/** Why the server refused it. */
	wrong: string;
	/** By AI. */
	better: string | undefined;
	/** By AI, and why it cannot be kept. */
	refused: { text: string; reason: string } | undefined;
	onChange: ( value: string ) => void;
	/** The translation is right for the changed source. */
	onKeep: () => void;
}

const MOST_LETTERS = 2000;

/** One text: the source, and its translation. */
export function Row( {
	text: { text, what, lines },
	source,
	tag,
	rtl,
	label,
	value,
	was,
	wrong,
	better,
	refused,
	onChange,
	onKeep,
}: Props ) {
	const help = useId();
	const questions = useBuilder( ( { draft } ) => draft.questions );
	const shown = ( one: string ) => shownText( one, questions );
	const change = ( typed: string ) => onChange( storedText( typed, questions ) );
	const field = {
		'aria-label': label,
		'aria-invalid': wrong !== '' || undefined,
		'aria-describedby': help,
		lang: tag,
		dir: rtl ? 'rtl' : 'ltr',
		maxLength: MOST_LETTERS,
		value: shown( value ),
	};
	return (
		<div className={ `ufb-text ${ value === '' ? 'is-missing' : '' }` }>
			<div className="ufb-text__source">
				<span>{ what }</span>
				<p lang={ source } dir="auto">
					{ shown( text ) }
				</p>
			</div>
			<div className="ufb-text__field">
				{ lines ? (
					<textarea { ...field } rows={ 3 } onChange={ ( { target } ) => change( target.value ) } />
				) : (
					<input { ...field } type="text" onChange={ ( { target } ) => change( target.value ) } />
				) }
				<div id={ help } className="ufb-text__help">
					{ wrong !== '' && <p className="is-wrong">{ wrong }</p> }
					{ was !== null && (
						<p className="is-changed">
							{ sprintf(
								/* translators: %s: a text. */
								__( 'The source has changed. It was: %s', 'userfeedback' ),
								shown( was )
							) }
						</p>
					) }
					{ better !== undefined && (
						<p lang={ tag } dir={ rtl ? 'rtl' : 'ltr' }>
							<strong>{ shown( better ) }</strong>
						</p>
					) }
					{ refused && (
						<p>
							<s lang={ tag } dir="auto">
								{ shown( refused.text ) }
							</s>{ ' ' }
							{ refused.reason }
						</p>
					) }
				</div>
				<div className="ufb-text__does">
					{ was !== null && (
						<Button size="small" variant="link" onClick={ onKeep }>
							{ __( 'Still right', 'userfeedback' ) }
						</Button>
					) }
					{ better !== undefined && (
						<Button size="small" variant="link" onClick={ () => onChange( better ) }>
							{ __( 'Use this', 'userfeedback' ) }
						</Button>
					) }
					{ value === '' && (
						<Button size="small" variant="link" onClick={ () => onChange( text ) }>
							{ __( 'Copy the source', 'userfeedback' ) }
						</Button>
					) }
				</div>
			</div>
		</div>
	);
}
