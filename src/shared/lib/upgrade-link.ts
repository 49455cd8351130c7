import { boot } from '../app/boot';

/**
 * Link to the shop with the campaign tag of its control (PLAN-16). `Plan\UpgradeLink` already added source, version and
 * affiliate (PLAN-17).
 *
 * @param medium Letters, digits and hyphens, e.g. `survey-runtime`.
 * @return '' when the owner of the product has no shop.
 */
export function upgradeLink( medium: string ): string {
	return boot().upgrade_link.replaceAll( '__medium__', medium );
}
