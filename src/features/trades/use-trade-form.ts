import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { materialsOrStored } from '#actors/device/stored-lists.ts'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import { calledLinesMachine } from '#actors/records/lines.actor.ts'
import { useApi } from '#actors/use-api.ts'
import { useBackgroundOn } from '#actors/use-background-work.ts'
import type { TradeValues } from '#domain/trades/trade-rules.ts'
import { showLineToasts } from '#features/trades/lines/line-toasts.ts'
import type { FormActor } from '#machines/form/form.selectors.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import { type FormOptions, type RecordForm, recordApiAdapter, useRecordForm } from '#patterns/record/use-record-form.ts'
import type { OutboxEntry } from '#schemas/outbox.ts'
import { deviceCalls } from './recording/device-calls.ts'
import type { TradeKind } from './trade-form-config.ts'

export type TradeForm = RecordForm<TradeValues> & {
  /** Stores a new trade on this device instead of waiting for the server. */
  saveOnDevice: () => void
}

export const useLinesOf = (form: FormActor<TradeValues>): LinesActor =>
  useSelector(form, ({ context: { lines } }) => {
    if (!lines) throw new Error('The lines are read before the record is loaded.')
    return lines
  })

type Start = Pick<FormOptions<TradeValues>, 'loaded' | 'copied' | 'loadId'> & {
  /** Unsent record that the form corrects. */
  entry?: OutboxEntry | null
}

/**
 * Returns the form of a trade with its lines. `id` is null for a new trade. The arguments are read once. After the user
 * leaves, pending saves continue in the background, and toasts report their results.
 */
export function useTradeForm(
  kind: TradeKind,
  id: string | null,
  { loaded, copied, loadId, entry = null }: Start,
): TradeForm {
  const environment = useEnvironment()
  const api = useApi()
  const { id: userId } = useUser()
  const background = useBackgroundOn(id)
  const [{ options, saveOnDevice }] = useState(() => {
    const facts = { userId, resource: kind.resource, entry }
    const { calls, saveOnDevice } = deviceCalls(recordApiAdapter(kind, api), facts, environment)
    const options: FormOptions<TradeValues> = {
      // `loaded` might not include lines from an earlier visit that are still saving.
      loaded: background.isFree() ? loaded : undefined,
      copied,
      loadId,
      newId: entry?.id,
      calls: {
        ...calls,
        load: async (saved, signal) => {
          // Waits until lines from an earlier visit are saved, because the loaded record would not include them.
          await background.end(signal)
          return calls.load(saved, signal)
        },
      },
      lines: {
        machine: calledLinesMachine(api[kind.resource], materialsOrStored(environment, api)),
        onOpened: lines => showLineToasts(lines, environment.locale),
      },
    }
    return { options, saveOnDevice }
  })
  const form = useRecordForm(kind, id, options)
  return {
    ...form,
    saveOnDevice: () => {
      const isSaving = () => form.record.getSnapshot().hasTag('saving')
      if (!isSaving()) form.save()
      // An invalid form saves nothing.
      if (isSaving()) saveOnDevice()
    },
  }
}
