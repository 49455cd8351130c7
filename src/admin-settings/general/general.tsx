import { boot } from '../../shared/app/boot';
import { UpgradeBanner } from '../../shared/components/upgrade-banner';
import { ConnectCard } from './connect-card';
import { LicenceCard } from './licence-card';
import { SetupCard } from './setup-card';

/**
 * General tab: the licence in Pro (STG-09), the way to Pro in Lite (STG-06, STG-10).
 */
export function General() {
	const { is_pro: isPro } = boot();
	return (
		<div className="uf-settings__column is-general">
			{ isPro ? (
				<LicenceCard />
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
