import { useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { exact, exactText } from '#domain/carbon/carbon.ts'
import { dateEntryOf } from '#domain/figures/date-entry.ts'
import { notationOf } from '#domain/figures/number-reading.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import { materialRowName } from '#domain/flow/flow-selection.ts'
import type { FlowMaterialKey } from '#domain/flow/running-flow.ts'
import type { StockTake } from '#domain/flow/stock-take.ts'
import * as css from '#features/reports/flow/flow.css.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { Name } from '#ui/basics/name.tsx'
import { DateField } from '#ui/dates/date-field.tsx'
import { Form } from '#ui/fields/form.tsx'
import { NumberField } from '#ui/numbers/number-field.tsx'
import { Dialog, DialogActions } from '#ui/overlays/dialog.tsx'

type Weights = Readonly<Record<string, number | null>>

const weightsOf = (stockTake: StockTake | null): Weights =>
  Object.fromEntries((stockTake?.entries ?? []).map(entry => [materialRowName(entry), Number(entry.kg)]))

/** Returns the materials of the report and of the stock-take, each once. */
function materialsOf(materials: readonly FlowMaterialKey[], stockTake: StockTake | null): FlowMaterialKey[] {
  const all = [...materials, ...(stockTake?.entries ?? [])].map(({ name, gwCode }) => ({ name, gwCode }))
  return [...new Map(all.map(key => [materialRowName(key), key])).values()]
}

const nameOf = ({ name, gwCode }: FlowMaterialKey) => [name ?? t('Without a name'), gwCode].filter(Boolean).join(', ')

/**
 * Dialog for the counted weights of a business on a day. Materials without a weight are not counted. `onSave` gets null
 * if no weight is left.
 */
export function StockTakeDialog({
  materials,
  stockTake,
  firstDay,
  onSave,
  onClose,
}: {
  materials: readonly FlowMaterialKey[]
  stockTake: StockTake | null
  /** First day of the period, which is the default day. */
  firstDay: string
  onSave: (stockTake: StockTake | null) => void
  onClose: () => void
}) {
  const locale = useLocale()
  const [day, setDay] = useState(stockTake?.day ?? firstDay)
  const [weights, setWeights] = useState(() => weightsOf(stockTake))
  const [isMissing, setMissing] = useState(false)
  const rows = materialsOf(materials, stockTake)
  const save = () => {
    if (day === '') return setMissing(true)
    const entries = rows.flatMap(key => {
      const weight = weights[materialRowName(key)] ?? null
      return weight === null ? [] : [{ ...key, kg: exactText(exact(weight)) }]
    })
    onSave(entries.length > 0 ? { day, entries } : null)
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('Stock-take')}>
      <Form onSubmit={save}>
        <p className={css.note}>
          {t(
            'Counted weights replace the stock from the records before this day. Leave a weight empty if you did not count the material. The stock-take is stored in this browser only.',
          )}
        </p>
        <DateField
          label={t('Counted at the start of')}
          format={dateEntryOf(locale, false)}
          value={day}
          onChange={setDay}
          {...(isMissing && day === '' ? { errorMessage: t('Enter the date of the stock-take') } : {})}
        />
        <p className={css.countsHead}>{t('Counted weight, kg')}</p>
        <div className={css.counts}>
          {rows.map(key => {
            const id = materialRowName(key)
            return (
              <div key={id} className={css.count}>
                <Name>{nameOf(key)}</Name>
                <NumberField
                  label={t('{material}, kg', { material: nameOf(key) })}
                  isLabelHidden
                  format={notationOf(locale)}
                  invalidTextMessage={t('Enter a number. For example, {example}', {
                    example: formatNumber(0.5, locale),
                  })}
                  min={0}
                  decimals={3}
                  value={weights[id] ?? null}
                  onChange={weight => setWeights(before => ({ ...before, [id]: weight }))}
                />
              </div>
            )
          })}
        </div>
        <DialogActions>
          {stockTake ? <Button onPress={() => onSave(null)}>{t('Delete stock-take')}</Button> : null}
          <Button variant="primary" type="submit">
            {t('Save stock-take')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
