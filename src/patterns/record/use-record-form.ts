import { useSelector } from '@xstate/react'
import { useLocation } from 'wouter'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import { makeActor } from '#actors/make-actor.ts'
import { calledFormMachine } from '#actors/records/form.actor.ts'
import type { RecordCalls } from '#actors/records/record.actor.ts'
import { useApi } from '#actors/use-api.ts'
import { useBackgroundWork } from '#actors/use-background-work.ts'
import type { Api } from '#api/api.ts'
import type { Draft } from '#machines/draft/draft.types.ts'
import { type FormActor, isUnderWay } from '#machines/form/form.selectors.ts'
import type { FormRecord, RecordValues } from '#machines/form/form.types.ts'
import type { linesMachine } from '#machines/lines/lines.machine.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import { useReopen } from '#patterns/leaving/use-reopen.ts'
import { loadSearch } from '#routing/copy-search.ts'
import { newUuid } from '#rules/ids.ts'
import { toast } from '#ui/feedback/toasts.ts'
import type { RecordKind } from './record-kind.ts'
import { outcomeToast } from './save-outcome.ts'

export type RecordForm<Values extends RecordValues> = {
  actor: FormActor<Values>
  record: FormRecord<Values>
  save: () => void
}

export type FormOptions<Values extends RecordValues> = {
  /** Values of a saved record, if already known. */
  loaded?: Values | undefined
  /** Copy with which a new form starts. */
  copied?: Draft | null | undefined
  /** Only for new trades: the load that the form continues, or null for a new load. */
  loadId?: string | null | undefined
  /** False if the form stores no draft. */
  hasDraft?: boolean
  /** Id for a new record, which then has a draft for itself. Default: a new UUID. */
  newId?: string | undefined
  /** Requests of the form, if they differ from those of the kind. */
  calls?: RecordCalls<Values>
  /** Only for records with lines. `onOpened` is called once the record is loaded. */
  lines?: { machine: typeof linesMachine; onOpened: (lines: LinesActor) => void }
}

/** Creates the requests of one form. */
export function recordApiAdapter<Values extends RecordValues>(kind: RecordKind<Values>, api: Api): RecordCalls<Values> {
  return {
    load: (id, signal) => kind.load(api, id, signal),
    create: (values, newId) => kind.create(api, values, newId),
    find: async ({ newId, values, sent = { id: newId, ...kind.bodyOf(values) } }, signal) => {
      const id = await kind.find(api, sent, signal)
      return id === null ? null : { id, message: null }
    },
    update: (id, values, initial) => kind.update(api, id, values, initial),
    ...(kind.fieldOf ? { fieldOf: kind.fieldOf } : {}),
  }
}

/**
 * Form of a record; `id` is null for a new record. Pending saves continue after the user leaves, and a toast reports the
 * result. The arguments are read once.
 */
export function useRecordForm<Values extends RecordValues>(
  kind: RecordKind<Values>,
  id: string | null,
  { loaded, copied = null, loadId, hasDraft = true, newId, calls, lines }: FormOptions<Values> = {},
): RecordForm<Values> {
  const environment = useEnvironment()
  const api = useApi()
  const user = useUser()
  const [path] = useLocation()
  const reopen = useReopen()
  const actor = useBackgroundWork(() => {
    const values = kind.blank(user, api)
    const online = recordApiAdapter(kind, api)
    const load = loadId === undefined ? undefined : loadId === null ? 'new' : 'held'
    const draftId = loadId === null ? newUuid() : loadId
    const machine = calledFormMachine(environment, {
      record: calls ?? online,
      draft: {
        userId: user.id,
        path: newId === undefined ? path : `${path}/${newId}`,
        loadId: draftId,
        find: async (sent, signal) => {
          const tried = { newId: sent.id, values: { ...values, ...sent.values }, sent: undefined }
          return (await online.find(tried, signal))?.id ?? null
        },
      },
      lines: lines?.machine,
    })
    const form = makeActor(environment, machine, {
      input: {
        id,
        newId: newId ?? newUuid(),
        values,
        loaded,
        check: kind.check,
        hasLines: lines !== undefined,
        ...(hasDraft && { draft: { copied, load, privateFields: Object.keys(kind.privateFields ?? {}) } }),
      },
    })
    form.on('lines.opened', opened => lines?.onOpened(opened.lines))
    form.on('save.ended', () => {
      const { record } = form.getSnapshot().context
      toast(outcomeToast(kind.noun, record.getSnapshot().context, () => reopen(draftId ? loadSearch(draftId) : '')))
    })
    return {
      actor: form,
      subject: id,
      leave: () => form.send({ type: 'form.leave' }),
      isUnderWay: () => isUnderWay(form.getSnapshot()),
    }
  })
  return {
    actor,
    record: useSelector(actor, ({ context }) => context.record),
    save: () => actor.send({ type: 'form.save' }),
  }
}
