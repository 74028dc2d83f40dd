/** Returns the innermost paths as text. */
export const innermostStates = (paths: readonly string[]): string =>
  paths.filter(path => path !== '' && !paths.some(other => other.startsWith(`${path}.`))).join(' · ')
