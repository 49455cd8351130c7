import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { MAX_LABEL, optionLabel, setOption, shownOptions } from '../../../domain/draft/options';
import { updateQuestion } from '../../../domain/draft/questions';
import type { Question } from '../../../types';
import type { EditorProps } from '../question-types/type-editor';
import { showsOptionFault } from '../questions/show-fault';
import { fieldKey } from '../state/fields';
import { useBuilder } from '../state/store';
import { MODERN, ToggleGroupControl, ToggleGroupControlOption } from '../ui/controls';
import { FieldError } from '../ui/field-error';

/** The question on another scale. A title that names the scale keeps in step with it, whatever its language. */
function withStart( question: Question, start: 0 | 1 ): Question {
	const { start: _start, ...config } = question.config;
	return {
		...question,
		title: question.title.replace( /(^|\D)[01](\s*[-–]\s*10(?!\d))/, `$1${ start }$2` ),
		config: start === 0 ? { ...config, start } : config,
	};
}

/** The scale and its two ends; empty ones are not allowed (A7). */
export function EndLabels( { question, wrong }: EditorProps ) {
	const edit = useBuilder( ( state ) => state.edit );
	const touch = useBuilder( ( state ) => state.touch );
	const touched = useBuilder( ( state ) => state.touched );
	const { start = 1 } = question.config;
	const labels = [
		start === 0 ? __( 'Label below 0', 'userfeedback' ) : __( 'Label below 1', 'userfeedback' ),
		__( 'Label below 10', 'userfeedback' ),
	];
	const options = shownOptions( question );
	return (
		<div className="ufb-scale">
			<ToggleGroupControl
				{ ...MODERN }
				isBlock
				label={ __( 'Scale', 'userfeedback' ) }
				value={ String( start ) }
				onChange={ ( value ) =>
					edit( ( draft ) =>
						updateQuestion( draft, question.id, ( old ) => withStart( old, value === '0' ? 0 : 1 ) )
					)
				}
				help={ __(
					'Published scores use 0 to 10. The two are not comparable: if you change the scale, answers so far stay in Results as a figure of their own.',
					'userfeedback'
				) }
			>
				<ToggleGroupControlOption value="1" label={ __( '1 to 10', 'userfeedback' ) } />
				<ToggleGroupControlOption value="0" label={ __( '0 to 10', 'userfeedback' ) } />
			</ToggleGroupControl>
			<div className="ufb-ends">
				{ labels.map( ( label, at ) => {
					const value = optionLabel( options[ at ] ?? '' );
					const empty = showsOptionFault( question, at, touched );
					return (
						<TextControl
							key={ at }
							{ ...MODERN }
							className={ empty ? 'is-wrong' : '' }
							label={ label }
							dir="auto"
							value={ value }
							maxLength={ MAX_LABEL }
							aria-invalid={ empty ? true : undefined }
							onBlur={ () => touch( fieldKey.option( question.id, at ) ) }
							onChange={ ( text ) =>
								edit(
									( draft ) =>
										updateQuestion( draft, question.id, ( old ) => setOption( old, at, text ) ),
									{ key: `option:${ question.id }:${ at }` }
								)
							}
						/>
					);
				} ) }
			</div>
			{ wrong && <FieldError text={ __( 'Options are required.', 'userfeedback' ) } /> }
		</div>
	);
}
