/** Returns the paths of the active states in a state value, parents first, starting with '' for the machine. */
export function statePaths(value: unknown): readonly string[] {
  const below = (part: unknown, path: string): readonly string[] => {
    if (typeof part === 'string') return [path + part]
    if (typeof part !== 'object' || part === null) return []
    return Object.entries(part).flatMap(([key, inner]) => [path + key, ...below(inner, `${path}${key}.`)])
  }
  return ['', ...below(value, '')]
}

export const innermostStates = (paths: readonly string[]): readonly string[] =>
  paths.filter(path => path !== '' && !paths.some(other => other.startsWith(`${path}.`)))

export const innermostText = (paths: readonly string[]): string => innermostStates(paths).join(' · ')
