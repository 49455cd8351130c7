/** Languages to choose from. The server takes every tag; these are the ones that sites ask for. */
export const TAGS = (
	'af ar az be bg bn bs ca cs cy da de de-AT de-CH el en en-AU en-CA en-GB en-US es es-AR es-ES es-MX et eu fa ' +
	'fi fil fr fr-BE fr-CA fr-CH ga gl gu he hi hr hu hy id is it ja ka kk km kn ko lo lt lv mk ml mn mr ms my nb-NO ' +
	'ne nl nl-BE nn-NO pa pl ps pt pt-BR pt-PT ro ru sd si sk sl sq sr sr-Latn sv sw ta te th tr ug uk ur uz vi zh-CN ' +
	'zh-HK zh-TW'
).split( ' ' );
