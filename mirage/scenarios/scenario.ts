import type { Chance } from '#mirage/seed/chance.ts'
import type { Dataset } from '#mirage/store/records.ts'

/** What a scenario is made from. `today` is the start of the current UTC day, in ms. */
export type ScenarioInput = { chance: Chance; newId: () => string; today: number }
/** Creates all data that a mock starts with. */
export type Scenario = (input: ScenarioInput) => Dataset
/** A scenario with a name; `about` says in a few words what it shows. */
export type NamedScenario = Scenario & { readonly about: string }

export const named = (about: string, make: Scenario): NamedScenario =>
  Object.assign((input: ScenarioInput) => make(input), { about })
