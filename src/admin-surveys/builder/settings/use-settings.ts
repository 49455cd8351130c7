import type { SurveySettings } from '../../../types';
import { useBuilder } from '../state/store';

/** The draft's settings and a way to change one part of them. */
export function useSettings() {
	const settings = useBuilder( ( state ) => state.draft.settings );
	const locked = useBuilder( ( state ) => state.locked );
	const edit = useBuilder( ( state ) => state.edit );
	return {
		settings,
		locked,
		set: ( change: ( old: SurveySettings ) => SurveySettings, key = '' ) =>
			edit( ( draft ) => ( { ...draft, settings: change( draft.settings ) } ), { key } ),
	};
}
