import { useState } from 'react'
import { formatNumber } from '#domain/figures/numbers.ts'
import type { LineValues } from '#domain/trades/line-rules.ts'
import { pricePerKg } from '#domain/trades/material-statistics.ts'
import { t } from '#messages/message.ts'
import { Cell } from '#ui/table/table-row.tsx'
import { LineNumber } from './line-number.tsx'
import { useLineTools } from './line-tools.ts'
import * as css from './lines.css.ts'

const decimals = 4

const focusField = (cell: HTMLElement | null) => cell?.querySelector('input')?.focus()

/**
 * Price of a line in rand per kg: as entered, or else value by weight. Without a value, the price paid last in grey.
 *
 * A button that becomes a field, because a record can have hundreds of lines. Not a tab stop: on a keyboard, "@3.50" in
 * the value field sets the price.
 */
export function PriceCell({
  line,
  name,
  entered,
  onChange,
}: {
  line: LineValues
  name: string
  /** Price that the user entered, or null. */
  entered: number | null
  onChange: (price: number | null) => void
}) {
  const { locale, past } = useLineTools()
  const [isOpen, setOpen] = useState(false)
  const price = entered ?? pricePerKg(line)
  const last = line.value === null ? (past?.get(name)?.paidPrice ?? null) : null
  const write = (amount: number | null, max = 2) =>
    amount === null ? '' : formatNumber(amount, locale, { min: 2, max })
  const text = write(price, entered === null ? 2 : decimals)
  const label = t('Price in rand per kg of {material}', { material: name })
  return (
    <Cell label={t('Price R/kg')} isNumeric>
      {isOpen ? (
        <div ref={focusField} className={css.openPrice} onBlur={() => setOpen(false)}>
          <LineNumber
            label={label}
            value={price}
            decimals={decimals}
            placeholder={write(last)}
            onChange={onChange}
            odd={undefined}
          />
        </div>
      ) : (
        <button
          type="button"
          tabIndex={-1}
          className={price === null ? `${css.shutPrice} ${css.lastPrice}` : css.shutPrice}
          aria-label={t('{label}: {price}', { label, price: text || t('Empty') })}
          onClick={() => setOpen(true)}
        >
          {text || write(last)}
        </button>
      )}
    </Cell>
  )
}
