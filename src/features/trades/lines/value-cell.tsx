import { isPricing, priceIn, valueOfPrice } from '#domain/trades/line-formulas.ts'
import type { LineValues } from '#domain/trades/line-rules.ts'
import { weightNow } from '#machines/lines/lines.selectors.ts'
import { t } from '#messages/message.ts'
import { Cell } from '#ui/table/table-row.tsx'
import { LineNumber } from './line-number.tsx'
import { useLineTools } from './line-tools.ts'
import { numberFieldTextsOf } from './number-field-format.ts'
import { OfferedPrice } from './offered-price.tsx'
import { usePriceOffer } from './use-price-offer.ts'

/**
 * Value field of a line. Accepts a price per kg, and offers the value at the price paid last. `onEnter` receives the
 * price if the value came from one.
 */
export function ValueCell({
  lineKey: key,
  line,
  name,
  onEnter,
  errorMessage,
  odd,
}: {
  lineKey: string
  line: LineValues
  name: string
  onEnter: (price: number | null) => void
  errorMessage: string
  odd: string | undefined
}) {
  const { lines, locale } = useLineTools()
  const { format, readDecimals: read, price: example } = numberFieldTextsOf(locale)
  const change = (value: number | null, price: number | null) => {
    onEnter(price)
    lines.send({ type: 'line.change', key, price, value })
  }
  const { offer, version, accept, onTyped, onKeyDown } = usePriceOffer({
    lineKey: key,
    line,
    name,
    onChange: offered => change(offered?.value ?? null, offered?.price ?? null),
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
          change(value, priceIn(formula, read))
        }}
        placeholder={offer ? format.format(offer.value, { min: 2, max: 2 }) : ''}
        description={offer ? <OfferedPrice offer={offer} onAccept={accept} /> : null}
        errorMessage={errorMessage}
        odd={odd}
        onKeyDown={onKeyDown}
      />
    </Cell>
  )
}
