import * as z from 'zod/mini'
import { dateTime, id, quantity } from './common.ts'
import { reference } from './reference.ts'
import { catalogueMaterial } from './trade.ts'

/** Line of an unsent record. Weight in kg, value in rand. */
const unsentLine = z.object({ material: catalogueMaterial, weight: quantity, value: quantity })

/**
 * Transaction or collection that is stored on this device until the server has it. `id` is the id of the record.
 */
export const outboxEntry = z.object({
  id,
  /** User who recorded the entry. No other user may see, send or delete it. */
  userId: id,
  resource: z.enum(['transactions', 'collections']),
  buyer: reference,
  seller: reference,
  /** Time of the trade, in UTC. */
  createdAt: dateTime,
  lines: z.array(unsentLine),
  /** Time of the first save on this device, in epoch milliseconds. Entries are sent in this order. */
  recordedAt: z.number(),
  /** True if a request has been sent. The server might have the record, so the sender searches before it sends again. */
  isTried: z.boolean(),
  /** The server's reason if it refused the record, with messages by request field; otherwise null. */
  refusal: z.nullable(z.object({ title: z.string(), message: z.string(), fields: z.record(z.string(), z.string()) })),
})
export type OutboxEntry = z.infer<typeof outboxEntry>
