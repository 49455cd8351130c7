import { language } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import { useLock } from '../../../shared/components/lock';
import { LockLine } from '../../../shared/components/lock-line';
import { ProPart } from '../../../shared/registry/pro-parts';
import { proLanguages } from '../pro-builder';
import { PlanCard } from './plan-card';

/** The survey in other languages (docs/languages.md). */
export function Languages( { folded }: { folded: boolean } ) {
	const lock = useLock( {
		feature: 'languages',
		name: __( 'Languages', 'userfeedback' ),
		medium: 'survey-languages',
	} );
	return (
		<PlanCard
			id="languages"
			title={ __( 'Languages', 'userfeedback' ) }
			description={ __(
				'Visitors read the survey in their language. Their answers are counted together.',
				'userfeedback'
			) }
			icon={ language }
			folded={ folded ? lock : null }
			now={ [ __( 'One language for everybody', 'userfeedback' ) ] }
		>
			<div className="ufb-card__body">
				{ lock ? (
					<LockLine lock={ lock } />
				) : (
					<ProPart from={ proLanguages }>{ ( { LanguagesPanel } ) => <LanguagesPanel /> }</ProPart>
				) }
			</div>
		</PlanCard>
	);
}
