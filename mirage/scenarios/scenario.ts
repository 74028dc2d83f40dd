import type { Chance } from '#mirage/seed/chance.ts'
import type { Dataset } from '#mirage/store/records.ts'

/** Inputs of a scenario. `today` is the start of the current UTC day, in ms. */
export type ScenarioInput = { chance: Chance; newId: () => string; today: number }
/** Creates the initial data of a mock. */
export type Scenario = (input: ScenarioInput) => Dataset
export type NamedScenario = Scenario & { readonly about: string }

export const named = (about: string, make: Scenario): NamedScenario =>
  Object.assign((input: ScenarioInput) => make(input), { about })
