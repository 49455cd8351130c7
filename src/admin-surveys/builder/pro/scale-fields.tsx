import { SelectControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { QuestionConfig, ScaleLook } from '../../../types';
import { updateQuestion } from '../../../domain/draft/questions';
import { rangeOf } from '../../../domain/question-types';
import { changeScale, pointsOf } from '../../../domain/scale';
import { scaleRule } from '../../../shared/lib/scale-rule';
import type { EditorProps } from '../question-types/type-editor';
import { useBuilder } from '../state/store';
import { MODERN, ToggleGroupControl, ToggleGroupControlOption } from '../ui/controls';

const looks = (): [ ScaleLook, string ][] => [
	[ 'numbers', __( 'Numbers', 'userfeedback' ) ],
	[ 'smileys', __( 'Smileys', 'userfeedback' ) ],
	[ 'thumbs', __( 'Thumbs', 'userfeedback' ) ],
	[ 'stars', __( 'Stars', 'userfeedback' ) ],
	[ 'hearts', __( 'Hearts', 'userfeedback' ) ],
];

const numbers = ( least: number, most: number ) =>
	Array.from( { length: most - least + 1 }, ( _, at ) => ( {
		value: String( least + at ),
		label: String( least + at ),
	} ) );

/** Look, length, meaning and end labels of a scale. What no longer fits follows each change, so no fault can be saved. */
export function ScaleFields( { question }: EditorProps ) {
	const edit = useBuilder( ( state ) => state.edit );
	const {
		look = 'numbers',
		points = 5,
		start = 1,
		purpose = 'plain',
		low_label: low,
		high_label: high,
	} = question.config;
	const range = rangeOf( question ) ?? { low: 1, high: 5 };
	const set = ( change: Partial< QuestionConfig >, key?: string ) =>
		edit(
			( draft ) =>
				updateQuestion( draft, question.id, ( old ) => ( {
					...old,
					config: changeScale( old.config, change ),
				} ) ),
			key === undefined ? undefined : { key: `${ key }:${ question.id }` }
		);
	const { least, most } = pointsOf( look );
	const thumbs = look === 'thumbs';
	const endLabel = ( end: number ) =>
		sprintf(
			/* translators: %d: a number of the scale. */
			__( 'Label below %d', 'userfeedback' ),
			end
		);
	return (
		<div className="ufb-scale">
			<ToggleGroupControl
				{ ...MODERN }
				isBlock
				label={ __( 'Look', 'userfeedback' ) }
				value={ look }
				onChange={ ( value ) => set( { look: value as ScaleLook } ) }
			>
				{ looks().map( ( [ value, label ] ) => (
					<ToggleGroupControlOption key={ value } value={ value } label={ label } />
				) ) }
			</ToggleGroupControl>
			<div className="ufb-scale__row">
				{ ! thumbs && (
					<SelectControl
						{ ...MODERN }
						label={ __( 'Points', 'userfeedback' ) }
						value={ String( points ) }
						options={ numbers( least, most ) }
						onChange={ ( value ) => set( { points: Number( value ) } ) }
					/>
				) }
				{ look === 'numbers' && (
					<SelectControl
						{ ...MODERN }
						label={ __( 'Start at', 'userfeedback' ) }
						value={ String( start ) }
						options={ numbers( 0, 1 ) }
						onChange={ ( value ) => set( { start: value === '0' ? 0 : 1 } ) }
					/>
				) }
				<SelectControl
					{ ...MODERN }
					label={ __( 'Counts as', 'userfeedback' ) }
					value={ purpose }
					options={ [
						{ value: 'plain', label: __( 'A plain scale', 'userfeedback' ) },
						{ value: 'csat', label: __( 'CSAT, customer satisfaction', 'userfeedback' ) },
						{ value: 'ces', label: __( 'CES, customer effort (7 points)', 'userfeedback' ) },
					] }
					onChange={ ( value ) => set( { purpose: value } ) }
				/>
			</div>
			<p className="ufb-help">
				{ scaleRule( purpose, range.low, range.high ) }{ ' ' }
				{ __( 'The rule stands beside the figure in Results.', 'userfeedback' ) }
			</p>
			<div className="ufb-ends">
				<TextControl
					{ ...MODERN }
					label={ thumbs ? __( 'Word for thumbs down', 'userfeedback' ) : endLabel( range.low ) }
					dir="auto"
					maxLength={ 60 }
					placeholder={ thumbs ? __( 'No', 'userfeedback' ) : '' }
					value={ low ?? '' }
					onChange={ ( text ) => set( { low_label: text }, 'low' ) }
				/>
				<TextControl
					{ ...MODERN }
					label={ thumbs ? __( 'Word for thumbs up', 'userfeedback' ) : endLabel( range.high ) }
					dir="auto"
					maxLength={ 60 }
					placeholder={ thumbs ? __( 'Yes', 'userfeedback' ) : '' }
					value={ high ?? '' }
					onChange={ ( text ) => set( { high_label: text }, 'high' ) }
				/>
			</div>
		</div>
	);
}
