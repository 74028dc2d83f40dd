import { createChance } from '#mirage/seed/chance.ts'
import { hashOf } from '#mirage/seed/hash.ts'
import type { Dataset } from '#mirage/store/records.ts'
import type { Scenario } from './scenario.ts'

/** To be raised when rows get another meaning under the same columns. Changes of columns and ids show by themselves. */
const rowsVersion = 1

/** All that a mock holds at its start. `today` is the start of the UTC day that it counts back from, in ms. */
export function seedData(scenario: Scenario, seed: string, today: number): Dataset {
  const chance = createChance(seed)
  return scenario({ chance, newId: chance.fork('ids').uuid, today })
}

/**
 * What tells seeded data from others: the columns, counts and outermost ids of every table. What was written on top of
 * data of one fingerprint does not belong on top of data of another.
 */
export function fingerprintOf(data: Dataset): string {
  const tables = Object.entries(data).map(([name, rows]) => {
    const first = rows.at(0)
    return [name, rows.length, first?.id, rows.at(-1)?.id, ...Object.keys(first ?? {}).toSorted()].join(' ')
  })
  return hashOf([rowsVersion, ...tables].join('\n'))
    .toString(16)
    .padStart(8, '0')
}
