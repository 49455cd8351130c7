import { tag } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import { useLock } from '../../../shared/components/lock';
import { LockLine } from '../../../shared/components/lock-line';
import { ProPart } from '../../../shared/registry/pro-parts';
import { proPaths } from '../pro-builder';
import { PlanCard } from './plan-card';

/** Values that the site hands over with a response (docs/paths.md). */
export function HiddenFields( { folded }: { folded: boolean } ) {
	const lock = useLock( {
		feature: 'paths',
		name: __( 'Hidden Fields', 'userfeedback' ),
		medium: 'hidden-fields',
	} );
	return (
		<PlanCard
			id="hidden-fields"
			title={ __( 'Hidden Fields', 'userfeedback' ) }
			description={ __(
				'Your site adds what it knows to a response, such as a plan or a campaign. Visitors see nothing of it.',
				'userfeedback'
			) }
			icon={ tag }
			folded={ folded ? lock : null }
			now={ [ __( 'Responses have answers only', 'userfeedback' ) ] }
		>
			<div className="ufb-card__body">
				{ lock ? (
					<LockLine lock={ lock } />
				) : (
					<ProPart from={ proPaths }>{ ( { HiddenFieldsPanel } ) => <HiddenFieldsPanel /> }</ProPart>
				) }
			</div>
		</PlanCard>
	);
}
