import { createActor, SimulatedClock } from 'xstate'
import { listFakes } from '#machines/list/list.fakes.ts'
import { listMachine } from '#machines/list/list.machine.ts'
import type { ListInput } from '#machines/list/list.types.ts'
import type { ListQuery } from '#schemas/envelope.ts'
import { emittedBy, settled } from '../support.ts'

export type Row = { id: string; name: string }

export const firstPage: ListQuery = { page: 1, pageSize: 10, searchTerm: '' }

/** Returns a row. The name is also the id. */
export const rowOf = (name: string): Row => ({ id: name, name })

const rows = Array.from({ length: 42 }, (_, index) => rowOf(index === 41 ? 'Copper' : `Iron ${index + 1}`))

type Options = Omit<Partial<Parameters<typeof listFakes<Row>>[0]>, 'fits'> & Partial<ListInput<Row>>

/** Starts a list of 42 materials with a fake clock, and waits for the first load. */
export async function started({ query = firstPage, cached, newRowId, ...fakes }: Options = {}) {
  const { actors, calls } = listFakes<Row>({ rows, ...fakes, fits: ({ name }, term) => name.includes(term) })
  const clock = new SimulatedClock()
  const actor = createActor(listMachine<Row>().provide({ actors }), { input: { query, cached, newRowId }, clock })
  const emitted = emittedBy(actor)
  actor.start()
  await settled()
  return {
    actor,
    clock,
    emitted,
    calls,
    names: () => actor.getSnapshot().context.page?.items.map(row => row.name),
    has: (tag: 'loading' | 'refreshing' | 'slow' | 'ready' | 'failed' | 'cancelled' | 'marked') =>
      actor.getSnapshot().hasTag(tag),
    goTo: (change: Partial<ListQuery>) => actor.send({ type: 'query.change', query: { ...query, ...change } }),
  }
}
