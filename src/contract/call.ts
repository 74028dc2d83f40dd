import type * as z from 'zod/mini'
import type { Permission } from '#domain/permissions/permission-names.ts'

/** Schemas of request and response. `OK` is a text response that needs no parsing. */
export type Shape = { body?: z.ZodMiniType; answer: z.ZodMiniType | 'OK' }

/** Requirement of a call: nothing, a session, or a verified session with any of these permissions. */
export type Needs = 'nothing' | 'a session' | readonly [Permission, ...Permission[]]

/** Rejections that cannot be derived from the address, body and requirements of a call, with their reasons. */
export type OwnRefusals = Readonly<Partial<Record<401 | 403 | 409 | 429, string>>>

/** Further terms of a call. */
export type Terms = {
  needs: Needs
  /** Values for `preload`. */
  preload?: readonly string[]
  /** Values for `searchColumn`; lists only. */
  search?: readonly string[]
  /** Values for `sort`. */
  sort?: readonly string[]
  refuses?: OwnRefusals
  /** Image type that a server can send instead of JSON. */
  orPicture?: 'image/png'
}

/** Response to a write without content. */
export const done = { answer: 'OK' } as const
