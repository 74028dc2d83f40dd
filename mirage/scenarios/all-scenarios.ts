import { createDefaultScenario } from './default-scenario.ts'
import { emptyScenario } from './empty-scenario.ts'
import { firstDayScenario } from './first-day-scenario.ts'
import { longNamesScenario } from './long-names-scenario.ts'
import { type NamedScenario, named } from './scenario.ts'
import { unreadableRowsScenario } from './unreadable-rows-scenario.ts'
import { walkInScenario } from './walk-in-scenario.ts'

export type ScenarioName =
  | 'default'
  | 'empty'
  | 'first-day'
  | 'busy'
  | 'huge'
  | 'long-names'
  | 'unreadable-rows'
  | 'walk-in'

const many = { collectors: 10, lines: [2, 4] } as const

/** All scenarios. Each one contains the seeded accounts. */
export const scenarios: Readonly<Record<ScenarioName, NamedScenario>> = {
  default: named('Two years of trade between fifteen businesses', createDefaultScenario()),
  empty: named('The accounts, their roles and their businesses, and nothing else', emptyScenario),
  'first-day': named('A business that signed up yesterday, with its first three records', firstDayScenario),
  busy: named(
    '10,000 transactions and 3,000 collections',
    createDefaultScenario({ ...many, transactions: 10_000, collections: 3000 }),
  ),
  huge: named(
    '100,000 transactions and 10,000 collections',
    createDefaultScenario({ ...many, transactions: 100_000, collections: 10_000 }),
  ),
  'long-names': named('The longest and strangest names, addresses and figures that fit', longNamesScenario),
  'unreadable-rows': named('A few rows of each list with a value that the app cannot read', unreadableRowsScenario),
  'walk-in': named('A yard that buys from people who walk in, some without an ID number or an address', walkInScenario),
}
