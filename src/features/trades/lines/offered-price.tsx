import { formatMoney } from '#domain/figures/money.ts'
import { formatPrice } from '#domain/trades/material-statistics.ts'
import { t } from '#messages/message.ts'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import { kbd } from '#ui/keys/kbd.css.ts'
import { useLineTools } from './line-tools.ts'
import * as css from './lines.css.ts'
import type { PriceOffer } from './use-price-offer.ts'

/**
 * Last price, in an empty field, or below it in a card. A press accepts the offered value, for touch screens without a Tab key. Not a
 * tab stop; never takes the focus. Its text is the description of the field.
 */
export function OfferedPrice({ offer: { value, price }, onAccept }: { offer: PriceOffer; onAccept: () => void }) {
  const { locale } = useLineTools()
  return (
    <button
      type="button"
      tabIndex={-1}
      className={css.offer}
      onPointerDown={event => event.preventDefault()}
      onMouseDown={event => event.preventDefault()}
      onClick={onAccept}
    >
      <span className={css.offerText} aria-hidden="true">
        <kbd className={kbd}>{'Tab'}</kbd>
        <span className={css.offerPrice}>{formatPrice(price, locale)}</span>
      </span>
      <VisuallyHidden>
        {t('Last price: {price}. Tab fills in {value}', {
          price: formatPrice(price, locale),
          value: formatMoney(value, locale),
        })}
      </VisuallyHidden>
    </button>
  )
}
