import { __ } from '@wordpress/i18n';
import type { QuestionType } from '../../../types';
import { canComment, canRandomize } from '../../../domain/draft/new-question';

interface SettingToggle {
	key: 'required' | 'randomize' | 'comment_box';
	label: string;
	help: string;
}

/** What can be switched on for a question of this type (QST-33 to QST-36). */
export function settingToggles( type: QuestionType ): SettingToggle[] {
	const all: ( SettingToggle & { fits: boolean } )[] = [
		{
			key: 'required',
			label: __( 'Required', 'userfeedback' ),
			help: __( 'Visitors cannot skip this question.', 'userfeedback' ),
			fits: type !== 'consent' && type !== 'statement',
		},
		{
			key: 'randomize',
			label: __( 'Randomize options', 'userfeedback' ),
			help: __( 'Each visitor sees the options in a different order.', 'userfeedback' ),
			fits: canRandomize( type ),
		},
		{
			key: 'comment_box',
			label: __( 'Comment box', 'userfeedback' ),
			help: __( 'Adds a text box for a few words below the answer.', 'userfeedback' ),
			fits: canComment( type ),
		},
	];
	return all.filter( ( { fits } ) => fits );
}
