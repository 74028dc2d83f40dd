import { familyOf } from '#domain/figures/material-families.ts'
import { sourceOf } from '#domain/statement/factor-sources.ts'
import type { MaterialValues } from '#domain/trades/material-rules.ts'
import { isolated } from '#domain/words.ts'
import type { FormRecord } from '#machines/form/form.types.ts'
import { t } from '#messages/message.ts'
import { useRecordFields } from '#patterns/record/use-record-fields.ts'
import { factorNumber } from '#schemas/common.ts'
import { Link } from '#ui/basics/link.tsx'
import { Card } from '#ui/layout/card.tsx'

/** Publication with the same factor as the form. */
export function FactorSourceCard({ record }: { record: FormRecord<MaterialValues> }) {
  const { gwCode, carbonFactor } = useRecordFields(record).values
  const factor = factorNumber(carbonFactor)
  const source = sourceOf(familyOf(gwCode), factor)
  const words = source && {
    figure: isolated(source.figure),
    name: isolated(source.publication.name),
    year: String(source.publication.year),
  }
  return (
    <Card title={t('Source of the factor')}>
      {source && words ? (
        <>
          <p>
            {source.publication.kind === 'published'
              ? t('Equals the figure for {figure} in {name}, published in {year}.', words)
              : t(
                  'Calculated from the figures for {figure} in {name}, published in {year}: primary production minus closed-loop recycling.',
                  words,
                )}
          </p>
          <p>
            <Link href={source.publication.url} target="_blank">
              {t('Open {publication}', { publication: source.publication.short })}
            </Link>
          </p>
        </>
      ) : (
        <p>
          {factor === null
            ? t('The factor is unknown.')
            : t('Own factor. It matches no published figure that the app knows.')}
        </p>
      )}
    </Card>
  )
}
