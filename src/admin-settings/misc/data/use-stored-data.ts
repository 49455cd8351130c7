import { useQuery } from '@tanstack/react-query';
import { storedDataQueries } from '../../../shared/api/stored-data/queries';
import { useSettled } from '../../../shared/lib/use-settled';
import type { SettingValues } from '../../../types';

type Tried = Pick< SettingValues, 'keep_responses_days' | 'proxy_header' | 'trusted_proxies' >;

/** What the settings of the form would do. `isOld` while the reply is about other values. */
export function useStoredData( values: Tried ) {
	const settled = useSettled(
		JSON.stringify( [ values.keep_responses_days, values.proxy_header, values.trusted_proxies ] )
	);
	const [ days, header, proxies ] = JSON.parse( settled ) as [ number, string, string[] ];
	const query = useQuery( storedDataQueries.of( { days, proxy_header: header, trusted_proxies: proxies } ) );
	return { data: query.data, isOld: query.isPlaceholderData || days !== values.keep_responses_days };
}

export type StoredDataState = ReturnType< typeof useStoredData >;
