import { useState } from 'react';
import { CheckboxControl, TextareaControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Question } from '../../../types';
import { optionLabel } from '../../../domain/draft/options';
import { pasteOptions } from '../../../domain/draft/paste';
import type { Pasted } from '../../../domain/draft/paste';
import { updateQuestion } from '../../../domain/draft/questions';
import { dropMisfits } from '../../../domain/draft/references';
import { ActionModal } from '../../../shared/components/action-modal';
import { formatNumber } from '../../../shared/format/numbers';
import { FLAT } from '../ui/controls';
import { mostOptions } from './most';
import { useChange } from './use-question-actions';

/**
 * What stands below the lines: how many there are, and which do not count.
 *
 * @param pasted What became of them.
 * @param most   The most options there can be.
 * @param beside Whether options that are there stay beside them: they take places of the maximum.
 */
function summaryOf( { lines, doubles, left }: Pasted, most: number, beside: boolean ): string {
	return [
		sprintf(
			/* translators: %s: number of options. */
			_n( '%s option.', '%s options.', lines, 'userfeedback' ),
			formatNumber( lines )
		),
		doubles > 0 &&
			sprintf(
				/* translators: %s: number of lines. */
				_n( '%s double line is left out.', '%s double lines are left out.', doubles, 'userfeedback' ),
				formatNumber( doubles )
			),
		left > 0 &&
			( beside
				? sprintf(
						/* translators: %s: the most options there can be. */
						__( '%s is the maximum, with the options that are there.', 'userfeedback' ),
						formatNumber( most )
					)
				: sprintf(
						/* translators: %s: the most options there can be. */
						__( '%s is the maximum.', 'userfeedback' ),
						formatNumber( most )
					) ),
		left > 0 &&
			sprintf(
				/* translators: %s: number of lines. */
				_n( 'The last %s line is left out.', 'The last %s lines are left out.', left, 'userfeedback' ),
				formatNumber( left )
			),
		__( 'Empty lines do not count.', 'userfeedback' ),
	]
		.filter( Boolean )
		.join( ' ' );
}

/** One line, one option: added to those that are there, or instead of them. */
export function PasteDialog( { question, onClose }: { question: Question; onClose: () => void } ) {
	const [ text, setText ] = useState( '' );
	const [ replace, setReplace ] = useState( false );
	const apply = useChange();
	const most = mostOptions( question.type );
	const pasted = pasteOptions( question, text, replace, most );
	const there = ( question.config.options ?? [] ).filter( ( option ) => optionLabel( option ).trim() !== '' ).length;
	const replaces = replace && there > 0;
	const nothing = pasted.lines === 0 || ( ! replaces && pasted.added === 0 );
	const confirm = replaces
		? __( 'Replace options', 'userfeedback' )
		: sprintf(
				/* translators: %s: number of options. */
				_n( 'Add %s new option', 'Add %s new options', pasted.added, 'userfeedback' ),
				formatNumber( pasted.added )
			);
	return (
		<ActionModal
			title={ __( 'Paste a list', 'userfeedback' ) }
			size="medium"
			confirmText={ confirm }
			confirmDisabled={ nothing }
			onCancel={ onClose }
			onConfirm={ () => {
				apply( __( 'Options replaced.', 'userfeedback' ), ( draft ) =>
					dropMisfits(
						updateQuestion(
							draft,
							question.id,
							( old ) => pasteOptions( old, text, replaces, most ).question
						),
						question.id
					)
				);
				onClose();
			} }
		>
			<TextareaControl
				{ ...FLAT }
				label={ __( 'One option on each line', 'userfeedback' ) }
				rows={ 8 }
				dir="auto"
				value={ text }
				onChange={ setText }
			/>
			<p className="ufb-help" role="status">
				{ summaryOf( pasted, most, there > 0 && ! replaces ) }
			</p>
			{ there > 0 && (
				<CheckboxControl
					{ ...FLAT }
					label={ sprintf(
						/* translators: %s: number of options. */
						_n(
							'Replace the %s option that is there',
							'Replace the %s options that are there',
							there,
							'userfeedback'
						),
						formatNumber( there )
					) }
					help={ __( 'Past answers keep their count where the text is the same.', 'userfeedback' ) }
					checked={ replace }
					onChange={ setReplace }
				/>
			) }
		</ActionModal>
	);
}
