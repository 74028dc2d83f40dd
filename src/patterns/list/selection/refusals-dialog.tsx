import { useSelector } from '@xstate/react'
import { useLocale } from '#actors/environment.tsx'
import type { BulkActionActor } from '#machines/bulk-action/bulk-action.selectors.ts'
import { t } from '#messages/message.ts'
import type { ListDefinition, RowAction } from '#patterns/list/list-definition.ts'
import { Button } from '#ui/basics/button.tsx'
import { Name } from '#ui/basics/name.tsx'
import { useLast } from '#ui/basics/use-last.ts'
import { Dialog, DialogActions } from '#ui/overlays/dialog.tsx'
import { doneWords, undoneWords } from './bulk-words.ts'
import * as css from './selection-bar.css.ts'

/** Result of a bulk action: the rejected rows with the server's reasons, and the number of processed rows. */
export function RefusalsDialog<Row extends { id: string }>({
  bulkAction,
  definition: { describe, remove },
}: {
  bulkAction: BulkActionActor<Row, RowAction<Row>>
  definition: ListDefinition<Row>
}) {
  const locale = useLocale()
  const context = useSelector(bulkAction, snapshot => snapshot.context)
  const isOpen = useSelector(bulkAction, snapshot => snapshot.hasTag('over'))
  // Keeps the context for the closing animation, because the machine clears it earlier.
  const { action, done, refused } = useLast(isOpen ? context : null) ?? context
  const close = () => bulkAction.send({ type: 'bulkAction.dismiss' })
  return (
    <Dialog isOpen={isOpen} onClose={close} title={action ? undoneWords(action.task, refused.length, locale) : ''}>
      {action && done.length > 0 ? (
        <p>{t('{done}. The server refused these:', { done: doneWords(action.task, done.length, locale) })}</p>
      ) : null}
      <ul className={css.refusals}>
        {refused.map(({ subject, problem }) => (
          <li key={subject.id}>
            <strong>
              <Name>{(describe ?? remove?.nameOf)?.(subject) ?? ''}</Name>
            </strong>
            <div>{problem.message}</div>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="primary" onPress={close}>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
