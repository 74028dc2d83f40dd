import { objectKeys } from 'ts-extras'
import type * as z from 'zod/mini'
import { addresses, type CallName, endpointOf, type Method } from './addresses.ts'
import { authenticationShapes, authenticationTerms } from './authentication-contract.ts'
import { businessShapes, businessTerms } from './business-contract.ts'
import type { Shape, Terms } from './call.ts'
import { materialShapes, materialTerms } from './material-contract.ts'
import { prefixKeys } from './prefix-keys.ts'
import { roleShapes, roleTerms } from './role-contract.ts'
import { tradeShapes, tradeTerms } from './trade-contract.ts'
import { userShapes, userTerms } from './user-contract.ts'

const shapes = {
  ...prefixKeys('authentication', authenticationShapes),
  ...prefixKeys('users', userShapes),
  ...prefixKeys('businesses', businessShapes),
  ...prefixKeys('roles', roleShapes),
  ...prefixKeys('materials', materialShapes),
  ...prefixKeys('transactions', tradeShapes),
  ...prefixKeys('collections', tradeShapes),
} as const satisfies Record<CallName, Shape>

const terms = {
  ...prefixKeys('authentication', authenticationTerms),
  ...prefixKeys('users', userTerms),
  ...prefixKeys('businesses', businessTerms),
  ...prefixKeys('roles', roleTerms),
  ...prefixKeys('materials', materialTerms),
  ...prefixKeys('transactions', tradeTerms('transactions')),
  ...prefixKeys('collections', tradeTerms('collections')),
} as const satisfies Record<CallName, Terms>

/** Complete description of a call. `path` begins with a slash. */
export type Call = { name: CallName; method: Method; path: string } & Shape & Terms

export type BodyOf<Name extends CallName> = (typeof shapes)[Name] extends { body: infer Body extends z.ZodMiniType }
  ? z.output<Body>
  : never

export type SearchedBy<Name extends CallName> = (typeof terms)[Name] extends {
  search: ReadonlyArray<infer Column extends string>
}
  ? Column
  : never

export type SortedBy<Name extends CallName> = (typeof terms)[Name] extends {
  sort: ReadonlyArray<infer Column extends string>
}
  ? Column
  : never

/** True if a call requires no session. */
export type IsOpen<Name extends CallName> = (typeof terms)[Name]['needs'] extends 'nothing' ? true : false

/**
 * Returns the complete description of a call, for the mock and the tools. The product uses only the paths and schemas.
 */
export function callOf(name: CallName): Call {
  return { name, ...endpointOf(name), ...shapes[name], ...terms[name] }
}

/** All calls, in the order of `addresses`. */
export const calls: readonly Call[] = objectKeys(addresses).map(callOf)

export const paramsIn = (path: string) => [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? [])
