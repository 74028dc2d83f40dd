import Elk from 'elkjs/lib/elk.bundled.js'
import { describe, expect, test } from 'vitest'
import { type AnyMachineSnapshot, createMachine } from 'xstate'
import { buildChart } from '#lab/core/chart/build-chart.ts'
import { isInternal } from '#lab/core/chart/chart-labels.ts'
import { focusChart } from '#lab/core/chart/focus-chart.ts'
import { computeLayout } from '#lab/core/chart/layout.ts'
import { toMermaid } from '#lab/core/chart/mermaid.ts'
import { innermostStates, statePaths } from '#lab/core/inspect/snapshot-states.ts'
import { openMachine } from '#lab/core/open/open-machine.ts'
import { allParts, partsOf } from '#lab/core/paths/parts.ts'
import { replay } from '#lab/core/run/replay.ts'
import { settledStates } from '#lab/core/run/settled-states.ts'
import type { RunStep } from '#lab/core/run/steps.ts'
import { isMermaidLine } from './chart/mermaid-lines.ts'

/** Names that contain each sign with which the lab joins names, and pairs of names that joining might mix up. */
const names = [
  'a',
  'b',
  'a b',
  'a.b',
  'b.',
  '.b',
  'a#0',
  '#0',
  String.raw`a\.b`,
  'a, b',
  'a → b',
  'a: go → b',
  'a › b',
  '$&',
  '',
  '"a"',
  "it's",
  'all of a',
  'the machine',
  'machine',
  'g refuses',
  'Grüße 状态 🚀',
  'aǍ',
  'a.1',
  '46',
  'constructor',
]

const targetOf = (at: number) => `#s${at % names.length}`

/** Machine with a state of each name, inside a state too. Events, delays, guards and actors have the names as well. */
const machine = createMachine({
  id: 'a.b c',
  initial: 'a',
  states: Object.fromEntries(
    names.map((name, at) => [
      name,
      {
        id: `s${at}`,
        on: name === '' ? {} : { [name]: targetOf(at + 1), 'a → b': { guard: name, target: targetOf(at + 2) } },
        after: { [name]: targetOf(at + 1) },
        invoke: [1, 2].map(() => ({ src: name, onDone: targetOf(at + 3) })),
        ...(name === 'a' && {
          initial: 'b',
          states: Object.fromEntries(names.map(inner => [inner, { on: { 'b → c': targetOf(at + 4) } }])),
        }),
      },
    ]),
  ),
})
const chart = buildChart(machine)
const ids = chart.states.map(({ id }) => id)

const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)

describe('names with any sign', () => {
  test('give states and transitions different ids', () => {
    expect(repeated([...ids, ...chart.transitions.map(({ id }) => id)])).toEqual([])
    expect(chart.states).toHaveLength(2 * names.length + 1)
  })

  test('keep the usual notation of paths', () => {
    expect(ids).toEqual(expect.arrayContaining(['a', 'a.b', 'a.a b', String.raw`a\.b`, String.raw`a.a\.b`]))
  })

  test('have a box for each state and a label for each pair of states', async () => {
    const { states, arrows } = await computeLayout(chart, new Elk())
    expect([...states.keys()].toSorted()).toEqual(ids.toSorted())
    const external = chart.transitions.filter(one => !isInternal(one))
    expect(arrows.flatMap(({ transitions }) => transitions).toSorted()).toEqual(external.map(({ id }) => id).toSorted())
    const pairs = new Set(external.map(({ from, to }) => JSON.stringify([from, to])))
    expect(arrows).toHaveLength(pairs.size)
  })

  test('are shown in the part of a chart around a state', () => {
    const trip = createMachine({
      initial: 'a',
      states: { a: { on: { go: 'b', skip: String.raw`v2\.1` } }, b: {}, 'v2.1': {} },
    })
    const { states } = focusChart(buildChart(trip), 'neighbours', ['b'])
    expect(states.find(({ id }) => id === 'a')?.notes).toEqual(['→ v2.1'])
  })

  test('have a Mermaid id each', () => {
    const lines = toMermaid(chart).split('\n')
    expect(lines.filter(line => !isMermaidLine(line))).toEqual([])
    const marks = lines.flatMap(line => / as (\S+)/.exec(line)?.[1] ?? [])
    expect(repeated(marks)).toEqual([])
    expect(marks.filter(mark => mark.startsWith('machine'))).toHaveLength(chart.states.length)
  })

  test('give the parts of a machine different names', () => {
    expect(repeated(allParts(partsOf(machine)))).toEqual([])
  })

  test('are equal in a snapshot and in the chart', () => {
    for (const name of names) {
      const value = { a: name }
      const snapshot: AnyMachineSnapshot = machine.resolveState({ value, context: {} })
      expect(ids).toEqual(expect.arrayContaining([...settledStates(snapshot)]))
      expect(innermostStates(statePaths(value))).toEqual(settledStates(snapshot))
    }
  })

  test.each(names)('name the delay %j', async name => {
    const steps: RunStep[] = [{ do: 'pass', delay: name }]
    const one = createMachine({ initial: 'a.b', states: { 'a.b': { after: { [name]: 'end' } }, end: {} } })
    const run = await replay(openMachine(one), { input: 'no input', steps: name === '' ? [] : steps })
    expect(run.actor.getSnapshot().value).toBe(name === '' ? 'a.b' : 'end')
    run.actor.stop()
  })
})
