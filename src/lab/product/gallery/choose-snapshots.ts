import type { Snapshot } from './snapshot.ts'

/**
 * Returns keys for the content of a snapshot's picture. With a single active state, the key is the state with its
 * facts. With parallel regions, the region that a fact belongs to is unknown. Each state is therefore combined with
 * each fact, true or false.
 */
const shownBy = ({ states, facts }: Snapshot, all: readonly string[]) =>
  states.length === 1
    ? [[...states, ...facts].join(' ')]
    : states.flatMap(state => [state, ...all.map(fact => `${state} ${facts.includes(fact) ? '' : 'not '}${fact}`)])

/**
 * Selects snapshots, shortest courses first, until they cover each state with its facts. With parallel regions, each
 * state counts separately.
 */
export function chooseSnapshots(snapshots: readonly Snapshot[]): readonly Snapshot[] {
  const facts = [...new Set(snapshots.flatMap(snapshot => snapshot.facts))]
  const shown = new Set<string>()
  const chosen = new Set<Snapshot>()
  for (const snapshot of snapshots.toSorted((one, other) => one.steps.length - other.steps.length)) {
    const shows = shownBy(snapshot, facts)
    if (shows.some(part => !shown.has(part))) chosen.add(snapshot)
    for (const part of shows) shown.add(part)
  }
  return snapshots.filter(snapshot => chosen.has(snapshot))
}
