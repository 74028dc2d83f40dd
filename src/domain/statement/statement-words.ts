import { notAFootprint } from '#domain/carbon/carbon-words.ts'
import { isolated } from '#domain/words.ts'
import type { StatementAbout } from '#schemas/statement.ts'

/** What a statement calls the trades that it is made of: "transactions of the period in which Umhlanga Metals is the buyer". */
const tradesOf = ({ kind, name }: Pick<StatementAbout, 'kind' | 'name'>) =>
  kind === 'business'
    ? `transactions of the period in which ${isolated(name)} is the buyer`
    : `collections of the period that ${isolated(name)} brought in`

/** How a statement is worked out, in three sentences. */
export const methodOf = (about: Pick<StatementAbout, 'kind' | 'name'>): string[] => [
  'The CO₂e of a line is its weight times the factor that its material had when it was recorded: what making a kilogram of new material emits, less what recycling that kilogram emits.',
  `Lines are added up unrounded, over all ${tradesOf(about)}, and each sum is rounded once, to be shown.`,
  'A line whose factor is below 0 counts as emitted and is taken off; a line without a factor is counted, named unknown, and is in no sum of CO₂e.',
]

/** What avoided emissions are compared with. */
export const baseline =
  'virgin production: what making the same mass of new material emits. Composting and digestion make no new material.'

/** The stages of life that factors count. */
export const boundary =
  'cradle to gate: raw material, processing and transport, until the material is ready for use. Its use and an avoided landfill are not counted.'

/** What a statement is, and is not. */
export const limits: readonly string[] = [
  'All figures of CO₂e are estimates by average factors. They have not been verified, and are no carbon credits.',
  notAFootprint,
  'Other parties in the chain might state the same kilograms. Do not add their statements up.',
]
