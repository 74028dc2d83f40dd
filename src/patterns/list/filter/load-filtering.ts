/** Loads the code that filters lists in the browser. Most visits to a list do not need it. */
export const loadFiltering = () => import('./open-filtered-list.ts')
