/** What tells the countries of visitors apart (docs/countries.md). */
export interface Countries {
	/** null where there is none. */
	database: CountryDatabase | null;
	/** From where the owner loaded it last, '' for a file; only for people who may manage. */
	address: string;
	/** Largest file that can be sent. */
	most_bytes: number;
	/** Header of a trusted proxy that names the country, '' for none. */
	header: string;
	/** Whether this request came through a trusted proxy. */
	is_trusted: boolean;
	/** Headers of this request that name a country; only for people who may manage. */
	headers: { name: string; value: string }[];
	/** The caller, as a visitor of the site. */
	you: { address: string; country: string };
}

export interface CountryDatabase {
	/** By the owner, by the host, or with the addon. */
	from: 'loaded' | 'host' | 'package';
	name: string;
	bytes: number;
	/** '' where it was not loaded. */
	sha256: string;
	/** ISO 8601, UTC; '' where it cannot be read. */
	built_at: string;
	/** '' where it was not loaded. */
	loaded_at: string;
	/** What the database calls itself. */
	kind: string;
	ipv6: boolean;
	readable: boolean;
}

/** GET countries/lookup?address=. */
export interface CountryOfAddress {
	address: string;
	/** Two letters, '' where it is not known. */
	country: string;
}
