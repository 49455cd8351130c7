import { Icon } from '@wordpress/components';
import { calendar, desktop, globe, page, rotateRight, scheduled, seen } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import { effectiveSettings } from '../state/effective';
import { useBuilder } from '../state/store';
import {
	countriesWords,
	devicesWords,
	lengthWords,
	pagesWords,
	runWords,
	startWords,
	timingWords,
} from '../words/audience';

/** All choices of this step in plain words. */
export function Glance() {
	const { settings: stored, schedule } = useBuilder( ( state ) => state.draft );
	const settings = effectiveSettings( stored );
	const rows = [
		{
			icon: desktop,
			text: devicesWords( settings.targeting.devices ),
			wrong: settings.targeting.devices.length === 0,
		},
		{ icon: page, text: pagesWords( settings ) },
		{
			icon: globe,
			text: countriesWords( settings ),
			wrong: settings.geo_targeting.target === 'select' && settings.geo_targeting.countries.length === 0,
		},
		{ icon: scheduled, text: timingWords( settings ) },
		{ icon: rotateRight, text: lengthWords( settings ) },
		{ icon: calendar, text: runWords( settings, schedule ) },
		{ icon: seen, text: startWords( settings ) },
	];
	return (
		<aside className="ufb-glance" aria-labelledby="ufb-glance-title">
			<h3 id="ufb-glance-title">{ __( 'Who will see it', 'userfeedback' ) }</h3>
			<ul>
				{ rows.map( ( { icon, text, wrong = false } ) => (
					<li key={ text } className={ wrong ? 'is-wrong' : '' }>
						<Icon icon={ icon } size={ 20 } />
						<span>{ text }</span>
					</li>
				) ) }
			</ul>
		</aside>
	);
}
