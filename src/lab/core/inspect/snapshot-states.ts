import { stateId } from '#lab/core/chart/chart.ts'

/** Returns the ids of the active states in a state value, parents first, starting with '' for the machine. */
export function statePaths(value: unknown, path: readonly string[] = []): readonly string[] {
  if (typeof value === 'string') return [stateId(path), stateId([...path, value])]
  return [stateId(path), ...Object.entries(Object(value)).flatMap(([key, inner]) => statePaths(inner, [...path, key]))]
}

export const innermostStates = (paths: readonly string[]): readonly string[] =>
  paths.filter(path => path !== '' && !paths.some(other => other.startsWith(`${path}.`)))

export const innermostText = (paths: readonly string[]): string => innermostStates(paths).join(' · ')
