import { TextControl } from '@wordpress/components';
import { Circle, Path } from '@wordpress/primitives';
import { __ } from '@wordpress/i18n';
import { optionLabel, setOption, shownOptions } from '../../../domain/draft/options';
import { updateQuestion } from '../../../domain/draft/questions';
import { showsOptionFault } from '../questions/show-fault';
import { fieldKey } from '../state/fields';
import { useBuilder } from '../state/store';
import { MODERN } from '../ui/controls';
import { FieldError } from '../ui/field-error';
import { draw, stroke } from '../ui/icons';
import type { EditorProps, TypeEditor } from './type-editor';

export const nps: TypeEditor = {
	hint: () => __( 'Likely to recommend you? 1 to 10.', 'userfeedback' ),
	icon: draw(
		<Path key="arc" d="M4.75 16.5a7.25 7.25 0 0 1 14.5 0" { ...stroke } />,
		<Path key="hand" d="m12 16.5 3.6-4.6" { ...stroke } />,
		<Circle key="hub" cx="12" cy="16.5" r="1.4" fill="currentColor" />
	),
	Editor: EndLabels,
	// QST-38, A7.
	start: () => ( {
		// eslint-disable-next-line @wordpress/i18n-hyphenated-range -- Quoted by QST-38.
		title: __( 'On a scale of 1-10, how likely would you recommend us to a friend or colleague?', 'userfeedback' ),
		config: { options: [ __( 'Not Likely', 'userfeedback' ), __( 'Extremely Likely', 'userfeedback' ) ] },
	} ),
};

/** The two ends of the scale; empty ones are not allowed (A7). */
function EndLabels( { question, wrong }: EditorProps ) {
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
