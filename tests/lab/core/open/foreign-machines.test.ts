import Elk from 'elkjs/lib/elk.bundled.js'
import { describe, expect, test } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { buildChart } from '#lab/core/chart/build-chart.ts'
import { computeLayout } from '#lab/core/chart/layout.ts'
import { toMermaid } from '#lab/core/chart/mermaid.ts'
import { openMachine } from '#lab/core/open/open-machine.ts'
import { findPaths } from '#lab/core/paths/find-paths.ts'
import { replay } from '#lab/core/run/replay.ts'
import { settledStates } from '#lab/core/run/settled-states.ts'
import { foreignMachines } from '#tests/inputs/foreign-machines.ts'
import { isMermaidLine } from '#tests/lab/core/chart/mermaid-lines.ts'
import { runPasted } from './run-pasted.ts'

describe.each(foreignMachines)(
  '$shape',
  ({ text, states, guards = [], read = [], ignored = [], start, error = 'undefined' }) => {
    async function opened() {
      const { machines, oldKeys } = await runPasted(text)
      const [name = ''] = Object.keys(machines)
      const machine = machines[name]
      if (!machine) throw new Error('The text has no machine')
      return { example: openMachine(machine), oldKeys: oldKeys[name] ?? [] }
    }

    test('has its states, guards and parts of XState 4', async () => {
      const { example, oldKeys } = await opened()
      expect(buildChart(example.machine).states.map(({ id }) => id)).toEqual(['', ...states])
      expect(example.guards).toEqual(guards)
      const keysOf = (isRead: boolean) => [...new Set(oldKeys.flatMap(one => (one.isRead === isRead ? one.key : [])))]
      expect({ read: keysOf(true).toSorted(), ignored: keysOf(false).toSorted() }).toEqual({
        read: read.toSorted(),
        ignored: ignored.toSorted(),
      })
    })

    test('has a chart, a diagram and paths', async () => {
      const { example } = await opened()
      const chart = buildChart(example.machine)
      expect((await computeLayout(chart, new Elk())).states.size).toBe(chart.states.length)
      const lines = toMermaid(chart).split('\n')
      expect(lines.filter(line => !isMermaidLine(line))).toEqual([])
      expect((await findPaths(example, { runs: 100 })).paths).not.toEqual([])
    })

    test('starts', async () => {
      const { actor } = await replay((await opened()).example, { input: 'no input', steps: [] })
      const snapshot: AnyMachineSnapshot = actor.getSnapshot()
      actor.stop()
      expect(String(snapshot.error)).toContain(error)
      expect(settledStates(snapshot)).toEqual(start)
    })
  },
)
