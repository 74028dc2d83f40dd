import { useSelector } from '@xstate/react'
import { memo } from 'react'
import { familyOf } from '#domain/families.ts'
import { formatNumber } from '#domain/numbers.ts'
import { lineCarbon } from '#domain/totals.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import type { DraftLine, LineMarks, SavedLine } from '#machines/lines/lines.types.ts'
import type { SavedLineActor } from '#machines/lines/saved-line.selectors.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Dot } from '#ui/dot.tsx'
import { NumberField } from '#ui/number-field.tsx'
import { ActionsCell, Cell, Row, RowHead } from '#ui/table.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import * as css from './line-row.css.ts'
import { numberFormatOf } from './number-format.ts'

/** What a line that saves itself says about that. */
function LineStatus({ line, onRetry }: { line: SavedLineActor; onRetry: () => void }) {
  const problem = useSelector(line, snapshot => (snapshot.hasTag('failed') ? snapshot.context.problem : null))
  const failure = useSelector(line, snapshot => (snapshot.context.isLeaving ? 'Not removed' : 'Not saved'))
  const word = useSelector(line, snapshot => {
    if (snapshot.hasTag('removing')) return 'Removing…'
    if (snapshot.hasTag('saving')) return 'Saving…'
    if (snapshot.hasTag('saved')) return 'Saved'
    return snapshot.hasTag('incomplete') ? 'Not saved yet: type weight and value' : ''
  })
  return (
    <span className={css.status}>
      <output>{problem ? `${failure}. ${problem.message}` : word}</output>
      {problem ? (
        <Button size="small" icon="retry" onPress={onRetry}>
          Retry
        </Button>
      ) : null}
    </span>
  )
}

/** One material line: its numbers to type, what it saves, and the way to remove it. */
export const LineRow = memo(function LineRow({
  line,
  marks,
  lines,
  locale,
  fixedDecimals,
  onRemove,
}: {
  line: DraftLine | SavedLine
  marks: LineMarks | undefined
  lines: LinesActor
  locale: string
  fixedDecimals: boolean
  onRemove: (line: DraftLine | SavedLine) => void
}) {
  const { key } = line
  const name = line.name ?? 'Material without a name'
  const field = (of: 'weight' | 'value', label: string) => (
    <NumberField
      label={`${label} of ${name}`}
      isLabelHidden
      size="small"
      value={line[of]}
      onChange={number => lines.send({ type: 'line.change', key, [of]: number })}
      min={0}
      decimals={2}
      fixedDecimals={fixedDecimals}
      format={numberFormatOf(locale)}
      errorMessage={marks?.[of] ?? ''}
      invalidTextMessage={`Type a number such as ${formatNumber(0.5, locale)}`}
    />
  )
  return (
    <Row>
      <RowHead
        before={<Dot family={familyOf(line.gwCode)} />}
        detail={
          <>
            {line.gwCode}
            {'ref' in line ? (
              <LineStatus line={line.ref} onRetry={() => lines.send({ type: 'line.retry', key })} />
            ) : null}
          </>
        }
      >
        {name}
      </RowHead>
      <Cell label="Weight kg" isNumeric>
        {field('weight', 'Weight in kg')}
      </Cell>
      <Cell label="Value R" isNumeric>
        {field('value', 'Value in rand')}
      </Cell>
      <Cell label="CO₂e saved kg" isNumeric kind="good">
        {formatNumber(lineCarbon(line), locale)}
      </Cell>
      <ActionsCell isAlwaysShown>
        <Tooltip text="Remove material">
          <IconButton variant="quietDanger" icon="bin" label={`Remove ${name}`} onPress={() => onRemove(line)} />
        </Tooltip>
      </ActionsCell>
    </Row>
  )
})
