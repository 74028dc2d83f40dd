import { textHash } from '#domain/text-hash.ts'
import { createChance } from '#mirage/seed/chance.ts'
import type { Dataset } from '#mirage/store/records.ts'
import type { Scenario } from './scenario.ts'

/**
 * Increment when rows change their meaning but not their columns. The fingerprint detects changes of columns and ids.
 */
const rowsVersion = 1

/** Creates the initial data of a mock. `today` is the start of the last UTC day with data, in ms. */
export function seedData(scenario: Scenario, seed: string, today: number): Dataset {
  const chance = createChance(seed)
  return scenario({ chance, newId: chance.fork('ids').uuid, today })
}

/**
 * Identifies seeded data by the columns, counts, and first and last ids of every table. Changes to data with one
 * fingerprint must not be applied to data with another.
 */
export function fingerprintOf(data: Dataset): string {
  const tables = Object.entries(data).map(([name, rows]) => {
    const first = rows.at(0)
    return [name, rows.length, first?.id, rows.at(-1)?.id, ...Object.keys(first ?? {}).toSorted()].join(' ')
  })
  return textHash([rowsVersion, ...tables].join('\n'))
    .toString(16)
    .padStart(8, '0')
}
