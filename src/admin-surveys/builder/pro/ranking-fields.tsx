import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditorProps } from '../question-types/type-editor';
import { TextOptions } from '../questions/text-options';
import { MODERN } from '../ui/controls';

/** The options of a ranking, and how many of them visitors rank. */
export function RankingFields( { question, wrong, onConfig }: EditorProps ) {
	return (
		<>
			<TextOptions question={ question } wrong={ wrong } />
			<SelectControl
				{ ...MODERN }
				label={ __( 'Visitors rank', 'userfeedback' ) }
				value={ question.config.rank ?? 'any' }
				options={ [
					{ value: 'any', label: __( 'As many as they like', 'userfeedback' ) },
					{ value: 'all', label: __( 'All of them', 'userfeedback' ) },
					{ value: 'top', label: __( 'The top 3', 'userfeedback' ) },
				] }
				onChange={ ( rank ) => onConfig( { rank } ) }
			/>
		</>
	);
}
