import { useState } from 'react'
import { useEnvironment, useLocale, useUser } from '#actors/environment.tsx'
import { performingConfirmation } from '#actors/records/confirmation.actor.ts'
import { useApi } from '#actors/use-api.ts'
import { useMadeActor } from '#actors/use-made-actor.ts'
import { countOf } from '#domain/figures/counts.ts'
import { inBrief } from '#domain/words.ts'
import { listed } from '#messages/listed.ts'
import { t } from '#messages/message.ts'
import { DeletionQuestion } from '#patterns/deletion/deletion-question.tsx'
import { namedRecord } from '#patterns/deletion/named-record.ts'
import type { BulkActionProps, ListDefinition } from '#patterns/list/list-definition.ts'
import { entriesFor } from '#patterns/list/table/row-menu-entries.ts'
import { Button } from '#ui/basics/button.tsx'

const named = 3

/**
 * Deletes the selected rows after the user types the confirmation phrase. Renders nothing unless the user is permitted
 * to delete all of them.
 */
export function SelectedDeletion<Row extends { id: string }>({
  definition,
  rows,
  onBegin,
}: BulkActionProps<Row> & { definition: ListDefinition<Row> }) {
  const { noun, remove, describe } = definition
  const { session } = useEnvironment()
  const locale = useLocale()
  const user = useUser()
  const api = useApi()
  const [machine] = useState(() =>
    performingConfirmation<{ rows: readonly Row[]; begin: () => void }>(async subject => subject.begin()),
  )
  const confirmation = useMadeActor(machine)
  if (!remove || !rows.every(row => entriesFor(definition, user, row).isRemovable)) return null

  /**
   * Returns one row as "the user Naledi Mokoena", or several as "12 users: Naledi Mokoena, Sipho Dlamini, Thandi Nkosi
   * and 9 others".
   */
  const inWords = (some: readonly Row[]) => {
    const [only] = some
    if (only && some.length === 1) return describe?.(only) ?? namedRecord(noun, remove.nameOf(only))
    const count = countOf(some.length, noun, locale)
    if (describe) return count
    const names = some.slice(0, named).map(row => inBrief(remove.nameOf(row)))
    const others = some.length - names.length
    const more = others > 0 ? [t('{count, plural, one {# other} other {# others}}', { count: others, locale })] : []
    return `${count}: ${listed([...names, ...more])}`
  }
  const ask = () => {
    // Deletes the signed-in user last, because this deletion ends the session.
    const inTurn = rows.toSorted((a, b) => Number(a.id === user.id) - Number(b.id === user.id))
    const begin = () =>
      onBegin({
        rows: inTurn,
        task: { kind: 'delete' },
        isRemoval: true,
        perform: ({ id }) => remove.call(api, id),
        onDone: done => {
          if (done.some(({ id }) => id === user.id)) session.send({ type: 'signOut.request' })
        },
      })
    confirmation.send({ type: 'confirmation.open', subject: { rows: inTurn, begin } })
  }
  return (
    <>
      <Button variant="quietDanger" icon="bin" onPress={ask}>
        {t('Delete')}
      </Button>
      <DeletionQuestion
        confirmation={confirmation}
        describe={subject => inWords(subject.rows)}
        notes={() => remove.cascadeNote ?? ''}
      />
    </>
  )
}
