import { useSelector } from '@xstate/react'
import { memo, useState } from 'react'
import { familyOf } from '#domain/figures/material-families.ts'
import { roundedToCents } from '#domain/figures/money.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import { failedStatus } from '#domain/outcome-words.ts'
import type { LineMarks, LineValues } from '#domain/trades/line-rules.ts'
import { pricePerKg } from '#domain/trades/material-statistics.ts'
import { isolated } from '#domain/words.ts'
import { shownLine, unsentNumbersOf } from '#machines/lines/line.selectors.ts'
import { isAtTodaysFactor } from '#machines/lines/lines.selectors.ts'
import type { AnyLine } from '#machines/lines/lines.types.ts'
import type { SavedLineActor, SavedLineSnapshot } from '#machines/lines/saved-line.selectors.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { buttonLook } from '#ui/basics/button-look.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { Name } from '#ui/basics/name.tsx'
import { FamilyDot } from '#ui/figures/family-dot.tsx'
import { ActionsCell, Cell, Row, RowHead } from '#ui/table/table-row.tsx'
import { LineCarbon, LineWorking, PendingCarbon } from './line-carbon.tsx'
import { LineNumbers } from './line-numbers.tsx'
import { useLineTools } from './line-tools.ts'
import * as css from './lines.css.ts'
import { PendingMaterial } from './pending-material.tsx'

function stateOf(line: SavedLineSnapshot): string {
  if (line.hasTag('removing')) return t('Removing…')
  if (line.hasTag('saving')) return t('Saving…')
  if (line.hasTag('saved')) return t('Saved')
  if (!line.hasTag('incomplete')) return ''
  return line.context.id === null ? t('Not saved yet: enter weight and value') : t('Not saved: enter weight and value')
}

function LineStatus({ line, onRetry }: { line: SavedLineActor; onRetry: () => void }) {
  // Selects the full snapshot with one subscription, because a form can have a thousand lines.
  const snapshot = useSelector(line, current => current)
  const problem = snapshot.hasTag('failed') ? snapshot.context.problem : null
  return (
    <span className={css.status}>
      <output>
        {problem ? failedStatus(problem, snapshot.context.isToRemove ? 'remove' : 'save') : stateOf(snapshot)}
      </output>
      {problem ? (
        <Button icon="retry" onPress={onRetry}>
          {t('Retry')}
        </Button>
      ) : null}
    </span>
  )
}

/** The line's material, with its code and the line's status. An unknown material shows the typed term instead. */
function LineHead({
  line,
  name,
  gwCode,
  isUnclear,
}: {
  line: AnyLine
  name: string
  gwCode: string | null
  /** True if the user must choose the material. */
  isUnclear: boolean
}) {
  const { lines } = useLineTools()
  if (line.kind === 'pending' && isUnclear) {
    return (
      <RowHead before={<FamilyDot family={familyOf(gwCode)} />}>
        <PendingMaterial line={line} />
      </RowHead>
    )
  }
  return (
    <RowHead
      before={<FamilyDot family={familyOf(gwCode)} />}
      detail={
        <div className={css.detail}>
          {gwCode === null ? null : <span>{gwCode}</span>}
          {line.kind === 'fixed' ? <span>{t('The server refuses changes to this line')}</span> : null}
          {line.kind === 'pending' ? <PendingMaterial line={line} /> : null}
          {line.kind === 'saved' ? (
            <LineStatus line={line.ref} onRetry={() => lines.send({ type: 'line.retry', key: line.key })} />
          ) : null}
        </div>
      }
    >
      {line.kind === 'pending' ? (
        <span className={css.term}>{t('“{term}”', { term: isolated(line.term) })}</span>
      ) : (
        <Name>{name}</Name>
      )}
    </RowHead>
  )
}

function FixedNumbers({ weight, value }: LineValues) {
  const { locale, fixedDecimals } = useLineTools()
  const shown = (number: number | null) =>
    number === null ? '' : formatNumber(number, locale, { min: fixedDecimals ? 2 : 0, max: 2 })
  return (
    <>
      <Cell label={t('Weight kg')} isNumeric>
        {shown(weight)}
      </Cell>
      <Cell label={t('Price R/kg')} isNumeric>
        {shown(pricePerKg({ weight, value }))}
      </Cell>
      <Cell label={t('Value R')} isNumeric>
        {shown(value)}
      </Cell>
    </>
  )
}

const stillSearching = t('Still searching for the material')

/** Table row of a line. Uses plain elements, because a record can have hundreds of lines. */
export const LineRow = memo(function LineRow({ line, marks }: { line: AnyLine; marks: LineMarks | undefined }) {
  const { mayChange, mayRemove, hasActions, onRemove, scale } = useLineTools()
  const { key } = line
  // Users without `mayChange` and `mayRemove` can still edit the lines that they add, and remove them until they are
  // sent.
  const isPending = line.kind === 'pending'
  const isFixed = line.kind === 'fixed'
  const [wasNew] = useState(() => isPending || (line.kind === 'saved' && line.ref.getSnapshot().context.id === null))
  const snapshot = useSelector(line.kind === 'saved' ? line.ref : undefined, current => current)
  const saved = snapshot?.context
  const content = shownLine(line)
  const isUnclear = useSelector(isPending ? line.pending : undefined, state => state?.hasTag('unclear') ?? false)
  const isSearching = useSelector(isPending ? line.pending : undefined, state => state?.hasTag('searching') ?? false)
  // A material error is shown at the material field, or at the weight field if the row has no material field.
  const shownMarks = isPending && !isUnclear && marks?.material ? { weight: stillSearching, ...marks } : marks
  const value = content.value === null ? null : Number(roundedToCents(content.value))
  const { name, gwCode } = content.kind === 'pending' ? { name: content.term, gwCode: null } : content.material
  const [isOpen, setOpen] = useState(false)
  const working = { line: content, isAtTodays: isAtTodaysFactor(saved ?? content), detailsId: `${key}-working` }
  const shownName = name ?? t('Material without a name')
  const numbers = { weight: content.weight, value }
  const isEditable = (mayChange || wasNew) && !isFixed
  const columnCount = hasActions ? 6 : 5
  return (
    <>
      <Row id={key} isTinted={snapshot?.hasTag('saved') ?? false}>
        <LineHead line={line} name={shownName} {...{ gwCode, isUnclear }} />
        {isEditable ? (
          <LineNumbers
            lineKey={key}
            line={numbers}
            unsent={unsentNumbersOf(line)}
            name={shownName}
            marks={shownMarks}
          />
        ) : (
          <FixedNumbers {...numbers} />
        )}
        {content.kind === 'pending' ? (
          <PendingCarbon isSearching={isSearching} />
        ) : (
          <LineCarbon {...working} isOpen={isOpen} onToggle={setOpen} />
        )}
        {hasActions ? (
          <ActionsCell>
            {(mayRemove || isPending || saved?.id === null) && !isFixed ? (
              <button
                type="button"
                className={`${buttonLook({ variant: 'quietDanger', isSquare: true })} ${css.remove}`}
                aria-label={t('Remove {name}', { name: shownName })}
                data-tooltip={t('Remove material')}
                onClick={() => onRemove(line)}
              >
                <Icon name="bin" />
              </button>
            ) : null}
          </ActionsCell>
        ) : null}
      </Row>
      {scale && isEditable ? <scale.Panel line={key} columnCount={columnCount} /> : null}
      {isOpen ? <LineWorking {...working} columnCount={columnCount} /> : null}
    </>
  )
})
