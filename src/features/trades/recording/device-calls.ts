import { isConnected } from '#actors/device/is-connected.ts'
import { offlineMarker } from '#actors/device/offline-marker.ts'
import type { Environment } from '#actors/environment.tsx'
import { outboxOf } from '#actors/outbox/outbox-service.ts'
import type { RecordCalls } from '#actors/records/record.actor.ts'
import { correctedEntry, entryOf } from '#domain/outbox/outbox-entry.ts'
import { isPassing, Problem } from '#domain/problem.ts'
import type { TradeValues } from '#domain/trades/trade-rules.ts'
import type { Saved } from '#machines/form/form.types.ts'
import { present } from '#machines/typed.ts'
import { t } from '#messages/message.ts'
import type { OutboxEntry } from '#schemas/outbox.ts'

/** `entry` is the unsent record that the form corrects; null for a new record. */
export type NewTradeFacts = Pick<OutboxEntry, 'userId' | 'resource'> & { entry: OutboxEntry | null }

/**
 * Adds saves on this device to the calls of a new trade, for users who work offline on this device.
 *
 * - Without a connection, the trade is stored on this device immediately.
 * - After a lost response, the search for the trade comes first. If the search gets no response either, the trade is stored
 *   on this device.
 * - `saveOnDevice` stores the trade instead of waiting for a pending request or search.
 * - A corrected entry always returns to the outbox, which sends it.
 */
export function deviceCalls(
  calls: RecordCalls<TradeValues>,
  { entry, ...facts }: NewTradeFacts,
  environment: Environment,
): { calls: RecordCalls<TradeValues>; saveOnDevice: () => void } {
  const { realm, now } = environment
  const isOn = () => offlineMarker.isFor(realm, facts.userId)

  const keep = async (values: TradeValues, id: string, isTried: boolean): Promise<Saved> => {
    const outbox = await outboxOf(environment)
    const record = { ...facts, id, recordedAt: now(), isTried, triedAt: isTried ? now() : 0 }
    await outbox.keep(entry ? correctedEntry(values, entry) : entryOf(values, record))
    return { id: null, message: t('Saved on this device, will be sent later'), isOnDevice: true }
  }

  let userWish = Promise.withResolvers<void>()
  /** Resolves with the result of the call, or stores the trade if the user requests that first. */
  async function unlessUserAsks(call: Promise<Saved | null>, values: TradeValues, newId: string) {
    const wish = userWish.promise.then(() => 'store' as const)
    const first = await Promise.race([call, wish])
    if (first !== 'store') return first
    // After a failure, the user can request this again.
    userWish = Promise.withResolvers()
    return keep(values, newId, true)
  }

  return {
    saveOnDevice: () => userWish.resolve(),
    calls: {
      ...calls,
      async create(values, newId) {
        if (entry || (isOn() && !isConnected(environment.session))) return keep(values, newId, false)
        const created = calls.create(values, newId)
        return isOn() ? present(await unlessUserAsks(created, values, newId)) : created
      },
      async find(tried, signal) {
        if (!isOn()) return calls.find(tried, signal)
        const { values, newId } = tried
        try {
          return await unlessUserAsks(calls.find(tried, signal), values, newId)
        } catch (error) {
          if (error instanceof Problem && isPassing(error)) return keep(values, newId, true)
          throw error
        }
      },
    },
  }
}
