import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '../api/client';

/** Whether the server says that there is no such thing: trying again cannot help. */
export function isMissing( { data, error }: UseQueryResult ): boolean {
	return data === undefined && error instanceof ApiError && error.status === 404;
}
