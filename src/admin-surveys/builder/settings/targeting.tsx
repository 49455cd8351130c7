import { CheckboxControl } from '@wordpress/components';
import { people } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import { shownRules } from '../../../domain/draft/page-rules';
import { useLock } from '../../../shared/components/lock';
import type { Lock } from '../../../shared/components/lock';
import { LockLine } from '../../../shared/components/lock-line';
import { ProPart } from '../../../shared/registry/pro-parts';
import { proBuilder } from '../pro-builder';
import { effectiveSettings } from '../state/effective';
import { Section } from '../ui/card';
import { Choices } from '../ui/choices';
import { FLAT } from '../ui/controls';
import { deviceName } from '../../../shared/format/devices';
import { devicesWords, pagesWords } from '../words/audience';
import { DeviceTiles } from './device-tiles';
import { Geo } from './geo';
import { PlanCard } from './plan-card';
import { useSettings } from './use-settings';

/** Device Type, Pages, Geo Targeting (SET-02). */
export function Targeting( { folded }: { folded: boolean } ) {
	const { settings } = useSettings();
	const shown = effectiveSettings( settings );
	const devicesLock = useLock( {
		feature: 'devices',
		name: __( 'Custom Device Type', 'userfeedback' ),
		medium: 'device-type',
	} );
	return (
		<PlanCard
			id="targeting"
			title={ __( 'Targeting', 'userfeedback' ) }
			description={ __( 'Who sees the survey, and where.', 'userfeedback' ) }
			icon={ people }
			folded={ folded ? devicesLock : null }
			now={ [ devicesWords( shown.targeting.devices ), pagesWords( shown ) ] }
		>
			<Section id="devices" title={ __( 'Device Type', 'userfeedback' ) }>
				{ devicesLock ? (
					<LockedDevices lock={ devicesLock } />
				) : (
					<ProPart from={ proBuilder }>{ ( { Devices } ) => <Devices /> }</ProPart>
				) }
			</Section>
			<Section id="pages" title={ __( 'Pages', 'userfeedback' ) }>
				<Pages />
			</Section>
			<Section id="geo" title={ __( 'Geo Targeting', 'userfeedback' ) }>
				<Geo />
			</Section>
		</PlanCard>
	);
}

/** SET-05, SET-06: the boxes show what counts, which without the addon is not what is stored. */
function LockedDevices( { lock }: { lock: Lock } ) {
	const { settings } = useSettings();
	const { devices } = effectiveSettings( settings ).targeting;
	return (
		<>
			<LockLine lock={ lock } />
			<DeviceTiles chosen={ devices } lock={ lock }>
				{ ( device ) => (
					<CheckboxControl
						{ ...FLAT }
						label={ deviceName( device ) }
						checked={ devices.includes( device ) }
						aria-disabled
						onChange={ () => undefined }
					/>
				) }
			</DeviceTiles>
			{ devices.length === 1 && devices[ 0 ] === 'desktop' && (
				<p className="ufb-help">
					{ __( 'Visitors on tablets and phones will not see this survey.', 'userfeedback' ) }
				</p>
			) }
		</>
	);
}

/** SET-07, SET-08. */
function Pages() {
	const { settings, locked, set } = useSettings();
	const lock = useLock( {
		feature: 'page-rules',
		name: __( 'Conditional Display', 'userfeedback' ),
		medium: 'conditional-display',
	} );
	const byRules = settings.targeting.pages !== 'all';
	const { pages } = effectiveSettings( settings ).targeting;
	return (
		<>
			<Choices
				legend={ __( 'Pages', 'userfeedback' ) }
				hideLegend
				value={ pages === 'all' ? 'all' : 'select' }
				disabled={ locked }
				onChange={ ( chosen ) =>
					set( ( old ) => ( {
						...old,
						targeting: {
							...old.targeting,
							pages: chosen,
							// TGT-03: an open list has a first rule.
							page_rules:
								chosen === 'all' ? old.targeting.page_rules : shownRules( old.targeting.page_rules ),
						},
					} ) )
				}
				choices={ [
					{ value: 'all', label: __( 'All pages', 'userfeedback' ) },
					{
						value: 'select',
						label: __( 'Pages that match rules', 'userfeedback' ),
						lock,
					},
				] }
			/>
			{ byRules && ! lock && (
				<ProPart from={ proBuilder }>{ ( { PageRules } ) => <PageRules disabled={ locked } /> }</ProPart>
			) }
			{ byRules && pages === 'all' && (
				<p className="ufb-help">
					{ __( 'This survey has page rules, but visitors see it on all pages.', 'userfeedback' ) }
				</p>
			) }
		</>
	);
}
