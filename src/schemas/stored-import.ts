import * as z from 'zod/mini'
import { id } from './common.ts'

/** Import of a file in the journal of this device. `startedAt` is in epoch milliseconds. */
export const importHeader = z.object({
  id,
  /** User who imported the file. No other user may see, continue or undo the import. */
  userId: id,
  resource: z.enum(['materials', 'businesses', 'users', 'transactions', 'collections']),
  /** Name of the file, null for pasted rows. */
  name: z.nullable(z.string()),
  startedAt: z.number(),
  /** Number of records to write. */
  total: z.number(),
  /** `running` until all records have an outcome: also while no page is open. */
  state: z.enum(['running', 'ended', 'undone']),
})
export type ImportHeader = z.infer<typeof importHeader>

const body = z.record(z.string(), z.unknown())

/** Record of an import in the journal. The bodies are those of requests. */
export const importEntry = z.object({
  importId: id,
  /** Number of the record's first row in the file, which identifies the record. */
  place: z.number(),
  write: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('create'), id, body }),
    z.object({ kind: z.literal('update'), id, before: body, body }),
    z.object({ kind: z.literal('remove'), id, before: body }),
  ]),
  title: z.string(),
  /** Row numbers in the file. */
  rows: z.array(z.number()),
  /** Null until the record was written or refused. */
  outcome: z.nullable(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('written') }),
      z.object({ kind: z.literal('refused'), reason: z.string() }),
      z.object({ kind: z.literal('unsure') }),
    ]),
  ),
})
export type ImportEntry = z.infer<typeof importEntry>
