/** Reply of GET stored-data: beside the settings about data. */
export interface StoredData {
	surveys: number;
	/** Those in the trash too. */
	responses: number;
	/** Day of the oldest response, YYYY-MM-DD. */
	oldest_day: string | null;
	/** Responses that are older than the days of the call. */
	older: number;
	/** The address of whoever asks. */
	address: {
		/** Of the connection. */
		connection: string;
		/** With the proxies of the call. */
		found: string;
		shortened: string;
		/** Headers of the call in which proxies name their caller. */
		headers: { name: string; value: string }[];
	};
}

/** Reply of POST stored-data/addresses. */
export interface ChangedAddresses {
	/** For the next call. */
	after: number;
	changed: number;
	is_done: boolean;
}
