import type * as z from 'zod/mini'
import type { Permission } from '#domain/permissions/permission-names.ts'

/** What a call is sent and answered with. An answer of `OK` is that word as text, and needs no reading. */
export type Shape = { body?: z.ZodMiniType; answer: z.ZodMiniType | 'OK' }

/** Who may make a call: everybody, whoever has a session, or who has a verified one and any of these permissions. */
export type Needs = 'nothing' | 'a session' | readonly [Permission, ...Permission[]]

/** A refusal that does not follow from the address, the body and the needs of a call, with its reasons. */
export type OwnRefusals = Readonly<Partial<Record<401 | 403 | 409 | 429, string>>>

/** What else a server and its callers agree on about a call. */
export type Terms = {
  needs: Needs
  /** What `preload` may name. */
  preload?: readonly string[]
  /** What `searchColumn` may name. Only lists have it. */
  search?: readonly string[]
  /** What `sort` may name. */
  sort?: readonly string[]
  refuses?: OwnRefusals
  /** The type of a picture that a server may answer with in place of JSON. */
  orPicture?: 'image/png'
}

/** The answer to a write that says no more than that it is done. */
export const done = { answer: 'OK' } as const
