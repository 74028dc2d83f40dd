import * as z from 'zod/mini'

const actorMode = z.discriminatedUnion('does', [
  z.object({ does: z.enum(['answers', 'slowly', 'never']) }),
  z.object({ does: z.literal('fails'), kind: z.string() }),
])
const delayMode = z.enum(['real', 'none'])

/** Way in which each call of an implementation ends. `slowly` means that the call ends after `slowness`. */
export type ActorMode = z.infer<typeof actorMode>

/** Duration of a delay: the product's duration, or none. */
export type DelayMode = z.infer<typeof delayMode>

/** Automatic behaviour of implementations and delays, by name. The user releases those that are not listed. */
export type Modes = {
  actors: Readonly<Record<string, ActorMode>>
  delays: Readonly<Record<string, DelayMode>>
}

export const modesSchema = z.object({
  actors: z.record(z.string(), actorMode),
  delays: z.record(z.string(), delayMode),
})

export const allManual: Modes = { actors: {}, delays: {} }

/** Duration of a slow response, in ms. */
export const slowness = 1500
