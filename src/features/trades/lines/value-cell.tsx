import { isPricing, priceIn, valueOfPrice } from '#domain/trades/line-formulas.ts'
import type { LineValues } from '#domain/trades/line-rules.ts'
import { formatPrice, pricePerKg } from '#domain/trades/material-statistics.ts'
import { weightNow } from '#machines/lines/lines.selectors.ts'
import { t } from '#messages/message.ts'
import { Cell } from '#ui/table/table-row.tsx'
import { LineNumber } from './line-number.tsx'
import { useLineTools } from './line-tools.ts'
import * as css from './lines.css.ts'
import { numberFieldTextsOf } from './number-field-format.ts'
import { OfferedPrice } from './offered-price.tsx'
import { usePriceOffer } from './use-price-offer.ts'

/**
 * Value as the user entered it: its formula as typed ("@3.50"), and the price in rand per kg if the value came from a
 * price.
 */
export type EnteredValue = { formula: string | null; price: number | null }

/** Value field of a line. Accepts a price per kg, and offers the value at the price paid last. */
export function ValueCell({
  lineKey: key,
  line,
  name,
  entered,
  onEnter,
  errorMessage,
  odd,
}: {
  lineKey: string
  line: LineValues
  name: string
  entered: EnteredValue
  onEnter: (entered: EnteredValue) => void
  errorMessage: string
  odd: string | undefined
}) {
  const { lines, locale } = useLineTools()
  const { format, readDecimals: read, price: example } = numberFieldTextsOf(locale)
  const change = (value: number | null, by: EnteredValue) => {
    onEnter(by)
    lines.send({ type: 'line.change', key, value })
  }
  const { offer, version, accept, onTyped, onKeyDown } = usePriceOffer({
    lineKey: key,
    line,
    name,
    onChange: offered => change(offered?.value ?? null, { formula: null, price: offered?.price ?? null }),
  })
  return (
    <Cell label={t('Value R')} isNumeric>
      <LineNumber
        label={t('Value in rand of {material}', { material: name })}
        value={line.value}
        version={version}
        formula={{
          isStarted: isPricing,
          // Reads the weight from the actor, because the deferred table might show an older weight.
          read: text => valueOfPrice(text, weightNow(lines.getSnapshot(), key), read, example),
          key: { label: '@ R/kg', begin: text => `@${text}` },
        }}
        onChange={(value, formula) => {
          onTyped()
          change(value, { formula, price: priceIn(formula, read) })
        }}
        placeholder={offer ? format.format(offer.value, { min: 2, max: 2 }) : ''}
        description={offer ? <OfferedPrice offer={offer} onAccept={accept} /> : null}
        errorMessage={errorMessage}
        odd={odd}
        onKeyDown={onKeyDown}
      >
        <PriceNote formula={entered.formula} line={line} />
      </LineNumber>
    </Cell>
  )
}

/** Price per kg below the value: as typed, or else calculated. */
function PriceNote({ formula, line }: { formula: string | null; line: LineValues }) {
  const { locale } = useLineTools()
  const price = pricePerKg(line)
  if (formula !== null) return line.value === null ? null : <span className={css.formula}>{formula}</span>
  return price === null ? null : <span className={css.price}>{formatPrice(price, locale)}</span>
}
