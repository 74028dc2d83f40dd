import * as z from 'zod/mini'
import { problemKinds } from '#domain/problem.ts'

const slotMode = z.discriminatedUnion('does', [
  z.object({ does: z.enum(['answers', 'slowly', 'never']) }),
  z.object({ does: z.literal('fails'), kind: z.enum(problemKinds) }),
])
const delayMode = z.enum(['real', 'none'])

/** What becomes of each use of a slot; `slowly` is an answer after `slowness`. */
export type SlotMode = z.infer<typeof slotMode>

/** Whether a delay takes the time that it takes in the product, or none. */
export type DelayMode = z.infer<typeof delayMode>

/** What slots and delays do by themselves, by their names. Those that are not here are let go by hand. */
export type Modes = {
  slots: Readonly<Record<string, SlotMode>>
  delays: Readonly<Record<string, DelayMode>>
}

export const modesSchema = z.object({ slots: z.record(z.string(), slotMode), delays: z.record(z.string(), delayMode) })

export const allByHand: Modes = { slots: {}, delays: {} }

/** How long an answer takes that comes slowly, in ms. */
export const slowness = 1500
