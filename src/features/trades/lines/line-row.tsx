import { useSelector } from '@xstate/react'
import { memo, useState } from 'react'
import { familyOf } from '#domain/figures/material-families.ts'
import { roundedToCents } from '#domain/figures/money.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import type { LineMarks } from '#domain/trades/line-rules.ts'
import type { Past } from '#domain/trades/past-lines.ts'
import { shownLine } from '#machines/lines/line.selectors.ts'
import { isAtTodaysFactor, type LinesActor, weightNow } from '#machines/lines/lines.selectors.ts'
import type { AnyLine } from '#machines/lines/lines.types.ts'
import type { SavedLineActor, SavedLineSnapshot } from '#machines/lines/saved-line.selectors.ts'
import { Button } from '#ui/basics/button.tsx'
import { buttonLook } from '#ui/basics/button-look.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { Name } from '#ui/basics/name.tsx'
import { Dot } from '#ui/figures/dot.tsx'
import { ActionsCell, Cell, Row, RowHead } from '#ui/table/table-row.tsx'
import { LineCarbon, LineWorking, PendingCarbon } from './line-carbon.tsx'
import { LineNumbers } from './line-numbers.tsx'
import * as css from './line-row.css.ts'
import { PendingMaterial } from './pending-material.tsx'

function stateOf(line: SavedLineSnapshot): string {
  if (line.hasTag('removing')) return 'Removing…'
  if (line.hasTag('saving')) return 'Saving…'
  if (line.hasTag('saved')) return 'Saved'
  if (!line.hasTag('incomplete')) return ''
  return `Not saved${line.context.id === null ? ' yet' : ''}: type weight and value`
}

/** The status of a line that saves itself, with a button to retry. */
function LineStatus({ line, onRetry }: { line: SavedLineActor; onRetry: () => void }) {
  // Read whole: of a thousand lines, each subscription counts.
  const snapshot = useSelector(line, current => current)
  const problem = snapshot.hasTag('failed') ? snapshot.context.problem : null
  return (
    <span className={css.status}>
      <output>
        {problem
          ? `${snapshot.context.isToRemove ? 'Not removed' : 'Not saved'}. ${problem.message}`
          : stateOf(snapshot)}
      </output>
      {problem ? (
        <Button size="small" icon="retry" onPress={onRetry}>
          Retry
        </Button>
      ) : null}
    </span>
  )
}

/** What was typed for a line whose material is not known yet. */
const TypedTerm = ({ term }: { term: string }) => (
  <span className={css.term}>
    “<Name>{term}</Name>”
  </span>
)

const stillAsking = 'Its material is still being looked up'

/** The props that all rows of lines share. */
export type LineTools = {
  lines: LinesActor
  locale: string
  fixedDecimals: boolean
  mayChange: boolean
  mayRemove: boolean
  /** Whether the table has a column of actions. */
  hasActions: boolean
  /** What other trades tell of materials, once they were read. */
  past?: Past | undefined
  onRemove: (line: AnyLine) => void
}

/**
 * One material line: fields for its numbers, its CO₂e figure and calculation, and a button to remove it.
 * It is made of plain elements, as there can be hundreds.
 */
export const LineRow = memo(function LineRow({
  line,
  marks,
  lines,
  locale,
  fixedDecimals,
  mayChange,
  mayRemove,
  hasActions,
  past,
  onRemove,
}: LineTools & { line: AnyLine; marks: LineMarks | undefined }) {
  const { key } = line
  // With the permission to add lines, a new line can be changed, and removed until it is sent.
  const isPending = line.kind === 'pending'
  const isFixed = line.kind === 'fixed'
  const [wasNew] = useState(() => isPending || (line.kind === 'saved' && line.ref.getSnapshot().context.id === null))
  // The numbers of a saved line are read from its actor.
  const snapshot = useSelector(line.kind === 'saved' ? line.ref : undefined, current => current)
  const saved = snapshot?.context
  const content = shownLine(line)
  const isNew = isPending || saved?.id === null
  const isUnclear = useSelector(isPending ? line.pending : undefined, snapshot => snapshot?.hasTag('unclear') ?? false)
  const isAsking = useSelector(isPending ? line.pending : undefined, snapshot => snapshot?.hasTag('asking') ?? false)
  // A mark of the material is shown at the field to choose it; before that field is there, at the weight.
  const shownMarks = isPending && !isUnclear && marks?.material ? { weight: stillAsking, ...marks } : marks
  const { weight } = content
  const value = content.value === null ? null : Number(roundedToCents(content.value))
  const { name, gwCode } = content.kind === 'pending' ? { name: content.term, gwCode: null } : content.material
  const [isOpen, setOpen] = useState(false)
  const working = { line: content, isAtTodays: isAtTodaysFactor(saved ?? content), locale, detailsId: `${key}-working` }
  const shownName = name ?? 'Material without a name'
  const shown = (number: number | null) =>
    number === null ? '' : formatNumber(number, locale, { min: fixedDecimals ? 2 : 0, max: 2 })
  const row = (
    <Row id={key} isTinted={snapshot?.hasTag('saved') ?? false}>
      <RowHead
        before={<Dot family={familyOf(gwCode)} />}
        detail={
          <div className={css.detail}>
            {gwCode === null ? null : <span>{gwCode}</span>}
            {isFixed ? <span>The server does not let this line be changed</span> : null}
            {isPending ? <PendingMaterial line={line} lines={lines} past={past} /> : null}
            {line.kind === 'saved' ? (
              <LineStatus line={line.ref} onRetry={() => lines.send({ type: 'line.retry', key })} />
            ) : null}
          </div>
        }
      >
        {isPending ? <TypedTerm term={line.term} /> : <Name>{shownName}</Name>}
      </RowHead>
      {(mayChange || wasNew) && !isFixed ? (
        <LineNumbers
          {...{ locale, fixedDecimals }}
          line={{ weight, value }}
          name={shownName}
          marks={shownMarks}
          past={past?.get(shownName)}
          weightNow={() => weightNow(lines.getSnapshot(), key)}
          onChange={change => lines.send({ type: 'line.change', key, ...change })}
        />
      ) : (
        <>
          <Cell label="Weight kg" isNumeric>
            {shown(weight)}
          </Cell>
          <Cell label="Value R" isNumeric>
            {shown(value)}
          </Cell>
        </>
      )}
      {content.kind === 'pending' ? (
        <PendingCarbon isAsking={isAsking} />
      ) : (
        <LineCarbon {...working} isOpen={isOpen} onToggle={setOpen} />
      )}
      {hasActions ? (
        <ActionsCell isAlwaysShown>
          {(mayRemove || isNew) && !isFixed ? (
            <button
              type="button"
              className={`${buttonLook({ variant: 'quietDanger', isSquare: true })} ${css.remove}`}
              aria-label={`Remove ${shownName}`}
              data-tooltip="Remove material"
              onClick={() => onRemove(line)}
            >
              <Icon name="bin" />
            </button>
          ) : null}
        </ActionsCell>
      ) : null}
    </Row>
  )
  if (!isOpen) return row
  return (
    <>
      {row}
      <LineWorking {...working} columnCount={hasActions ? 5 : 4} />
    </>
  )
})
