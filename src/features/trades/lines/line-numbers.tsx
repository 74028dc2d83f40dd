import { useEffect, useState } from 'react'
import { grossIn, isWeighing, netWeightOf, valueAt } from '#domain/trades/line-formulas.ts'
import type { LineMarks, LineValues } from '#domain/trades/line-rules.ts'
import { unusualNumbers } from '#domain/trades/material-statistics.ts'
import { weightNow } from '#machines/lines/lines.selectors.ts'
import type { UnsentNumbers } from '#machines/lines/saved-line.types.ts'
import { t } from '#messages/message.ts'
import { Cell } from '#ui/table/table-row.tsx'
import { LineNumber } from './line-number.tsx'
import { useLineTools } from './line-tools.ts'
import * as css from './lines.css.ts'
import { numberFieldTextsOf } from './number-field-format.ts'
import { PriceCell } from './price-cell.tsx'
import { useLineScale } from './use-line-scale.ts'
import { ValueCell } from './value-cell.tsx'

/**
 * Weight, price and value fields of a line. Weight accepts gross minus tare ("1240-380"), which stays visible below the
 * field while the form is open; value accepts a price per kg ("@3.50"). A value from a price follows the weight until
 * the user types another value. A gross weight ("1240-") waits for its tare, also in a held load.
 */
export function LineNumbers({
  lineKey: key,
  line,
  unsent: { gross = null, price: heldPrice = null },
  name,
  marks,
}: {
  lineKey: string
  line: LineValues
  /** Gross weight that waits for its tare, and the price that the value follows. */
  unsent: UnsentNumbers
  name: string
  marks: LineMarks | undefined
}) {
  const { lines, locale, past, scale } = useLineTools()
  const [weighed, setWeighed] = useState<string | null>(null)
  // The value follows the weight at this price. The machine keeps it only for lines of new records.
  const [price, setPrice] = useState(heldPrice)
  // Number of weights from the scale.
  const [takes, setTakes] = useState(0)
  const { format, readDecimals: read } = numberFieldTextsOf(locale)
  const odd = unusualNumbers(line, { name, past: past?.get(name), locale })
  const [heldGross] = useState(gross)
  // The next weight from the scale is the tare.
  const awaitsTare = gross !== null && (line.weight === null || gross === heldGross)
  useEffect(() => {
    if (awaitsTare) scale?.resume(key, gross)
  }, [scale, key, gross, awaitsTare])
  const changeWeight = (weight: number | null, formula: string | null, grossNow = grossIn(formula, read)) => {
    setWeighed(formula)
    lines.send({
      type: 'line.change',
      key,
      weight,
      gross: grossNow,
      ...(price !== null && weight !== null ? { value: valueAt(price, weight) } : {}),
    })
  }
  const changePrice = (entered: number | null) => {
    setPrice(entered)
    // Reads the weight from the actor, because the deferred table might show an older weight.
    const weight = weightNow(lines.getSnapshot(), key)
    lines.send({
      type: 'line.change',
      key,
      price: entered,
      value: entered === null || weight === null ? null : valueAt(entered, weight),
    })
  }
  const liveWeight = useLineScale(key, text => {
    setTakes(takes + 1)
    const net = netWeightOf(text, read)
    if (!net) changeWeight(read(text, 2), null, read(text, 2))
    else if ('number' in net) changeWeight(net.number, text)
  })
  return (
    <>
      <Cell label={t('Weight kg')} isNumeric>
        {scale ? <scale.Key line={key} /> : null}
        <LineNumber
          label={t('Weight in kg of {material}', { material: name })}
          value={line.weight}
          initialText={
            gross !== null && line.weight === null ? `${format.format(gross, { min: 0, max: 2 })}-` : undefined
          }
          version={takes}
          formula={{
            isStarted: isWeighing,
            read: text => netWeightOf(text, read),
            key: { label: t('− tare'), begin: text => `${text}-` },
          }}
          onChange={(weight, formula) => {
            scale?.discard(key)
            changeWeight(weight, formula)
          }}
          placeholder={liveWeight}
          errorMessage={marks?.weight ?? ''}
          odd={odd.weight}
        >
          <WeightNote weighed={weighed} awaitsTare={awaitsTare} />
        </LineNumber>
      </Cell>
      <PriceCell line={line} name={name} entered={price} onChange={changePrice} />
      <ValueCell
        {...{ lineKey: key, line, name }}
        onEnter={setPrice}
        errorMessage={marks?.value ?? ''}
        odd={odd.value}
      />
    </>
  )
}

/** Gross weight and tare of a weight, such as "1240-380 net". */
function WeightNote({ weighed, awaitsTare }: { weighed: string | null; awaitsTare: boolean }) {
  if (awaitsTare) return <span className={css.formula}>{t('Waiting for tare')}</span>
  return weighed === null ? null : <span className={css.formula}>{t('{formula} net', { formula: weighed })}</span>
}
