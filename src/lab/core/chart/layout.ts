import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api'
import { groupBy } from '#lab/core/node-20.ts'
import type { Chart, ChartState } from './chart.ts'
import { boxRows, isInternal, labelLines } from './chart-labels.ts'

export type Point = readonly [x: number, y: number]
export type Box = { x: number; y: number; width: number; height: number }

/** Chart with coordinates, in px from its upper left corner. */
export type ChartLayout = {
  width: number
  height: number
  /** Box of each state, by state id. */
  states: ReadonlyMap<string, Box>
  /**
   * One arrow for each pair of states, with the ids of its transitions. Only the arrow to a transition's first target
   * has the transition's label.
   */
  arrows: ReadonlyArray<{ transitions: readonly string[]; points: readonly Point[]; label: Box | null }>
}

/** Font metrics of a chart, in px. The font is monospaced, so nothing is measured. */
export const type = { character: 6.7, line: 16, name: 7.6 } as const
const padding = 12
const nameHeight = 26

const widthOf = (lines: readonly string[]) => Math.max(0, ...lines.map(line => line.length)) * type.character

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  // Keeps the definition's order, so that the layout is stable.
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '32',
  'elk.spacing.edgeLabel': '6',
  'elk.spacing.edgeNode': '20',
  'elk.spacing.edgeEdge': '14',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
}

/** Layout options if every arrow connects children of one parent. Each parent has a separate, narrow layout. */
const flat = {
  ...options,
  'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.aspectRatio': '0.6',
  'elk.spacing.componentComponent': '16',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '8',
  'elk.spacing.edgeEdge': '8',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeNodeBetweenLayers': '8',
}

/** True if every arrow connects children of one parent. */
function isFlat({ states, transitions }: Chart) {
  const parents = new Map(states.map(({ id, parent }) => [id, parent]))
  return transitions.every(one => isInternal(one) || one.to.every(to => parents.get(to) === parents.get(one.from)))
}

/** Returns the height of a box's heading: its name and its rows. */
const headOf = (rows: readonly string[]) => nameHeight + rows.length * type.line + (rows.length > 0 ? 6 : 0)

function nodeOf(state: ChartState, chart: Chart): ElkNode {
  const children = chart.states.filter(({ parent }) => parent === state.id)
  const rows = boxRows(state, chart.transitions)
  const head = headOf(rows)
  const width = Math.max(state.name.length * type.name, widthOf(rows)) + 2 * padding
  const isInnermost = children.every(({ id }) => chart.states.every(({ parent }) => parent !== id))
  if (children.length === 0) return { id: `s:${state.id}`, width: Math.max(width, 96), height: head + padding }
  return {
    id: `s:${state.id}`,
    children: children.map(child => nodeOf(child, chart)),
    layoutOptions: {
      // Child boxes do not inherit layout options. Higher thoroughness takes 50 % longer and hardly removes any
      // crossings.
      ...(isFlat(chart) ? { ...flat, 'elk.direction': isInnermost ? 'RIGHT' : 'DOWN' } : {}),
      'elk.layered.thoroughness': '1',
      'elk.padding': `[top=${head + padding},left=${padding + 8},bottom=${padding + 8},right=${padding + 8}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${head + padding})`,
    },
  }
}

/**
 * Returns one edge for each pair of states, and one edge without a label for each additional target of a transition.
 */
function edgesOf({ transitions }: Chart): ElkExtendedEdge[] {
  const arrows = transitions
    .filter(one => !isInternal(one))
    .flatMap(one => one.to.map((target, index) => ({ one, target, isMain: index === 0 })))
  const pairs = groupBy(arrows, ({ one, target, isMain }) => JSON.stringify([one.from, target, isMain || one.id]))
  return [...pairs.values()].flatMap(pair => {
    const [first] = pair
    if (!first) return []
    const lines = first.isMain ? pair.flatMap(({ one }) => labelLines(one)) : []
    const label = { text: lines.join('\n'), width: widthOf(lines) + 8, height: lines.length * type.line }
    return {
      id: JSON.stringify([first.target, ...pair.map(({ one }) => one.id)]),
      sources: [`s:${first.one.from}`],
      targets: [`s:${first.target}`],
      labels: lines.length > 0 ? [label] : [],
    }
  })
}

/** Computes the layout of a chart. Equal charts get equal layouts. */
export async function computeLayout(chart: Chart, elk: Pick<ELK, 'layout'>): Promise<ChartLayout> {
  const stateOf = (id: string) => {
    const state = chart.states.find(one => one.id === id)
    if (!state) throw new Error(`The chart of ${chart.machine} has no state ${id}`)
    return state
  }
  const graph: ElkNode = await elk.layout({
    id: 'chart',
    layoutOptions: isFlat(chart) ? flat : options,
    children: [nodeOf(stateOf(''), chart)],
    edges: edgesOf(chart),
  })
  const states = new Map<string, Box>()
  const corners = new Map<string, readonly [number, number]>([['chart', [0, 0]]])
  const walk = (
    { id, x = 0, y = 0, width = 0, height = 0, children = [] }: ElkNode,
    [left, top]: readonly [number, number],
  ) => {
    const corner = [left + x, top + y] as const
    corners.set(id, corner)
    if (id !== 'chart') states.set(id.slice(2), { x: corner[0], y: corner[1], width, height })
    for (const child of children) walk(child, corner)
  }
  walk(graph, [0, 0])
  const arrows = (graph.edges ?? []).map(({ id, sections = [], labels = [], ...edge }) => {
    // ELK's points are relative to the innermost box that contains both ends of the arrow.
    const container = 'container' in edge ? String(edge.container) : 'chart'
    const [left, top] = corners.get(container) ?? [0, 0]
    const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) =>
      [startPoint, ...bendPoints, endPoint].map(({ x, y }): Point => [left + x, top + y]),
    )
    const [, ...transitions]: string[] = JSON.parse(id)
    const from = chart.transitions.find(one => one.id === transitions[0])?.from ?? ''
    // An arrow from a box into that box starts below the box's text.
    const box = states.get(from)
    const [first, second] = points
    if (box && first && second && first[1] === box.y && second[1] > box.y) {
      const head = headOf(boxRows(stateOf(from), chart.transitions))
      points[0] = [first[0], Math.min(box.y + head, second[1])]
    }
    const [label] = labels
    const words = label && {
      x: left + (label.x ?? 0),
      y: top + (label.y ?? 0),
      width: label.width ?? 0,
      height: label.height ?? 0,
    }
    return { transitions, points, label: words ?? null }
  })
  return { width: graph.width ?? 0, height: graph.height ?? 0, states, arrows }
}
