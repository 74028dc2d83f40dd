import { type KeyboardEvent, useState } from 'react'
import { formatMoney } from '#domain/figures/money.ts'
import { valueAt } from '#domain/trades/line-formulas.ts'
import type { LineValues } from '#domain/trades/line-rules.ts'
import { inBrief } from '#domain/words.ts'
import { weightNow } from '#machines/lines/lines.selectors.ts'
import { t } from '#messages/message.ts'
import { useLineTools } from './line-tools.ts'

/** Value in rand, and the price in rand per kg from which it was calculated. */
export type PriceOffer = { value: number; price: number }

/**
 * Offers a value for a line: its weight at the price that the buyer paid last.
 *
 * - Tab in the empty field accepts the value and moves to the next line.
 * - Escape clears the accepted value, or declines the offer until the material changes.
 * - `onChange` receives the offer, or null if Escape clears the value.
 */
export function usePriceOffer({
  lineKey: key,
  line,
  name,
  onChange,
}: {
  lineKey: string
  line: LineValues
  name: string
  onChange: (offer: PriceOffer | null) => void
}) {
  const { lines, past, locale, onPriceAccepted } = useLineTools()
  const [declinedName, setDeclinedName] = useState<string | null>(null)
  const [isAccepted, setAccepted] = useState(false)
  // Number of values that this hook put into the field.
  const [version, setVersion] = useState(0)
  const price = past?.get(name)?.paidPrice ?? null

  const offerFor = (weight: number | null): PriceOffer | null => {
    if (price === null || weight === null || declinedName === name) return null
    const value = valueAt(price, weight)
    return value > 0 ? { value, price } : null
  }
  const put = (offer: PriceOffer | null) => {
    setVersion(version + 1)
    setAccepted(offer !== null)
    onChange(offer)
  }
  const accept = () => {
    // Reads the weight from the actor, because the deferred table might show an older weight.
    const offer = offerFor(weightNow(lines.getSnapshot(), key))
    if (offer) put(offer)
    return offer
  }
  const acceptAndGoOn = (field: HTMLElement) => {
    const accepted = accept()
    if (accepted)
      onPriceAccepted(
        field,
        t('Value of {material}: {value}', { material: inBrief(name), value: formatMoney(accepted.value, locale) }),
      )
    return accepted !== null
  }
  const decline = () => {
    setDeclinedName(name)
    if (isAccepted) put(null)
  }
  const offer = line.value === null ? offerFor(line.weight) : null
  return {
    offer,
    version,
    accept,
    /** Called when the user types a value. */
    onTyped: () => setAccepted(false),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const { currentTarget, key: pressed, altKey, ctrlKey, metaKey, shiftKey } = event
      if (altKey || ctrlKey || metaKey || shiftKey) return
      const isEmpty = currentTarget.value.trim() === ''
      const isHandled =
        pressed === 'Tab' && isEmpty
          ? acceptAndGoOn(currentTarget)
          : pressed === 'Escape' && (isEmpty ? offer : isAccepted)
      if (!isHandled) return
      event.preventDefault()
      event.stopPropagation()
      if (pressed === 'Escape') decline()
    },
  }
}
