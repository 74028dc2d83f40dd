import fc from 'fast-check'
import { createActor } from 'xstate'
import { listExportFakes, somePageOf, someRequest } from '#machines/list-export/list-export.fakes.ts'
import { listExportMachine } from '#machines/list-export/list-export.machine.ts'
import { exportProgressOf } from '#machines/list-export/list-export.selectors.ts'
import { entry } from './entry.ts'

const simple = fc.constantFrom('export.stop', 'export.goOn', 'export.discard')

export const listExport = entry({
  file: 'list-export/list-export.machine.ts',
  own: 'every row is in the file once, and none that is not in the list',
  without: { 'one write': 'it writes nothing' },
  starts: fc.integer({ min: 0, max: 900 }),
  events: fc.oneof(
    { weight: 3, arbitrary: fc.constant({ type: 'export.begin', request: someRequest }) },
    simple.map(type => ({ type })),
  ),
  start({ gate, clock, inspect }, count) {
    const { actors } = listExportFakes({ gate, page: page => somePageOf(count, page) })
    const actor = createActor(listExportMachine.provide({ actors }), { clock, inspect }).start()
    const wrong: string[] = []
    actor.on('export.read', ({ rows }) => {
      if (rows.length !== count || new Set(rows).size !== count) wrong.push(`${rows.length} of ${count} rows`)
    })
    return {
      actor,
      isBusy: () => actor.getSnapshot().hasTag('reading'),
      always() {
        const { read, count: told } = exportProgressOf(actor.getSnapshot())
        return {
          ...(told === null || read <= told ? {} : { 'totals agree': `${read} rows of ${told}` }),
          ...(wrong.length === 0 ? {} : { 'its own': wrong.join(', ') }),
        }
      },
      finally: () => ({}),
      retry: () => actor.send({ type: 'export.goOn' }),
      ways: [{ type: 'export.goOn' }, { type: 'export.discard' }, { type: 'export.begin', request: someRequest }],
    }
  },
})
