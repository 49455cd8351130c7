/** Address of a visitor's route. The base may already hold a query (`?rest_route=`). */
export const routeOf = (
	api: string,
	surveyId: number,
	name: 'impression' | 'responses' | `texts/${ string }`,
	query: Record< string, string > = {}
): string => {
	const text = new URLSearchParams( query ).toString();
	const path = `${ api }surveys/${ surveyId }/${ name }`;
	return text ? `${ path }${ api.includes( '?' ) ? '&' : '?' }${ text }` : path;
};
