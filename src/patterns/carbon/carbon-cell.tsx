import type { ReactNode } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { carbonInColumn, effectOf } from '#domain/carbon/carbon-words.ts'
import type { DecimalText } from '#domain/figures/numbers.ts'
import { Cell } from '#ui/table/table-row.tsx'

/** The colour of a CO₂e figure by its meaning. The words say it, too. */
export const carbonTones = { avoided: 'good', moreThanNew: 'bad', unknown: undefined } as const

/** The CO₂e of a row, in kg. `note` stands before it. */
export function CarbonCell({
  label = 'CO₂e avoided kg',
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
