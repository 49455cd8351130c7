import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { optionLabel, setOption, shownOptions } from '../../../domain/draft/options';
import { updateQuestion } from '../../../domain/draft/questions';
import type { EditorProps } from '../question-types/type-editor';
import { showsOptionFault } from '../questions/show-fault';
import { fieldKey } from '../state/fields';
import { useBuilder } from '../state/store';
import { MODERN } from '../ui/controls';
import { FieldError } from '../ui/field-error';

/** The two ends of the scale; empty ones are not allowed (A7). */
export function EndLabels( { question, wrong }: EditorProps ) {
	const edit = useBuilder( ( state ) => state.edit );
	const touch = useBuilder( ( state ) => state.touch );
	const touched = useBuilder( ( state ) => state.touched );
	const labels = [ __( 'Label below 1', 'userfeedback' ), __( 'Label below 10', 'userfeedback' ) ];
	const options = shownOptions( question );
	return (
		<div>
			<div className="ufb-ends">
				{ labels.map( ( label, at ) => {
					const value = optionLabel( options[ at ] ?? '' );
					const empty = showsOptionFault( question, at, touched );
					return (
						<TextControl
							key={ label }
							{ ...MODERN }
							className={ empty ? 'is-wrong' : '' }
							label={ label }
							dir="auto"
							value={ value }
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
