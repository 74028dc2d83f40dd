import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { materialsOrStored } from '#actors/device/stored-lists.ts'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import { makeActor } from '#actors/make-actor.ts'
import { calledTradeFormMachine } from '#actors/records/trade-form.actor.ts'
import { useApi } from '#actors/use-api.ts'
import { useBackgroundOn, useBackgroundWork } from '#actors/use-background-work.ts'
import type { TradeValues } from '#domain/trades/trade-rules.ts'
import { showLineToasts } from '#features/trades/lines/line-toasts.ts'
import { draftWork, savedWork } from '#features/trades/lines/unsaved-lines.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import { isUnderWay, type TradeFormActor } from '#machines/trade-form/trade-form.selectors.ts'
import { useReopen } from '#patterns/leaving/use-reopen.ts'
import { outcomeToast } from '#patterns/record/save-outcome.ts'
import { type RecordForm, recordApiAdapter } from '#patterns/record/use-record-form.ts'
import { newUuid } from '#rules/ids.ts'
import type { OutboxEntry } from '#schemas/outbox.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { deviceCalls } from './recording/device-calls.ts'
import type { TradeKind } from './trade-form-config.ts'

export type TradeForm = RecordForm<TradeValues> & {
  actor: TradeFormActor
  /** Stores a new trade on this device instead of waiting for the server. */
  saveOnDevice: () => void
}

const linesIn = (form: TradeFormActor): LinesActor => {
  const { lines } = form.getSnapshot().context
  if (!lines) throw new Error('The lines are read before the record is loaded.')
  return lines
}

export const useLinesOf = (form: TradeFormActor): LinesActor => useSelector(form, () => linesIn(form))

type Start = {
  /** Values of a saved trade, if already known. */
  loaded?: TradeValues | undefined
  /** Unsent record that the form corrects. */
  entry?: OutboxEntry | null
}

/**
 * Returns the form of a trade with its lines. `id` is null for a new trade. The arguments are read once. After the user
 * leaves, pending saves continue in the background, and toasts report their results.
 */
export function useTradeForm(kind: TradeKind, id: string | null, { loaded, entry = null }: Start = {}): TradeForm {
  const environment = useEnvironment()
  const api = useApi()
  const user = useUser()
  const background = useBackgroundOn(id)
  const reopen = useReopen()
  const [{ find, calls, saveOnDevice }] = useState(() => {
    const online = recordApiAdapter(kind, api)
    return {
      find: online.find,
      ...deviceCalls(online, { userId: user.id, resource: kind.resource, entry }, environment),
    }
  })
  const form = useBackgroundWork(() => {
    const record = {
      ...calls,
      load: async (saved: string, signal: AbortSignal) => {
        // Waits until lines from an earlier visit are saved, because the loaded record would not include them.
        await background.end(signal)
        return calls.load(saved, signal)
      },
    }
    const actor = makeActor(
      environment,
      calledTradeFormMachine(record, api[kind.resource], materialsOrStored(environment, api)),
      {
        // `loaded` might not include lines from an earlier visit that are still saving.
        input: {
          id,
          newId: entry?.id ?? newUuid(),
          values: kind.blank(user, api),
          loaded: background.isFree() ? loaded : undefined,
          check: kind.check,
        },
      },
    )
    actor.on('lines.opened', ({ lines }) => showLineToasts(lines, environment.locale))
    actor.on('save.ended', () =>
      toast(outcomeToast(kind.noun, actor.getSnapshot().context.record.getSnapshot().context, reopen)),
    )
    return {
      actor,
      subject: id,
      leave: () => actor.send({ type: 'form.leave' }),
      isUnderWay: () => isUnderWay(actor.getSnapshot()),
    }
  })
  return {
    actor: form,
    saveOnDevice: () => {
      const isSaving = () => form.getSnapshot().context.record.getSnapshot().hasTag('saving')
      if (!isSaving()) form.send({ type: 'form.save' })
      // An invalid form saves nothing.
      if (isSaving()) saveOnDevice()
    },
    record: useSelector(form, ({ context }) => context.record),
    save: () => form.send({ type: 'form.save' }),
    find,
    besideFields: () => (id === null ? draftWork : savedWork)(linesIn(form)),
  }
}
