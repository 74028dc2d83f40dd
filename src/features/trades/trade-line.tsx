import { familiesOf } from '#domain/carbon/families-of-lines.ts'
import { countOf } from '#domain/figures/counts.ts'
import { dayInWords, timeInWords } from '#domain/figures/date-words.ts'
import { familyNames } from '#domain/figures/material-families.ts'
import type { RowView } from '#patterns/list/list-definition.ts'
import type { Line, Trade } from '#schemas/trade.ts'
import { Dots } from '#ui/figures/dots.tsx'

/** How many materials lines are of: those of one name and code are one. */
const countMaterials = (lines: readonly Line[]) =>
  new Set(lines.map(({ material: { name, gwCode } }) => JSON.stringify([name, gwCode]))).size

/**
 * What tells a trade from others of its buyer: "14:46 · 5 materials", with its day where no heading and no column has that, and
 * a dot for each family. Of a trade whose lines are not shown it is when it took place.
 */
export function TradeLine({
  trade: { createdAt, materials },
  view: { locale, now, isDayTold },
}: {
  trade: Trade
  view: RowView
}) {
  const time = timeInWords(createdAt, locale)
  const count = countMaterials(materials)
  const ofMaterials = countOf(count, { one: 'material', many: 'materials' }, locale)
  const families = familiesOf(materials)
  return (
    <>
      <span>
        <time dateTime={createdAt}>{isDayTold ? time : `${dayInWords(createdAt, locale, now)}, ${time}`}</time>
        {count > 0 ? ` · ${ofMaterials}` : ''}
      </span>
      {count > 0 ? <Dots hues={families} label={families.map(family => familyNames[family]).join(', ')} /> : null}
    </>
  )
}
