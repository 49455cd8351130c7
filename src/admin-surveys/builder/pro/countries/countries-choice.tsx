import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { countriesQuery } from '../../../../shared/api/countries/countries';
import { Notice } from '../../../../shared/components/notice';
import { CountryField } from '../../../../shared/countries/country-field';
import { allContinents } from '../../../../shared/countries/continents';
import { regionName } from '../../../../shared/countries/name';
import { can } from '../../../../shared/lib/entitlements';
import { pageUrl } from '../../../../shared/lib/pages';
import { useSettings } from '../../settings/use-settings';
import './countries.scss';

/** Which countries, one by one or by continent (SET-09, SET-10). */
export function CountriesChoice() {
	const { settings, locked, set } = useSettings();
	const { countries } = settings.geo_targeting;
	const continents = useMemo( allContinents, [] );
	const change = ( next: string[] ) =>
		set( ( old ) => ( { ...old, geo_targeting: { ...old.geo_targeting, countries: next } } ) );
	return (
		<div className="ufb-countries">
			<CountryField
				label={ __( 'Countries', 'userfeedback' ) }
				value={ countries }
				disabled={ locked }
				onChange={ change }
			/>
			<div className="ufb-countries__continents" role="group" aria-label={ __( 'Continents', 'userfeedback' ) }>
				{ continents.map( ( { key, name, codes } ) => {
					const whole = codes.every( ( code ) => countries.includes( code ) );
					return (
						<Button
							key={ key }
							size="small"
							variant="secondary"
							aria-pressed={ whole }
							isPressed={ whole }
							disabled={ locked }
							onClick={ () =>
								change(
									whole
										? countries.filter( ( code ) => ! codes.includes( code ) )
										: [ ...new Set( [ ...countries, ...codes ] ) ]
								)
							}
						>
							{ name }
						</Button>
					);
				} ) }
				{ countries.length > 0 && (
					<Button size="small" variant="tertiary" disabled={ locked } onClick={ () => change( [] ) }>
						{ __( 'Clear', 'userfeedback' ) }
					</Button>
				) }
			</div>
			<p className="ufb-help">
				{ __( 'Visitors whose country is not known do not see the survey.', 'userfeedback' ) }
			</p>
			{ countries.length === 0 && (
				<Notice status="warning" isDismissible={ false }>
					{ __( 'No country is chosen, so nobody sees this survey.', 'userfeedback' ) }
				</Notice>
			) }
			<Source />
		</div>
	);
}

/** Whether the site can tell countries apart, and what it takes its reader for. */
function Source() {
	const { data } = useQuery( countriesQuery );
	if ( ! data ) {
		return null;
	}
	if ( ! data.database?.readable && data.header === '' ) {
		return (
			<Notice status="warning" isDismissible={ false }>
				{ __(
					'This site has no database of countries, so it knows nobody’s country and shows the survey to nobody.',
					'userfeedback'
				) }{ ' ' }
				{ can( 'manage' ) && (
					<a href={ pageUrl( 'settings', '/misc' ) }>{ __( 'Load one in the settings', 'userfeedback' ) }</a>
				) }
			</Notice>
		);
	}
	return (
		<p className="ufb-help">
			{ data.you.country === ''
				? __( 'Your own country is not known, so you would not see the survey now.', 'userfeedback' )
				: sprintf(
						/* translators: %s: name of a country. */
						__( 'Visitors with your address come from: %s.', 'userfeedback' ),
						regionName( data.you.country )
					) }
		</p>
	);
}
