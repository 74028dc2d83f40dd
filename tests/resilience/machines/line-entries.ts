import fc from 'fast-check'
import { shownLine } from '#machines/lines/line.selectors.ts'
import { linesExample } from '#machines/lines/lines.example.ts'
import { cardboard, copper } from '#machines/lines/lines.fakes.ts'
import { totalsSelector } from '#machines/lines/lines.selectors.ts'
import { savedLineExample } from '#machines/lines/saved-line.example.ts'
import { isLineBusy } from '#machines/lines/saved-line.selectors.ts'
import { type Breaks, entry } from './entry.ts'
import { isSumOf } from './exact-sum.ts'
import { differences, serverOf, writtenLine } from './line-server.ts'
import { anyNumber } from './texts.ts'

const material = fc.constantFrom(copper, cardboard, { name: '', gwCode: '', carbonFactor: 0.1 })
const numbers = {
  weight: fc.option(anyNumber, { nil: undefined }),
  value: fc.option(anyNumber, { nil: undefined }),
}
const key = fc.integer({ min: 1, max: 6 }).map(number => `line-${number}`)

export const lines = entry(linesExample, {
  own: 'finally the server has the visible lines, each once',
  except: [
    'lines.close',
    'savedLine.failed',
    'savedLine.removed',
    'savedLine.settled',
    'pendingLine.found',
    'pendingLine.unclear',
  ],
  values: {
    key,
    material,
    // Terms that match one, several or no materials.
    term: fc.constantFrom('GW 53-02', 'card', 'nothing like it'),
    lines: fc.array(fc.record({ weight: anyNumber, value: anyNumber, material }), { maxLength: 3 }),
  },
  more: fc.record({ type: fc.constant('line.change'), key, ...numbers }),
  exits: ['line.add'],
  writes: call => (call.src === 'find' ? null : writtenLine(call)),
  watch({ make, answered, failed, awaited }) {
    const actor = make()
    const shown = () => actor.getSnapshot().context.lines
    const first = shown().flatMap(line => (line.kind === 'saved' ? [line.ref.getSnapshot().context] : []))
    const totals = totalsSelector()
    return {
      actor,
      isBusy: waits => waits || shown().some(line => line.kind === 'saved' && isLineBusy(line.ref.getSnapshot())),
      always(): Breaks {
        const all = shown().flatMap(line => {
          const { weight, value, ...what } = shownLine(line)
          // A line without a material is not in a sum yet.
          return 'material' in what
            ? [{ weight: weight ?? 0, value: value ?? 0, factor: what.material.carbonFactor ?? 0 }]
            : []
        })
        const sums = totals(actor.getSnapshot())
        const areRight = [
          isSumOf(
            sums.weight,
            all.map(line => [line.weight, 1]),
          ),
          isSumOf(
            sums.value,
            all.map(line => [line.value, 1]),
          ),
          isSumOf(
            sums.carbon,
            all.map(line => [line.weight, line.factor]),
          ),
        ].every(Boolean)
        const creating = awaited().filter(({ src }) => src === 'createLine').length
        const unmade = shown().filter(
          line => line.kind === 'saved' && line.ref.getSnapshot().context.id === null,
        ).length
        return {
          ...(areRight ? {} : { 'totals agree': `${JSON.stringify(sums)} for ${JSON.stringify(all)}` }),
          ...(creating <= unmade ? {} : { 'one write': `${creating} calls make ${unmade} lines` }),
        }
      },
      finally() {
        if (actor.getSnapshot().context.recordId === null) return {}
        const onShow = shown().flatMap(line => (line.kind === 'saved' ? [line.ref.getSnapshot()] : []))
        return differences(serverOf(first, { answered, failed }), onShow)
      },
      retry() {
        for (const each of shown()) actor.send({ type: 'line.retry', key: each.key })
      },
    }
  },
})

export const savedLine = entry(savedLineExample, {
  own: 'finally the server has the visible line once',
  without: { 'totals agree': 'the lines it is in have them' },
  more: fc.record({ type: fc.constant('line.change'), ...numbers }),
  exits: ['line.remove', 'line.change'],
  writes: call => (writtenLine(call) === null ? 'the new line' : 'the line'),
  retry: 'line.retry',
  end: 'gone',
  watch({ make, answered, failed }) {
    const actor = make()
    const { context } = actor.getSnapshot()
    return {
      actor,
      isBusy: () => isLineBusy(actor.getSnapshot()),
      finally: () => differences(serverOf([context], { answered, failed }), [actor.getSnapshot()]),
    }
  },
})
