import type { Chart, ChartState, ChartTransition } from './chart.ts'
import { historyRows } from './chart-labels.ts'
import { transitionWords } from './transition-words.ts'

const indented = (lines: readonly string[]) => lines.map(line => `  ${line}`)

/**
 * Replaces all but harmless characters with their character codes, because Mermaid interprets some as markup, comments
 * or separators.
 */
const escaped = (text: string) => text.replaceAll(/[^\p{L}\d .,()[\]/]/gu, sign => `#${sign.codePointAt(0)};`)

const codesOf = (sign: string) => `_${Array.from(sign, part => part.codePointAt(0)).join('_')}_`

/** Returns the Mermaid id of a state. Mermaid ids have no dots, and words such as `end` are reserved. */
const markOf = (id: string) =>
  [
    'machine',
    ...(id === '' ? [] : [id.replaceAll(/\\.|[^A-Za-z\d]/g, sign => (sign === '.' ? '__' : codesOf(sign)))]),
  ].join('__')

/**
 * Returns the id of the box for a compound state's own actions and transitions. Mermaid draws no text in a compound
 * state's frame, and no arrow from the frame to its content.
 */
const boxIdOf = (id: string) => `all__${markOf(id)}`

const acting = (actions: readonly string[]) => (actions.length > 0 ? `/ ${actions.join(', ')}` : '')

function labelOf(transition: ChartTransition): string {
  const { trigger, guard } = transitionWords(transition)
  const acts = acting(transition.actions)
  const isNothing = transition.to.length === 0 && acts === ''
  return escaped([trigger, guard, isNothing ? '/ nothing' : acts].filter(Boolean).join(' '))
}

function linesIn({ id, entry, exit, invokes, history }: ChartState, { transitions }: Chart): readonly string[] {
  return [
    ...historyRows(history).map(escaped),
    ...invokes.map(name => escaped(`invokes ${name}`)),
    ...(entry.length > 0 ? [escaped(`entry ${acting(entry)}`)] : []),
    ...(exit.length > 0 ? [escaped(`exit ${acting(exit)}`)] : []),
    ...transitions.filter(({ from, to }) => from === id && to.length === 0).map(labelOf),
  ]
}

const box = (title: string, mark: string, lines: readonly string[]) => [
  `state "${escaped(title)}" as ${mark}`,
  ...lines.map(line => `${mark} : ${line}`),
]

/** True if a transition of the compound state `from` targets `from` or a state inside it. */
const isInner = (from: string, to: string) => to === from || from === '' || to.startsWith(`${from}.`)

/** Returns the Mermaid state diagram of a chart (https://mermaid.js.org/syntax/stateDiagram.html). */
export function toMermaid(chart: Chart): string {
  const hasParts = (id: string) => chart.states.some(({ parent }) => parent === id)

  function arrowsOf(transition: ChartTransition): readonly string[] {
    const { from } = transition
    const label = labelOf(transition)
    return transition.to.map(to => {
      const start = hasParts(from) && isInner(from, to) ? boxIdOf(from) : markOf(from)
      const end = hasParts(from) && to === from ? boxIdOf(to) : markOf(to)
      return `${start} --> ${end}${label && ` : ${label}`}`
    })
  }
  const arrows = chart.transitions.flatMap(arrowsOf)

  function frame(state: ChartState, title: string, lines: readonly string[]): readonly string[] {
    const boxId = boxIdOf(state.id)
    const isNeeded = lines.length > 0 || arrows.some(arrow => arrow.startsWith(`${boxId} `))
    const parts = [
      ...chart.states.filter(({ parent }) => parent === state.id).map(drawn),
      // This box comes last, because Mermaid 11 fails to draw some charts that start with it.
      ...(isNeeded ? [box(`all of ${title}`, boxId, lines)] : []),
    ]
    const inner =
      state.kind === 'parallel' ? parts.flatMap((part, i) => (i > 0 ? ['--', ...part] : part)) : parts.flat()
    return [`state "${escaped(title)}" as ${markOf(state.id)} {`, ...indented(inner), '}']
  }

  function drawn(state: ChartState): readonly string[] {
    const mark = markOf(state.id)
    const title = state.parent === null ? chart.machine : state.name
    const lines = linesIn(state, chart)
    const start = state.isInitial ? [`[*] --> ${mark}`] : []
    if (hasParts(state.id)) return [...frame(state, title, lines), ...start]
    // A choice state with text gets a box, because a diamond has no room for text.
    if (state.kind === 'choice' && lines.length === 0) return [`state ${mark} <<choice>>`, ...start]
    return [...box(title, mark, lines), ...start, ...(state.kind === 'final' ? [`${mark} --> [*]`] : [])]
  }

  const machine = chart.states.filter(({ parent }) => parent === null).flatMap(drawn)
  return ['stateDiagram-v2', ...indented([...machine, ...arrows]), ''].join('\n')
}
