import { notAFootprint } from '#domain/carbon/carbon-words.ts'
import type { Stored } from '#domain/carbon/stored.ts'
import { isolated } from '#domain/words.ts'
import type { StatementAbout } from '#schemas/statement.ts'

/** What a statement calls the trades that it is made of: "transactions of the period in which Umhlanga Metals is the buyer". */
const tradesOf = ({ kind, name }: Pick<StatementAbout, 'kind' | 'name'>) =>
  kind === 'business'
    ? `transactions of the period in which ${isolated(name)} is the buyer`
    : `collections of the period that ${isolated(name)} brought in`

const containsStorage =
  'Some factors equal a published figure with storage. Their storage is part of the CO₂e avoided, and named.'

/** How a statement is worked out, in sentences. */
export const methodOf = (about: Pick<StatementAbout, 'kind' | 'name'>, stored: Stored): string[] => [
  'The CO₂e of a line is its weight times the factor that its material had when the line was recorded.',
  'For recycling, a factor is what making 1 kg of new material emits, less what recycling 1 kg emits.',
  'Composting and digestion make no new material. Their factor is what the treatment replaces, such as energy, less what it emits.',
  'Rule for all families: factors leave out carbon that is stored in forests and soil. A source’s figure for this storage is shown apart.',
  ...(stored.included === '0' ? [] : [containsStorage]),
  'More than new: the factor is below 0, because treatment emits more than it avoids. Such lines are subtracted.',
  'A line without a factor counts as unknown. It is in no sum of CO₂e.',
  `Lines are added up unrounded, over all ${tradesOf(about)}. Each sum is rounded once, for display.`,
]

/** What avoided emissions are compared with. */
export const baseline =
  'virgin production: what making the same mass of new material emits. Composting and digestion have no such baseline.'

/** The stages of life that factors count. */
export const boundary =
  'cradle to gate: raw material, processing and transport, until the material is ready for use. Its use and an avoided landfill are not counted.'

/** What a statement is, and is not. */
export const limits: readonly string[] = [
  'All figures of CO₂e are estimates by average factors. They have not been verified, and are no carbon credits.',
  notAFootprint,
  'Other parties in the chain might state the same kilograms. Do not add their statements up.',
]
