/** The choice of countries: `proCountries` loads it. */
export { CountriesChoice } from './countries-choice';
