import { useLocale } from '#actors/environment.tsx'
import { totalsOf } from '#domain/carbon/totals.ts'
import { countOf } from '#domain/figures/counts.ts'
import { formatMoney } from '#domain/figures/money.ts'
import { formatWeight } from '#domain/figures/numbers.ts'
import type { TradeValues } from '#domain/trades/trade-rules.ts'
import { isolated } from '#domain/words.ts'
import { loadCarbonInWords } from '#features/trades/totals/load-carbon.ts'
import type { TradeKind } from '#features/trades/trade-form-config.ts'
import { t } from '#messages/message.ts'
import { LinkButton } from '#ui/basics/link.tsx'
import { Alert } from '#ui/feedback/alert.tsx'

/** A trade that was just recorded. `id` is null if the response had none. `note` is a warning for the user, or ''. */
export type JustRecorded = { id: string | null; values: TradeValues; note: string }

/**
 * Summary of the last recorded trade, above the next form: "Recorded: Kasi Recyclers · 2 lines · 650.00 kg · R 3 380.00
 * · …".
 */
export function JustRecordedStrip({
  kind: { viewPath, editPath },
  recorded: { id, values, note },
}: {
  kind: Pick<TradeKind, 'viewPath' | 'editPath'>
  recorded: JustRecorded
}) {
  const locale = useLocale()
  const totals = totalsOf(values.lines)
  const figures = [
    isolated(values.buyer?.name ?? ''),
    countOf(values.lines.length, 'line', locale),
    formatWeight(totals.weight, locale),
    formatMoney(totals.value, locale),
    loadCarbonInWords(totals, locale),
  ]
  return (
    <Alert
      actions={
        id === null ? null : (
          <>
            <LinkButton href={viewPath(id)}>{t('Open')}</LinkButton>
            <LinkButton href={editPath(id)}>{t('Edit')}</LinkButton>
          </>
        )
      }
    >
      <strong>{t('Recorded:')} </strong>
      {figures.join(' · ')}
      {note ? `. ${note}` : ''}
    </Alert>
  )
}
