import type { Chart, ChartState, ChartTransition } from './chart.ts'
import { isInternal, labelLines, wrapped } from './chart-labels.ts'

/**
 * Part of a chart to draw. `neighbours`: the states around the centre. `stage`: the complete top-level state around the
 * centre.
 */
export type Scope = 'neighbours' | 'stage' | 'all'

/** Maximum number of folded states that the picture names. */
const mostNames = 3

/** Looks up relatives of a chart's states. */
function familyOf({ states }: Chart) {
  const parents = new Map(states.map(({ id, parent }) => [id, parent]))
  const counts = new Map<string, number>()
  /** Returns a state and its ancestors, innermost first. */
  function lineage(id: string): readonly string[] {
    const parent = parents.get(id) ?? null
    return parent === null ? [id] : [id, ...lineage(parent)]
  }
  for (const { id } of states) for (const above of lineage(id)) counts.set(above, (counts.get(above) ?? -1) + 1)
  return {
    lineage,
    parentOf: (id: string) => parents.get(id) ?? null,
    nameOf: (id: string) => states.find(one => one.id === id)?.name ?? '',
    innerCount: (id: string) => counts.get(id) ?? 0,
  }
}

type Family = ReturnType<typeof familyOf>

/** Returns the states with visible children. */
function openStates({ states }: Chart, scope: Scope, centre: readonly string[], { lineage }: Family) {
  const open = new Set(centre.flatMap(lineage))
  if (scope !== 'stage') return open
  const stages = new Set(centre.map(id => lineage(id).at(-2)))
  return new Set([...open, ...states.flatMap(({ id }) => (stages.has(lineage(id).at(-2)) ? id : []))])
}

/** Collects the targets of transitions without an arrow, by state and cause. */
function targetLists() {
  const targets = new Map<string, Map<string, Set<string>>>()
  return {
    add(id: string, cause: string, target: string) {
      const causes = targets.get(id) ?? new Map<string, Set<string>>()
      targets.set(id, causes.set(cause, (causes.get(cause) ?? new Set()).add(target)))
    },
    of: (id: string) =>
      [...(targets.get(id) ?? [])].map(([cause, names]) => `${cause} → ${[...names].join(', ')}`.trim()),
  }
}

/**
 * Returns the part of a chart around the states `centre`. Other compound states are folded into one box. Notes list
 * folded states and the targets of transitions without an arrow. In the scope `neighbours`, an arrow connects children
 * of one parent.
 */
export function focusChart(chart: Chart, scope: Scope, centre: readonly string[]): Chart {
  if (scope === 'all') return chart
  const family = familyOf(chart)
  const { lineage, parentOf, nameOf, innerCount } = family
  const open = openStates(chart, scope, centre, family)
  const middle = new Set(centre.flatMap(lineage))
  /** Returns the innermost drawn ancestor of a state, or the state itself. */
  const boxOf = (id: string) => lineage(id).find(one => one === '' || open.has(parentOf(one) ?? '')) ?? ''
  const isFolded = (id: string) => !open.has(id) && innerCount(id) > 0

  function hasArrow(from: string, to: string) {
    const [start, end] = [boxOf(from), boxOf(to)]
    if (scope === 'stage' && start !== '' && open.has(start) && open.has(end)) return true
    const isNear = middle.has(start) || middle.has(end)
    return isNear && parentOf(start) === parentOf(end) && (start === from || centre.includes(end))
  }
  const arrows = chart.transitions.flatMap(({ from, to }) =>
    to.flatMap(target => (hasArrow(from, target) ? [boxOf(from), boxOf(target)] : [])),
  )
  const shown = new Set(['', ...open, ...arrows])
  for (const { id, parent } of chart.states) {
    if (parent !== null && open.has(parent) && (scope === 'stage' || isFolded(id))) shown.add(id)
  }

  const targets = targetLists()
  function drawn(transition: ChartTransition): ChartTransition[] {
    const { from } = transition
    const start = boxOf(from)
    if (!shown.has(start) || (isFolded(start) && start !== from && !centre.some(id => transition.to.includes(id))))
      return []
    if (isInternal(transition)) return isFolded(start) ? [] : [transition]
    const [near = [], far = []] = [true, false].map(isNear => transition.to.filter(to => hasArrow(from, to) === isNear))
    const names = far.map(id => nameOf(boxOf(id)))
    const cause = middle.has(from) ? labelLines({ ...transition, actions: [], description: '' }).join(' ') : ''
    if (!isFolded(start)) for (const name of names) targets.add(start, cause, name)
    return near.length > 0 ? [{ ...transition, from: start, to: [...new Set(near.map(boxOf))] }] : []
  }
  const transitions = chart.transitions.flatMap(drawn)

  function withNotes(state: ChartState): ChartState {
    const { id } = state
    const hidden = chart.states.filter(one => one.parent === id && open.has(id) && !shown.has(one.id))
    const names = hidden.length > mostNames ? '' : `: ${hidden.map(({ name }) => name).join(', ')}`
    const notes = [
      ...(id === '' ? [`${shown.size - 1} states shown, ${chart.states.length - shown.size} folded`] : []),
      ...(isFolded(id) ? [`${innerCount(id)} states`] : []),
      ...(hidden.length > 0 ? [`${hidden.length} folded${names}`] : []),
      ...targets.of(id).flatMap(wrapped),
    ]
    return isFolded(id) ? { ...state, invokes: [], entry: [], exit: [], isFolded: true, notes } : { ...state, notes }
  }
  const states = chart.states.filter(({ id }) => shown.has(id)).map(withNotes)
  if (scope === 'stage') return { ...chart, states, transitions }
  // The layout places later states to the right. With the centre first, its sources and targets share a column.
  const [inside = [], around = []] = [true, false].map(isInside =>
    states.filter(({ id }) => middle.has(id) === isInside),
  )
  return { ...chart, states: [...inside, ...around], transitions }
}
