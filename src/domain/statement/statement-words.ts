import { notAFootprint } from '#domain/carbon/carbon-words.ts'
import type { Stored } from '#domain/carbon/stored.ts'
import { isolated } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import type { StatementAbout } from '#schemas/statement.ts'

/** Describes how the totals are computed, and from which trades. */
function totalsOf({ kind, name: rawName }: Pick<StatementAbout, 'kind' | 'name'>): string {
  const name = isolated(rawName)
  return kind === 'business'
    ? t(
        'Totals are sums of unrounded lines over all transactions in the period with {name} as the buyer. Each total is rounded once.',
        { name },
      )
    : t(
        'Totals are sums of unrounded lines over all collections in the period with {name} as the seller. Each total is rounded once.',
        { name },
      )
}

const containsStorage = t(
  'Some factors equal a published figure that includes storage. Their storage is part of the CO₂e avoided and is shown separately.',
)

/** Returns sentences that explain how the CO₂e is calculated. */
export const methodOf = (about: Pick<StatementAbout, 'kind' | 'name'>, stored: Stored): string[] => [
  t('A line’s CO₂e is its weight times its material’s factor at the time of recording.'),
  t(
    'The factor for recycling is the emissions from making 1 kg of new material minus the emissions from recycling 1 kg.',
  ),
  t(
    'Composting and digestion make no new material. Their factor is the emissions they replace, such as from energy, minus the emissions from the treatment.',
  ),
  t(
    'Factors of all families exclude carbon that is stored in forests and soil. If a source gives storage, the statement shows it separately.',
  ),
  ...(stored.included === '0' ? [] : [containsStorage]),
  t(
    'More than new: the factor is negative because the treatment emits more than it avoids. Such lines are subtracted.',
  ),
  t('A line without a factor is unknown and is not part of any CO₂e total.'),
  totalsOf(about),
]

/** Baseline that avoided emissions are compared with. */
export const baseline = t(
  'virgin production: the emissions from making the same mass of new material. Composting and digestion have no such baseline.',
)

/** Life cycle stages that the factors cover. */
export const boundary = t(
  'cradle to gate: raw material, processing and transport until the material is ready for use. Use and avoided landfill are excluded.',
)

/** Limitations of a statement. */
export const limits: readonly string[] = [
  t('All CO₂e figures are estimates with average factors. They are not verified and are not carbon credits.'),
  notAFootprint,
  t('Other parties in the supply chain might report the same kilograms. Don’t add them up.'),
]
