import type { BootData } from '../types';

/**
 * What the growth tools feature (ABOUT-13): Elite for plus and pro, the way to Pro for Pro without a license, Lite's
 * upgrade for Lite. Who has Elite has everything and gets a guide.
 */
export function featuredItem( {
	is_pro: isPro,
	is_licensed: isLicensed,
	license_type: type,
}: Pick< BootData, 'is_pro' | 'is_licensed' | 'license_type' > ): 'lite' | 'pro' | 'elite' | 'guide' {
	if ( ! isPro ) {
		return 'lite';
	}
	if ( ! isLicensed ) {
		return 'pro';
	}
	return type === 'elite' ? 'guide' : 'elite';
}
