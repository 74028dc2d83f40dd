import { isConnected } from '#actors/device/is-connected.ts'
import { offlineMarker } from '#actors/device/offline-marker.ts'
import type { Environment } from '#actors/environment.tsx'
import { outboxOf } from '#actors/outbox/outbox-service.ts'
import type { RecordCalls, Saved } from '#actors/records/record.actor.ts'
import { correctedEntry, entryOf } from '#domain/outbox/outbox-entry.ts'
import { isPassing, Problem } from '#domain/problem.ts'
import type { TradeValues } from '#domain/trades/trade-rules.ts'
import { present } from '#machines/typed.ts'
import { t } from '#messages/message.ts'
import type { OutboxEntry } from '#schemas/outbox.ts'

/** Identity of a new trade. `entry` is the unsent record that the form corrects; null for a new record. */
export type NewTradeFacts = Pick<OutboxEntry, 'id' | 'userId' | 'resource'> & { entry: OutboxEntry | null }

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
  let sent: TradeValues | null = null

  const keep = async (isTried: boolean): Promise<Saved> => {
    const outbox = await outboxOf(environment)
    const values = present(sent)
    await outbox.keep(
      entry
        ? correctedEntry(values, entry)
        : entryOf(values, { ...facts, recordedAt: now(), isTried, triedAt: isTried ? now() : 0 }),
    )
    return { id: null, message: t('Saved on this device, will be sent later'), isOnDevice: true }
  }

  /** Stores the trade once the user asks. After a failure, the user can ask again. */
  function awaitUser() {
    const { promise, resolve } = Promise.withResolvers<void>()
    const kept = promise
      .then(() => keep(true))
      .finally(() => {
        byUser = awaitUser()
      })
    return { ask: resolve, kept }
  }
  let byUser = awaitUser()

  return {
    saveOnDevice: () => byUser.ask(),
    calls: {
      ...calls,
      async create(values) {
        sent = values
        if (entry || (isOn() && !isConnected(environment.session))) return keep(false)
        return isOn() ? Promise.race([calls.create(values), byUser.kept]) : calls.create(values)
      },
      async find(body, signal) {
        if (!isOn()) return calls.find(body, signal)
        try {
          return await Promise.race([calls.find(body, signal), byUser.kept])
        } catch (error) {
          if (error instanceof Problem && isPassing(error)) return keep(true)
          throw error
        }
      },
    },
  }
}
