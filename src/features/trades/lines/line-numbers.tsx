import { type ReactNode, useState } from 'react'
import { isPricing, isWeighing, netWeightOf, priceIn, valueAt, valueOfPrice } from '#domain/trades/line-formulas.ts'
import type { LineMarks, LineValues } from '#domain/trades/line-rules.ts'
import { formatPrice, pricePerKg, unusualNumbers } from '#domain/trades/material-statistics.ts'
import { weightNow } from '#machines/lines/lines.selectors.ts'
import { t } from '#messages/message.ts'
import { NumberField } from '#ui/numbers/number-field.tsx'
import type { Formula } from '#ui/numbers/typed-number.ts'
import { Cell } from '#ui/table/table-row.tsx'
import { useLineTools } from './line-tools.ts'
import * as css from './lines.css.ts'
import { numberFieldTextsOf } from './number-field-format.ts'
import { useLineScale } from './use-line-scale.ts'

type LineNumberProps = {
  label: string
  value: number | null
  version?: number
  onChange: (number: number | null, formula: string | null) => void
  formula: Formula
  errorMessage: string
  odd: string | undefined
  placeholder?: string
  children: ReactNode
}

function LineNumber({ odd, children, ...field }: LineNumberProps) {
  const { locale, fixedDecimals } = useLineTools()
  const { format, invalidTextMessage } = numberFieldTextsOf(locale)
  const [isFocused, setFocused] = useState(false)
  return (
    <div onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
      <NumberField {...{ ...field, format, invalidTextMessage, fixedDecimals }} isLabelHidden min={0} decimals={2} />
      {children}
      {/* Empty while the field has the focus, because a partly typed number often looks unusual. */}
      <output className={css.odd}>{isFocused ? '' : odd}</output>
    </div>
  )
}

/** Expressions as typed in each field, and the price per kg if the value was typed as a price. */
type Formulas = Record<keyof LineValues, string | null> & { price: number | null }

/**
 * Weight and value fields of a line. Weight accepts gross minus tare ("1240-380"), value a price per kg ("@3.50"). The
 * expression stays visible below the field while the form is open. A value that was typed as a price follows the weight
 * until the user types another value.
 */
export function LineNumbers({
  lineKey: key,
  line,
  name,
  marks,
}: {
  lineKey: string
  line: LineValues
  name: string
  marks: LineMarks | undefined
}) {
  const { lines, locale, past, scale } = useLineTools()
  const [typed, setTyped] = useState<Formulas>({ weight: null, value: null, price: null })
  // Number of weights from the scale.
  const [takes, setTakes] = useState(0)
  const { readDecimals: read, price } = numberFieldTextsOf(locale)
  const odd = unusualNumbers(line, { name, past: past?.get(name), locale })
  const change = (values: Partial<LineValues>) => lines.send({ type: 'line.change', key, ...values })
  const changeWeight = (weight: number | null, formula: string | null) => {
    setTyped({ ...typed, weight: formula })
    const follows = typed.price !== null && weight !== null
    change({ weight, ...(follows ? { value: valueAt(typed.price ?? 0, weight) } : {}) })
  }
  const liveWeight = useLineScale(key, text => {
    setTakes(takes + 1)
    const net = netWeightOf(text, read)
    if (!net) changeWeight(read(text, 2), null)
    else if ('number' in net) changeWeight(net.number, text)
  })
  return (
    <>
      <Cell label={t('Weight kg')} isNumeric>
        {scale ? <scale.Key line={key} /> : null}
        <LineNumber
          label={t('Weight in kg of {material}', { material: name })}
          value={line.weight}
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
          {typed.weight === null ? null : (
            <span className={css.formula}>{t('{formula} net', { formula: typed.weight })}</span>
          )}
        </LineNumber>
      </Cell>
      <Cell label={t('Value R')} isNumeric>
        <LineNumber
          label={t('Value in rand of {material}', { material: name })}
          value={line.value}
          formula={{
            isStarted: isPricing,
            // Reads the weight from the actor, because the deferred table might show an older weight.
            read: text => valueOfPrice(text, weightNow(lines.getSnapshot(), key), read, price),
            key: { label: '@ R/kg', begin: text => `@${text}` },
          }}
          onChange={(value, formula) => {
            setTyped({ ...typed, value: formula, price: priceIn(formula, read) })
            change({ value })
          }}
          errorMessage={marks?.value ?? ''}
          odd={odd.value}
        >
          <PriceNote typed={typed.value} line={line} />
        </LineNumber>
      </Cell>
    </>
  )
}

/** Price per kg below the value: as typed, or else calculated. */
function PriceNote({ typed, line }: { typed: string | null; line: LineValues }) {
  const { locale } = useLineTools()
  const price = pricePerKg(line)
  if (typed !== null) return line.value === null ? null : <span className={css.formula}>{typed}</span>
  return price === null ? null : <span className={css.price}>{formatPrice(price, locale)}</span>
}
