import * as z from 'zod/mini'
import { stepSchema } from '#lab/core/run/steps.ts'
import { unlessThrown } from '#lab/core/unless-thrown.ts'

/*
 * Schemas of messages from apps. Messages come from other pages and computers, so every text has a maximum length.
 * `@statelyai/inspect` sends the same events without the description of the app.
 */

/** Maximum length of a message or its definition in characters. */
const longestMessage = 1_000_000

const name = z.string().check(z.maxLength(200))
/** Time in ms since 1970, as a number or as text. */
const createdAt = z.optional(z.coerce.number())
const data = z.optional(z.unknown())
const event = z.looseObject({ type: name })
const snapshot = z.object({
  status: z.optional(z.enum(['active', 'done', 'error', 'stopped'])),
  value: data,
  context: data,
  output: data,
  error: data,
  tags: data,
})

/** Chart ids. */
const transitions = z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(100))
const action = z.object({ type: name, emitted: z.optional(event) })

const base = { sessionId: name, createdAt }

const inspectedEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('@xstate.actor'),
    ...base,
    parentId: z.nullish(name),
    name,
    definition: z.nullish(z.string().check(z.maxLength(longestMessage))),
    snapshot: z.nullish(snapshot),
    /** Commands that the app accepts from a lab for this actor. */
    control: z.optional(z.array(z.enum(['send', 'restore']))),
  }),
  z.object({
    type: z.literal('@xstate.event'),
    ...base,
    sourceId: z.nullish(name),
    event,
    step: z.nullish(stepSchema),
  }),
  z.object({ type: z.literal('@xstate.snapshot'), ...base, snapshot }),
  z.object({ type: z.literal('@xstate.microstep'), ...base, transitions }),
  z.object({ type: z.literal('@xstate.action'), ...base, action }),
])
const app = z.object({ id: name, name, place: name, hasEnded: z._default(z.boolean(), false) })
/** Without an event, the message reports that the app is still connected. */
const message = z.object({ app, event: z.nullable(inspectedEvent) })

/** Snapshot of any actor as plain data. Only machines have a value and a context. */
export type SeenSnapshot = z.infer<typeof snapshot>
export type InspectedEvent = z.infer<typeof inspectedEvent>
/** Page or process that sends events. `place` is its host, or the id of its process. */
export type AppDescription = z.infer<typeof app>
export type InspectionMessage = z.infer<typeof message>

/** Returns the message in JSON text; null for other texts. */
export function readMessage(text: unknown): InspectionMessage | null {
  if (typeof text !== 'string' || text.length > longestMessage || !text.startsWith('{')) return null
  return unlessThrown(() => message.safeParse(JSON.parse(text)).data ?? null, null)
}

/** Returns an event that `@statelyai/inspect` posted to the window; null for other data. */
export const readPostedEvent = (data: unknown): InspectedEvent | null => inspectedEvent.safeParse(data).data ?? null
