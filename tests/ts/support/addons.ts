import addons from '../../../addons.json';
import type { AddonInfo, PlanLevel } from '../../../src/types';

const LABELS = { plus: 'Plus', pro: 'Pro', elite: 'Elite' };

/**
 * The reply of `userfeedback_get_addons`: the list of addons.json, all of them
 * licensed and not installed, except what is given.
 *
 * @param states By slug.
 */
export function addonInfos( states: Record< string, Partial< AddonInfo > > = {} ): AddonInfo[] {
	return addons.map( ( { slug, title, excerpt, note, icon, plan } ) => ( {
		slug,
		title,
		excerpt,
		note,
		icon,
		plan: plan as PlanLevel,
		categories: [ LABELS[ plan as PlanLevel ] ],
		type: 'licensed',
		installed: false,
		active: false,
		redirect: '',
		url: `https://vendor.test/userfeedback/packages/userfeedback-${ slug }.zip`,
		basename: `userfeedback-${ slug }/userfeedback-${ slug }.php`,
		problem: '',
		...states[ slug ],
	} ) );
}
