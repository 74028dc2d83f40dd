import { lineCarbon, type Measured } from '#domain/carbon/carbon.ts'
import { carbonInColumn, effectOf, workingOf } from '#domain/carbon/carbon-words.ts'
import { t } from '#messages/message.ts'
import { carbonTones } from '#patterns/figures/carbon-cell.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Cell, RowDetails } from '#ui/table/table-row.tsx'
import { useLineTools } from './line-tools.ts'
import * as css from './lines.css.ts'

type Working = {
  line: Measured
  /** True if the factor is the material's current one; false if it was recorded with the line. */
  isAtTodays: boolean
  detailsId: string
}

const label = t('CO₂e avoided kg')

/**
 * The CO₂e of a line, or a dash without a weight. Shows the calculation as a tooltip; a press opens it in a row below.
 */
export function LineCarbon({
  line,
  isAtTodays,
  detailsId,
  isOpen,
  onToggle,
}: Working & { isOpen: boolean; onToggle: (isOpen: boolean) => void }) {
  const { locale } = useLineTools()
  const carbon = lineCarbon(line)
  const isUnknown = (line.material?.carbonFactor ?? null) === null
  const effect = effectOf(carbon)
  const text = isUnknown || carbon !== null ? carbonInColumn(carbon, locale) : '–'
  return (
    <Cell label={label} isNumeric kind={carbonTones[effect]}>
      <button
        type="button"
        className={css.figure}
        aria-label={t('{amount}, calculation', { amount: text })}
        aria-expanded={isOpen}
        aria-describedby={isOpen ? detailsId : undefined}
        data-tooltip={isOpen ? undefined : workingOf(line, isAtTodays, locale)}
        onClick={() => onToggle(!isOpen)}
      >
        {text}
      </button>
    </Cell>
  )
}

/** CO₂e cell of a line without a known material. `isSearching`: the look-up is running. */
export const PendingCarbon = ({ isSearching }: { isSearching: boolean }) => (
  <Cell label={label} isNumeric>
    {isSearching ? <Skeleton width={7} /> : '–'}
  </Cell>
)

export function LineWorking({ line, isAtTodays, detailsId, columnCount }: Working & { columnCount: number }) {
  const { locale } = useLineTools()
  return (
    <RowDetails id={detailsId} columnCount={columnCount}>
      {workingOf(line, isAtTodays, locale)}
    </RowDetails>
  )
}
