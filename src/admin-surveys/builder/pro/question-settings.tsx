import { ToggleControl } from '@wordpress/components';
import type { Question } from '../../../types';
import { settingToggles } from '../questions/setting-toggles';
import { useQuestionSettings } from '../questions/use-question-settings';
import { useBuilder } from '../state/store';
import { FLAT } from '../ui/controls';
import { TextRules } from './text-rules';

/** Required, random order, comment box (QST-33 to QST-35). */
export function QuestionSettingsFields( { question }: { question: Question } ) {
	const locked = useBuilder( ( state ) => state.locked );
	const set = useQuestionSettings( question.id );
	const toggles = settingToggles( question.type ).map( ( { key, label, help } ) => (
		<ToggleControl
			key={ key }
			{ ...FLAT }
			label={ label }
			help={ help }
			checked={ question.settings[ key ] }
			disabled={ locked }
			onChange={ ( on ) => set( { [ key ]: on } ) }
		/>
	) );
	return (
		<>
			{ toggles }
			{ [ 'text', 'long-text' ].includes( question.type ) && (
				<TextRules key={ question.id } question={ question } />
			) }
		</>
	);
}
