import { type ReactNode, useState } from 'react'
import { isPricing, isWeighing, netWeightOf, priceIn, valueAt, valueOfPrice } from '#domain/trades/line-formulas.ts'
import type { LineMarks, LineValues } from '#domain/trades/line-rules.ts'
import { formatPrice, type MaterialPast, oddOf, pricePerKg } from '#domain/trades/past-lines.ts'
import { NumberField } from '#ui/numbers/number-field.tsx'
import { Cell } from '#ui/table/table-row.tsx'
import * as css from './line-numbers.css.ts'
import { numberFieldTextsOf } from './number-field-format.ts'

/** What was typed for a number in place of it, by field, and the price for a kilogram that the value was typed as. */
type Formulas = Record<keyof LineValues, string | null> & { price: number | null }

/**
 * The fields for weight and value of a line. The weight can be typed as gross minus tare ("1240-380"), the value as a price for a
 * kilogram ("@3.50"); below stays what was typed, as long as the form is open. A value that was typed as a price follows the
 * weight, until a value is typed.
 */
export function LineNumbers({
  line,
  name,
  marks,
  past,
  locale,
  fixedDecimals,
  weightNow,
  onChange,
}: {
  line: LineValues
  name: string
  marks: LineMarks | undefined
  /** What is known of the material from other trades. */
  past: MaterialPast | undefined
  locale: string
  fixedDecimals: boolean
  /** The weight as it was told last: the table may be behind it, as typing goes before its update. */
  weightNow: () => number | null
  onChange: (change: Partial<LineValues>) => void
}) {
  const [typed, setTyped] = useState<Formulas>({ weight: null, value: null, price: null })
  const [focused, setFocused] = useState<keyof LineValues | null>(null)
  const { readDecimals: read, price, ...texts } = numberFieldTextsOf(locale)
  const formulas = {
    weight: {
      isBegun: isWeighing,
      read: (text: string) => netWeightOf(text, read),
      key: { label: '− tare', begin: (text: string) => `${text}-` },
    },
    value: {
      isBegun: isPricing,
      read: (text: string) => valueOfPrice(text, weightNow(), read, price),
      key: { label: '@ R/kg', begin: (text: string) => `@${text}` },
    },
  }
  const odd = oddOf(line, { name, past, locale })
  const field = (
    of: keyof LineValues,
    label: string,
    change: (number: number | null) => Partial<LineValues>,
    note: ReactNode,
  ) => (
    <div onFocus={() => setFocused(of)} onBlur={() => setFocused(null)}>
      <NumberField
        label={`${label} of ${name}`}
        isLabelHidden
        value={line[of]}
        onChange={(number, formula) => {
          setTyped({ ...typed, [of]: formula, ...(of === 'value' ? { price: priceIn(formula, read) } : {}) })
          onChange(change(number))
        }}
        min={0}
        decimals={2}
        fixedDecimals={fixedDecimals}
        formula={formulas[of]}
        {...texts}
        errorMessage={marks?.[of] ?? ''}
      />
      {note}
      {/* Said once the field is left: a number that is being typed is far from any other. */}
      <output className={css.odd}>{focused === of ? '' : odd[of]}</output>
    </div>
  )
  return (
    <>
      <Cell label="Weight kg" isNumeric>
        {field(
          'weight',
          'Weight in kg',
          number => ({
            weight: number,
            ...(typed.price !== null && number !== null ? { value: valueAt(typed.price, number) } : {}),
          }),
          typed.weight === null ? null : <span className={css.formula}>{typed.weight} net</span>,
        )}
      </Cell>
      <Cell label="Value R" isNumeric>
        {field(
          'value',
          'Value in rand',
          number => ({ value: number }),
          <PriceNote typed={typed.value} line={line} locale={locale} />,
        )}
      </Cell>
    </>
  )
}

/** Below a value: the price that was typed for it, or else what it is for a kilogram. */
function PriceNote({ typed, line, locale }: { typed: string | null; line: LineValues; locale: string }) {
  const price = pricePerKg(line)
  if (typed !== null) return line.value === null ? null : <span className={css.formula}>{typed}</span>
  return price === null ? null : <span className={css.price}>{formatPrice(price, locale)}</span>
}
