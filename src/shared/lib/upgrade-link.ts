import { boot } from '../app/boot';

/**
 * Link to the shop with the campaign tag of the control that leads there
 * (PLAN-16). Plan source, version and affiliate are in it already, from
 * `Plan\UpgradeLink` (PLAN-17).
 *
 * @param medium Letters, digits and hyphens, e.g. `survey-runtime`.
 * @return '' when the owner of the product has no shop.
 */
export function upgradeLink( medium: string ): string {
	return boot().upgrade_link.replaceAll( '__medium__', medium );
}
