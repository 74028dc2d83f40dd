import * as z from 'zod/mini'
import { dateTime, id, quantity } from './common.ts'
import { reference } from './reference.ts'
import { catalogueMaterial } from './trade.ts'

/** Line of an unsent record. Weight in kg, value in rand. */
const unsentLine = z.object({ material: catalogueMaterial, weight: quantity, value: quantity })

/** Content of an unsent record. */
const version = z.object({
  buyer: reference,
  seller: reference,
  /** Time of the trade, in UTC. */
  createdAt: dateTime,
  lines: z.array(unsentLine),
})

/**
 * Transaction or collection that is stored on this device until the server has it. `id` is the id of the record. For
 * the meaning of the fields see {@link file://./../../machines/outbox/README.md}. Times are in epoch milliseconds.
 */
export const outboxEntry = z.object({
  id,
  /** User who recorded the entry. No other user may see, send or delete it. */
  userId: id,
  resource: z.enum(['transactions', 'collections']),
  ...version.shape,
  /** Versions before corrections, latest first. The server might have one of them. */
  earlier: z._default(z.array(version), []),
  /** Time of the first save on this device. Entries are sent in this order. */
  recordedAt: z.number(),
  /** True if a request was sent and its effect is unknown. The sender searches before it sends again. */
  isTried: z.boolean(),
  /** Time of the last request; 0 if none is known. */
  triedAt: z._default(z.number(), 0),
  /** Earliest time of the next search or request; 0 if it can start immediately. */
  dueAt: z._default(z.number(), 0),
  /** Number of requests and searches in a row without a result. */
  failures: z._default(z.number(), 0),
  /** The server's reason if it refused the record, with messages by request field; otherwise null. */
  refusal: z.nullable(z.object({ title: z.string(), message: z.string(), fields: z.record(z.string(), z.string()) })),
})
export type OutboxEntry = z.infer<typeof outboxEntry>
