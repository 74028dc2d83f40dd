import * as z from 'zod/mini'
import { id, text } from './common.ts'

/** Any record where only which one it is matters; of users with their username. */
export const reference = z.object({ id, name: text, username: z.optional(text) })
export type Reference = z.infer<typeof reference>

/** What may be kept of a record that was chosen: which one it is, and its names. Null for what is none. */
export const keptReference = (item: unknown): Reference | null => reference.safeParse(item).data ?? null
