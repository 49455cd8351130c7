/**
 * Body of every REST error: WordPress's own shape. `params` names the fields,
 * as core does for schema errors.
 */
export interface RestErrorBody {
	code: string;
	message: string;
	data?: {
		status?: number;
		params?: Record< string, string >;
		feature?: string;
		plan?: string;
	};
}
