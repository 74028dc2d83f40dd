import type { ReactNode } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { carbonInColumn, effectOf } from '#domain/carbon/carbon-words.ts'
import type { DecimalText } from '#domain/figures/numbers.ts'
import { t } from '#messages/message.ts'
import { Cell } from '#ui/table/table-row.tsx'

/** Cell colour for each kind of CO₂e value. The text also states the kind. */
export const carbonTones = { avoided: 'good', moreThanNew: 'bad', unknown: undefined } as const

/** Label and colour of a total for each kind of CO₂e value. */
export const carbonEffects = {
  avoided: { label: t('CO₂e avoided, estimated'), tone: carbonTones.avoided },
  moreThanNew: { label: t('CO₂e more than new, estimated'), tone: carbonTones.moreThanNew },
  unknown: { label: t('CO₂e avoided'), tone: carbonTones.unknown },
} as const

/** Cell with the CO₂e of a row in kg. `note` appears before the value. */
export function CarbonCell({
  label = t('CO₂e avoided kg'),
  carbon,
  note,
}: {
  label?: string
  carbon: DecimalText | null
  note?: ReactNode
}) {
  return (
    <Cell label={label} isNumeric kind={carbonTones[effectOf(carbon)]}>
      {note}
      {carbonInColumn(carbon, useLocale())}
    </Cell>
  )
}
