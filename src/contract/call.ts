import type * as z from 'zod/mini'
import type { Permission } from '#domain/permissions/permission-names.ts'

/** Schemas of the request body and the response. `OK` means a text response without a schema. */
export type Shape = {
  body?: z.ZodMiniType
  answer: z.ZodMiniType | 'OK'
  /**
   * True if the server filters the list. The server receives the filters as query parameters, as in the app's URL; see
   * `domain/filters/conditions.ts`. Otherwise, the browser filters.
   */
  filters?: boolean
}

/** Precondition of a call: nothing, a session, or a verified session with at least one of the permissions. */
export type Needs = 'nothing' | 'a session' | readonly [Permission, ...Permission[]]

/** Reasons to reject a call, by status. Excludes reasons that follow from the rest of the call's description. */
export type OwnRefusals = Readonly<Partial<Record<401 | 403 | 409 | 429, string>>>

/** Description of a call in addition to its path and schemas. */
export type Terms = {
  needs: Needs
  /** Valid values for the query parameter `preload`. */
  preload?: readonly string[]
  /** Valid values for the query parameter `searchColumn`; only for lists. */
  search?: readonly string[]
  /** Valid values for the query parameter `sort`. */
  sort?: readonly string[]
  refuses?: OwnRefusals
  /** Image type that the server can send instead of JSON. */
  orPicture?: 'image/png'
}

/** Shape of a write that responds without content. */
export const done = { answer: 'OK' } as const
