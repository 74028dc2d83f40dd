import { useState } from 'react'
import { useLocation } from 'wouter'
import { useUser } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import { lacking, may } from '#domain/permissions/permissions.ts'
import { describeTrade, partiesOf } from '#domain/trades/trade-description.ts'
import { sentenceCase } from '#domain/words.ts'
import { savedWork } from '#features/trades/lines/unsaved-lines.ts'
import { useLines } from '#features/trades/lines/use-lines.ts'
import { useDeletion } from '#patterns/deletion/use-deletion.tsx'
import { useUnsaved } from '#patterns/drafts/use-draft.ts'
import { useListAsLeft, useShrinking } from '#patterns/list/list-as-left.ts'
import { LoadedRecord } from '#patterns/record/loaded-record.tsx'
import { SaveButton } from '#patterns/record/save-button.tsx'
import { useSavedToast } from '#patterns/record/use-saved-toast.ts'
import type { User } from '#schemas/user.ts'
import { Button } from '#ui/basics/button.tsx'
import { LinkButton } from '#ui/basics/link.tsx'
import type { TradeKind } from './trade-kind.ts'
import { type LinePermissions, TradeLayout } from './trade-layout.tsx'
import { labels, type TradeFormValues, type TradeRecord, useTradeRecord } from './use-trade-record.ts'

const nothing: TradeFormValues = { buyer: null, seller: null, date: '', lines: [] }

/** Each line of a saved record is written by calls of its own, with permissions of their own. */
const linePermissionsOf = (user: User, resource: TradeKind['resource']): Required<LinePermissions> => ({
  mayAdd: may(user, `${resource}.materials.create`) && may(user, `${resource}.materials.assign`),
  mayChange: may(user, `${resource}.materials.update`),
  mayRemove: may(user, `${resource}.materials.delete`),
})

/**
 * Changes a recorded transaction or collection: its fields are saved together, each of its lines by itself.
 * @throws Problem when it could not be loaded, for the error screen, or Not Found where it is not there.
 */
export function EditTrade({ kind, id }: { kind: TradeKind; id: string }) {
  const record = useTradeRecord(kind, { id, values: nothing })
  const list = useListAsLeft(kind.list)
  return (
    <LoadedRecord record={record} list={list} noun={kind.noun}>
      {() => <Loaded kind={kind} list={list} id={id} record={record} />}
    </LoadedRecord>
  )
}

type Parts = { kind: TradeKind; list: TradeKind['list']; id: string; record: TradeRecord }

function Loaded({ kind, list, id, record }: Parts) {
  const { noun, resource } = kind
  const api = useApi()
  const user = useUser()
  const [, navigate] = useLocation()
  const { noteRemoval } = useShrinking(kind.list.path)
  const [saved] = useState(() => record.getSnapshot().context.values.lines)
  const lines = useLines(kind.calls, { recordId: id, lines: saved })
  const unsaved = useUnsaved(record, savedWork(lines))
  const lacks = lacking(user, resource, 'update')
  const lacksLines = lacking(user, `${resource}.materials`, 'view')
  const linePermissions = linePermissionsOf(user, resource)
  const deletion = useDeletion<string>({
    noun,
    nameOf: () => sentenceCase(noun),
    detailOf: () => partiesOf(record.getSnapshot().context.initial),
    describe: () => describeTrade(noun)(record.getSnapshot().context.initial),
    remove: async recordId => kind.calls(api).remove(recordId),
    onDone: () => {
      unsaved.drop()
      noteRemoval()
      // Back leads past what is no more.
      navigate(list.path, { replace: true })
    },
  })

  useSavedToast(record, labels)
  return (
    <>
      <TradeLayout
        kind={kind}
        list={list}
        title={lacks === null ? `Edit ${noun}` : sentenceCase(noun)}
        step={lacks === null ? 'Edit' : 'View'}
        record={record}
        unsaved={unsaved}
        lacks={lacks}
        lines={lines}
        lacksText={
          lacksLines === null && Object.values(linePermissions).includes(true)
            ? 'You may work on the materials here, and not change buyer, seller and date'
            : undefined
        }
        lacksLines={lacksLines}
        linePermissions={linePermissions}
        fixedDecimals
        actions={
          lacking(user, resource, 'delete') === null ? (
            <Button variant="quietDanger" icon="bin" onPress={() => deletion.ask(id)}>
              Delete {noun}
            </Button>
          ) : null
        }
        buttons={
          <>
            <LinkButton variant={lacks === null ? 'quiet' : 'secondary'} href={list.path}>
              Back to {list.title.toLowerCase()}
            </LinkButton>
            {lacks === null ? <SaveButton record={record} /> : null}
          </>
        }
      />
      {deletion.dialog}
    </>
  )
}
