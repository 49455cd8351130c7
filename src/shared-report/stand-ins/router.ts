/** Stands for `src/shared/router`: the page has one address, and nothing of it is read or changed. */
export const useSearchParams = (): [ URLSearchParams, () => void ] => [ new URLSearchParams(), () => undefined ];
