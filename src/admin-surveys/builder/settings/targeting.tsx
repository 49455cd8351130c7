import { CheckboxControl, Icon } from '@wordpress/components';
import { desktop, mobile, people, tablet } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import type { Device, TargetingSettings } from '../../../types';
import { ALL_DEVICES } from '../../../domain/draft/defaults';
import { shownRules } from '../../../domain/draft/page-rules';
import { useLock } from '../../../shared/components/lock';
import { LockLine } from '../../../shared/components/lock-line';
import { lockedArea } from '../../../shared/components/locked-area';
import { LockedGroup } from '../../../shared/components/locked-group';
import { isBuilt } from '../../../shared/lib/entitlements';
import { effectiveSettings } from '../state/effective';
import { Card, Section } from '../ui/card';
import { Choices } from '../ui/choices';
import { FieldError } from '../ui/field-error';
import { deviceName } from '../words/audience';
import { Geo } from './geo';
import { PageRules } from './page-rules';
import { useSettings } from './use-settings';
import { FLAT } from '../ui/controls';

const DEVICE_ICONS = { desktop, tablet, mobile };

/** Device Type, Pages, Geo Targeting (SET-02). */
export function Targeting() {
	const { settings, locked, set } = useSettings();
	const { targeting } = settings;
	// SET-05: what is stored does nothing while it is locked.
	const { devices } = effectiveSettings( settings ).targeting;
	const devicesLock = useLock( {
		feature: 'devices',
		name: __( 'Custom Device Type', 'userfeedback' ),
		medium: 'device-type',
	} );
	const rulesLock = useLock( {
		feature: 'page-rules',
		name: __( 'Conditional Display', 'userfeedback' ),
		medium: 'conditional-display',
	} );
	const put = ( change: Partial< TargetingSettings >, key = '' ) =>
		set(
			( old ) => ( {
				...old,
				targeting: { ...old.targeting, ...change },
			} ),
			key
		);
	const toggle = ( device: Device, on: boolean ) =>
		put( {
			devices: ALL_DEVICES.filter( ( one ) => ( one === device ? on : targeting.devices.includes( one ) ) ),
		} );
	return (
		<Card
			id="targeting"
			title={ __( 'Targeting', 'userfeedback' ) }
			description={ __( 'Who sees the survey, and where.', 'userfeedback' ) }
			icon={ people }
		>
			<Section id="devices" title={ __( 'Device Type', 'userfeedback' ) }>
				<LockLine lock={ devicesLock } />
				<div
					className={ devicesLock ? 'ufb-devices is-locked' : 'ufb-devices' }
					{ ...lockedArea( devicesLock ) }
				>
					{ ALL_DEVICES.map( ( device ) => (
						<div
							key={ device }
							className={ devices.includes( device ) ? 'ufb-device is-on' : 'ufb-device' }
						>
							<Icon icon={ DEVICE_ICONS[ device ] } size={ 24 } />
							<CheckboxControl
								{ ...FLAT }
								label={ deviceName( device ) }
								checked={ devices.includes( device ) }
								disabled={ locked }
								aria-disabled={ devicesLock ? true : undefined }
								onChange={ ( on ) => toggle( device, on ) }
							/>
						</div>
					) ) }
				</div>
				{ devices.length === 0 && (
					<FieldError
						text={ __( 'Choose at least one device: nobody would see the survey.', 'userfeedback' ) }
					/>
				) }
				{ devicesLock && (
					<p className="ufb-help">
						{ __( 'Visitors on tablets and phones will not see this survey.', 'userfeedback' ) }
					</p>
				) }
			</Section>
			<Section id="pages" title={ __( 'Pages', 'userfeedback' ) }>
				<Choices
					legend={ __( 'Pages', 'userfeedback' ) }
					hideLegend
					value={ targeting.pages === 'all' ? 'all' : 'select' }
					disabled={ locked }
					onChange={ ( pages ) =>
						put( {
							pages,
							// TGT-03: an open list has a first rule.
							page_rules: pages === 'all' ? targeting.page_rules : shownRules( targeting.page_rules ),
						} )
					}
					choices={ [
						{ value: 'all', label: __( 'All pages', 'userfeedback' ) },
						{
							value: 'select',
							label: __( 'Pages that match rules', 'userfeedback' ),
							lock: rulesLock,
						},
					] }
				/>
				{ targeting.pages !== 'all' && (
					<LockedGroup lock={ rulesLock } label={ __( 'Page rules', 'userfeedback' ) }>
						<PageRules
							rules={ targeting.page_rules }
							disabled={ locked }
							onChange={ ( rules, key ) => put( { page_rules: rules }, key ) }
						/>
					</LockedGroup>
				) }
			</Section>
			{ isBuilt( 'geo' ) && (
				<Section id="geo" title={ __( 'Geo Targeting', 'userfeedback' ) }>
					<Geo />
				</Section>
			) }
		</Card>
	);
}
