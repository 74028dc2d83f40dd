import { createChance } from '#mirage/seed/chance.ts'
import { hashOf } from '#mirage/seed/hash.ts'
import type { Dataset } from '#mirage/store/records.ts'
import type { Scenario } from './scenario.ts'

/**
 * Raise this when rows change their meaning but not their columns. The fingerprint shows changes of columns and ids by
 * itself.
 */
const rowsVersion = 1

/** The data that a mock starts with. `today` is the start of the UTC day that they count back from, in ms. */
export function seedData(scenario: Scenario, seed: string, today: number): Dataset {
  const chance = createChance(seed)
  return scenario({ chance, newId: chance.fork('ids').uuid, today })
}

/**
 * Tells seeded data from others by the columns, counts and outermost ids of every table. Changes written on data of one
 * fingerprint must not be applied to data of another.
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
