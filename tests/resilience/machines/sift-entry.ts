import fc from 'fast-check'
import { createActor } from 'xstate'
import { siftFakes } from '#machines/sift/sift.fakes.ts'
import { siftMachine } from '#machines/sift/sift.machine.ts'
import { entry } from './entry.ts'

const pages = Array.from({ length: 5 }, (_, page) => [{ id: `${page}` }, { id: `${page + 1}` }])

export const sift = entry({
  file: 'sift/sift.machine.ts',
  own: 'one page is asked for at a time, and in the end each row is found once',
  without: { 'one write': 'it writes nothing', 'totals agree': 'it has no sums' },
  starts: fc.constant(null),
  events: fc.constantFrom(...(['sift.begin', 'sift.stop', 'sift.goOn'] as const).map(type => ({ type }))),
  start({ gate, clock, inspect, awaited }) {
    const { actors } = siftFakes<{ id: string }>({ fitting: pages, gate })
    const actor = createActor(siftMachine<{ id: string }>().provide({ actors }), { clock, inspect }).start()
    return {
      actor,
      isBusy: () => actor.getSnapshot().hasTag('reading'),
      always: () => (awaited().length <= 1 ? {} : { 'its own': `${awaited().length} pages are asked for at once` }),
      finally() {
        const { found } = actor.getSnapshot().context
        const isWhole = !actor.getSnapshot().hasTag('done') || found.length === pages.length + 1
        return isWhole ? {} : { 'its own': `${found.length} rows were found` }
      },
      retry: () => actor.send({ type: 'sift.goOn' }),
      ways: [{ type: 'sift.begin' }, { type: 'sift.stop' }, { type: 'sift.goOn' }],
    }
  },
})
