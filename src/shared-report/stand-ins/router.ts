/** Stands for `react-router-dom`: the page has one address, and nothing of it is read or changed. */
export const useSearchParams = (): [ URLSearchParams, () => void ] => [ new URLSearchParams(), () => undefined ];
