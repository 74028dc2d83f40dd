import { useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { dayWithYear, noonOf } from '#domain/figures/date-words.ts'
import * as css from '#features/reports/flow/flow.css.ts'
import { t } from '#messages/message.ts'
import type { MaterialFlow } from '#schemas/flow.ts'
import { Button } from '#ui/basics/button.tsx'
import { StockTakeDialog } from './stock-take-dialog.tsx'
import { useStockTake } from './use-stock-take.ts'

/** Button that opens the stock-take of a business, and a note if the stock-take is too late for the period. */
export function StockTakeButton({ flow: { about, period, byMaterial } }: { flow: MaterialFlow }) {
  const locale = useLocale()
  const { stockTake, keep } = useStockTake(about)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {stockTake && stockTake.day > period.from ? (
        <span className={css.note}>
          {t('The stock-take of {day} is later than the first day and is not used.', {
            day: dayWithYear(noonOf(stockTake.day), locale),
          })}
        </span>
      ) : null}
      <Button aria-haspopup="dialog" onPress={() => setOpen(true)}>
        {stockTake ? t('Change stock-take') : t('Enter stock-take')}
      </Button>
      {isOpen ? (
        <StockTakeDialog
          materials={byMaterial}
          stockTake={stockTake}
          firstDay={period.from}
          onSave={next => {
            keep(next)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
