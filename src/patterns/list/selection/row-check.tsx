import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import { t } from '#messages/message.ts'
import * as css from './row-check.css.ts'
import { isSelected, type RowSelectionActor } from './row-selection.ts'
import type { Selection } from './selection.ts'

/**
 * Checkbox of a row. The checkbox conveys the selection to screen readers, because only rows of a grid can have the
 * selected state. `isStop` is true only for rows without a menu button.
 */
function RowCheck<Row extends { id: string }>({
  actor,
  id,
  name,
  isStop,
}: ComponentProps<Selection['Check']> & { actor: RowSelectionActor<Row> }) {
  const isChecked = useSelector(actor, ({ context }) => isSelected(context, id))
  const hasBegun = useSelector(actor, ({ context }) => context.chosen.length > 0)
  return (
    <input
      type="checkbox"
      className={css.check}
      aria-label={t('Select {row}', { row: name })}
      tabIndex={isStop ? 0 : -1}
      data-row-check=""
      data-begun={hasBegun || undefined}
      checked={isChecked}
      onMouseDown={event => {
        // Prevents text selection, which Shift would extend.
        if (event.shiftKey) event.preventDefault()
      }}
      onChange={({ nativeEvent }) => {
        const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
        actor.send({ type: isRange ? 'row.extend' : 'row.toggle', id })
      }}
    />
  )
}

export const checkOf = <Row extends { id: string }>(actor: RowSelectionActor<Row>): Selection['Check'] =>
  function Check(props) {
    return <RowCheck {...props} actor={actor} />
  }
