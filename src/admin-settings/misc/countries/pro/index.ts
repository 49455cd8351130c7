/** Settings of countries: `proCountrySettings` loads them. */
export { CountryRows } from './country-rows';
