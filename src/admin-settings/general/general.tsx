import { boot } from '../../shared/app/boot';
import { UpgradeBanner } from '../../shared/components/upgrade-banner';
import { ConnectCard } from './connect-card';
import { LicenseCard } from './license-card';
import { SetupCard } from './setup-card';

/**
 * General tab: the license in Pro (STG-09), the way to Pro in Lite (STG-06, STG-10).
 */
export function General() {
	const { is_pro: isPro } = boot();
	return (
		<div className="uf-settings__column is-general">
			{ isPro ? (
				<LicenseCard />
			) : (
				<>
					<UpgradeBanner medium="settings-promo" />
					<ConnectCard />
				</>
			) }
			<SetupCard />
		</div>
	);
}
