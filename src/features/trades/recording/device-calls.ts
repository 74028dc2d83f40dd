import { isConnected } from '#actors/device/is-connected.ts'
import { offlineMarker } from '#actors/device/offline-marker.ts'
import type { Environment } from '#actors/environment.tsx'
import { outboxOf } from '#actors/outbox/outbox-service.ts'
import type { RecordCalls, Saved } from '#actors/records/record.actor.ts'
import { entryOf } from '#domain/outbox/outbox-entry.ts'
import { isPassing, Problem } from '#domain/problem.ts'
import type { TradeValues } from '#domain/trades/trade-rules.ts'
import { t } from '#messages/message.ts'
import type { OutboxEntry } from '#schemas/outbox.ts'

/** `entry` is the unsent record that the form corrects; null for a new record. */
export type NewTradeFacts = Pick<OutboxEntry, 'userId' | 'resource'> & { entry: OutboxEntry | null }

/**
 * Adds saves on this device to the calls of a new trade, for users who work offline on this device.
 *
 * - Without a connection, the trade is stored on this device immediately.
 * - After a lost response, the search for the trade comes first. If the search gets no response either, or after
 *   `saveOnDevice`, the trade is stored on this device.
 * - A corrected entry always returns to the outbox, which sends it.
 */
export function deviceCalls(
  calls: RecordCalls<TradeValues>,
  { entry, ...facts }: NewTradeFacts,
  environment: Environment,
): { calls: RecordCalls<TradeValues>; saveOnDevice: () => void } {
  const { realm, now } = environment
  const isOn = () => offlineMarker.isFor(realm, facts.userId)
  const { promise: isAsked, resolve: saveOnDevice } = Promise.withResolvers<void>()

  const keep = async (values: TradeValues, id: string, isTried: boolean): Promise<Saved> => {
    const outbox = await outboxOf(environment)
    await outbox.keep(entryOf(values, { ...facts, id, recordedAt: entry?.recordedAt ?? now(), isTried }))
    return { id: null, message: t('Saved on this device, will be sent later'), isOnDevice: true }
  }

  return {
    saveOnDevice,
    calls: {
      ...calls,
      create: (values, newId) =>
        entry || (isOn() && !isConnected(environment.session))
          ? keep(values, newId, false)
          : calls.create(values, newId),
      async find(tried, signal) {
        if (!isOn()) return calls.find(tried, signal)
        const { values, newId } = tried
        try {
          return await Promise.race([calls.find(tried, signal), isAsked.then(() => keep(values, newId, true))])
        } catch (error) {
          if (error instanceof Problem && isPassing(error)) return keep(values, newId, true)
          throw error
        }
      },
    },
  }
}
