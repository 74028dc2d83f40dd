import { drive } from './machines/drive.ts'
import { invariants } from './machines/entry.ts'
import { allEntries } from './machines/registry.ts'
import type { Cell, Report } from './report.ts'
import type { RunOptions } from './run-options.ts'

/** Random events × machines: checks the invariants of each machine for events in any order. */
export async function machinesTable({ isShort, seed }: RunOptions): Promise<Report> {
  const events = isShort ? 500 : 10_000
  const cells: Cell[] = []
  const notes: string[] = []
  for (const entry of await allEntries()) {
    const { events: sent, misses } = await drive(entry, events, seed)
    const { id } = entry.example.machine
    for (const invariant of invariants) {
      const place = { row: id, column: invariant }
      const why = invariant === 'its own' && !entry.own ? 'its paths and tests check it' : entry.without?.[invariant]
      const miss = misses.find(miss => miss.invariant === invariant)
      if (miss) cells.push({ ...place, state: 'missed', seen: `${miss.seen}\n    after ${miss.run}` })
      else cells.push(why === undefined ? { ...place, state: 'held' } : { ...place, state: 'without', why })
    }
    notes.push(`${id}, ${sent} events. Its own: ${entry.own ?? 'none'}.`)
  }
  return { title: 'Random events × machines', cells, notes }
}
