import fc from 'fast-check'
import { createActor, fromTransition } from 'xstate'
import { shownLine } from '#machines/lines/line.selectors.ts'
import {
  cardboard,
  copper,
  linesFakes,
  loadedLines,
  pendingLineFakes,
  savedLineFakes,
} from '#machines/lines/lines.fakes.ts'
import { linesMachine } from '#machines/lines/lines.machine.ts'
import { totalsSelector } from '#machines/lines/lines.selectors.ts'
import type { LinesInput } from '#machines/lines/lines.types.ts'
import { pendingLineMachine } from '#machines/lines/pending-line.machine.ts'
import type { PendingLineReport } from '#machines/lines/pending-line.types.ts'
import { savedLineExample } from '#machines/lines/saved-line.example.ts'
import { savedLineMachine } from '#machines/lines/saved-line.machine.ts'
import { isLineBusy } from '#machines/lines/saved-line.selectors.ts'
import { someList } from '#tests/machines/saved-line/started.ts'
import { type Breaks, entry } from './entry.ts'
import { isSumOf } from './exact.ts'
import { differences, serverOf, writtenLine } from './line-server.ts'
import { anyNumber } from './texts.ts'

const material = fc.constantFrom(copper, cardboard, { name: '', gwCode: '', carbonFactor: 0.1 })
const numbers = {
  weight: fc.option(anyNumber, { nil: undefined }),
  value: fc.option(anyNumber, { nil: undefined }),
}
/** Terms for a material that match one, several or none. */
const term = fc.constantFrom('copper', 'GW 53-02', 'card', 'nothing like it')
const key = fc.integer({ min: 1, max: 6 }).map(number => `line-${number}`)
const typedLine = fc.record({ weight: anyNumber, value: anyNumber, material })
const inputs: readonly LinesInput[] = [{ recordId: null }, { recordId: 'record-1', lines: loadedLines }]

export const lines = entry({
  file: 'lines/lines.machine.ts',
  own: 'at the end the server has the lines on show, each once',
  starts: fc.constantFrom(...inputs),
  events: fc.oneof(
    { weight: 3, arbitrary: fc.record({ type: fc.constant('line.add'), material }) },
    {
      weight: 1,
      arbitrary: fc.record({ type: fc.constant('lines.add'), lines: fc.array(typedLine, { maxLength: 3 }) }),
    },
    { weight: 6, arbitrary: fc.record({ type: fc.constant('line.change'), key, ...numbers }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('line.remove', 'line.retry'), key }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('line.lookUp'), term }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('line.discard', 'line.restore'), key }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('line.choose'), key, material }) },
    { weight: 1, arbitrary: fc.constant({ type: 'lines.check' }) },
    {
      weight: 1,
      arbitrary: fc.constant({ type: 'lines.refused', fields: { 'materials.0.weight': 'Too heavy', '': 'So?' } }),
    },
  ),
  start({ gate, clock, inspect, answered, failed, awaited }, input) {
    const { actors } = linesFakes({ gate })
    const actor = createActor(linesMachine.provide({ actors }), { input, clock, inspect }).start()
    const shown = () => actor.getSnapshot().context.lines
    const totals = totalsSelector()
    return {
      actor,
      writes: call => (call.slot === 'find' ? null : writtenLine(call)),
      isBusy: () => shown().some(line => 'ref' in line && isLineBusy(line.ref.getSnapshot())),
      always(): Breaks {
        const all = shown().flatMap(line => {
          const { weight, value, ...what } = shownLine(line)
          // A line without its material is in no sum yet.
          return 'material' in what ? [[weight ?? 0, value ?? 0, what.material.carbonFactor ?? 0] as const] : []
        })
        const sums = totals(actor.getSnapshot())
        const areRight =
          isSumOf(
            sums.weight,
            all.map(([weight]) => [weight, 1]),
          ) &&
          isSumOf(
            sums.value,
            all.map(([, value]) => [value, 1]),
          ) &&
          isSumOf(
            sums.carbon,
            all.map(([weight, , factor]) => [weight, factor]),
          )
        const creating = awaited().filter(({ slot }) => slot === 'createLine').length
        const unmade = shown().filter(line => 'ref' in line && line.ref.getSnapshot().context.id === null).length
        return {
          ...(areRight ? {} : { 'totals agree': `${JSON.stringify(sums)} for ${JSON.stringify(all)}` }),
          ...(creating <= unmade ? {} : { 'one write': `${creating} calls make ${unmade} lines` }),
        }
      },
      finally() {
        if (input.recordId === null) return {}
        const onShow = shown().flatMap(line => ('ref' in line ? [line.ref.getSnapshot()] : []))
        return differences(serverOf(loadedLines, { answered, failed }), onShow)
      },
      retry() {
        for (const each of shown()) actor.send({ type: 'line.retry', key: each.key })
      },
      ways: [{ type: 'line.add', material: copper }],
    }
  },
})

export const savedLine = entry({
  file: 'lines/saved-line.machine.ts',
  own: 'at the end the server has what is on show, once',
  without: { 'totals agree': 'the lines it is in have them' },
  starts: fc.constantFrom(null, 'saved-1'),
  events: fc.oneof(
    { weight: 6, arbitrary: fc.record({ type: fc.constant('line.change'), ...numbers }) },
    { weight: 2, arbitrary: fc.constant({ type: 'line.retry' }) },
    { weight: 1, arbitrary: fc.constant({ type: 'line.remove' }) },
    { weight: 1, arbitrary: fc.constant({ type: 'line.close' }) },
  ),
  start({ gate, clock, inspect, answered, failed }, id) {
    const { actors } = savedLineFakes({ gate })
    const typed = id === null ? { weight: null, value: null } : { weight: 2, value: 30 }
    const input = { ...savedLineExample.inputs['a new line'], id, ...typed, parent: someList() }
    const actor = createActor(savedLineMachine.provide({ actors }), { input, clock, inspect }).start()
    return {
      actor,
      writes: call => (writtenLine(call) === null ? 'the new line' : 'the line'),
      isBusy: () => isLineBusy(actor.getSnapshot()),
      finally: () =>
        differences(serverOf(id === null ? [] : [{ id, weight: 2, value: 30 }], { answered, failed }), [
          actor.getSnapshot(),
        ]),
      isEnd: () => actor.getSnapshot().hasTag('gone'),
      retry: () => actor.send({ type: 'line.retry' }),
      ways: [{ type: 'line.remove' }, { type: 'line.change', weight: 1 }],
    }
  },
})

export const pendingLine = entry({
  file: 'lines/pending-line.machine.ts',
  own: 'one term is looked up at a time, and the material that was told is one that fits what was typed',
  without: { 'one write': 'it writes nothing', 'totals agree': 'the lines it is in have them' },
  starts: term,
  events: fc.constant({ type: 'line.retry' }),
  start({ gate, clock, inspect, awaited }, start) {
    const { actors } = pendingLineFakes({ gate })
    const parent = createActor(
      fromTransition((told: PendingLineReport[], report: PendingLineReport) => [...told, report], []),
    ).start()
    const input = { key: 'line-1', term: start, parent }
    const actor = createActor(pendingLineMachine.provide({ actors }), { input, clock, inspect }).start()
    return {
      actor,
      isBusy: () => actor.getSnapshot().hasTag('asking'),
      always: () => (awaited().length <= 1 ? {} : { 'its own': `${awaited().length} terms are looked up at once` }),
      finally() {
        const { status, context } = actor.getSnapshot()
        const isOne = context.meant.length === 1
        return (status === 'done') === isOne ? {} : { 'its own': `${context.meant.length} materials ended it` }
      },
      // Its list offers a choice where the term is unclear, and stops it.
      isEnd: () => actor.getSnapshot().status === 'done' || actor.getSnapshot().hasTag('unclear'),
      retry: () => actor.send({ type: 'line.retry' }),
      ways: [{ type: 'line.retry' }],
    }
  },
})
