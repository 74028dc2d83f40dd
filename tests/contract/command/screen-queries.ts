import type { CallName } from '#contract/addresses.ts'
import { callOf } from '#contract/contract.ts'
import { tradeRelations } from '#contract/trade-contract.ts'
import { userRelations } from '#contract/user-contract.ts'
import { agrees, judgeDone, tolerated } from './judge.ts'
import type { Run } from './run.ts'
import type { RequestParts } from './visitor.ts'

/** Relations that screens request. */
const preloads: Partial<Record<CallName, readonly string[]>> = {
  'users.get': userRelations,
  'transactions.list': tradeRelations,
  'transactions.get': tradeRelations,
  'collections.list': tradeRelations,
  'collections.get': tradeRelations,
}

/** Search columns of screens. Other lists are searched without columns. */
const searched: Partial<Record<CallName, readonly string[]>> = {
  'users.list': ['name', 'username'],
  'businesses.list': ['name'],
  'businesses.users.list': ['name', 'username'],
  'roles.list': ['name', 'description'],
}

export const searchQuery = (call: CallName, searchTerm: string) => ({
  searchTerm,
  searchColumn: [...(searched[call] ?? [])],
})

/** Returns the relations that screens request with a call. */
export const preloadsOf = (call: CallName): readonly string[] => preloads[call] ?? []

/** Requests the relations that no screen uses. */
export async function checkOtherRelations(run: Run, call: CallName, params: RequestParts['params'] = {}) {
  const others = (callOf(call).preload ?? []).filter(relation => !preloadsOf(call).includes(relation))
  if (others.length === 0) return
  const answer = await run.ask(call, { params, query: { page: 1, pageSize: 10, preload: others } })
  const judged = judgeDone(callOf(call), answer)
  const isRead = judged.state !== 'breaks'
  run.note(
    call,
    `with ${others.join(', ')}`,
    isRead ? agrees : tolerated(judged.seen, 'no screen asks for them', 'harmless'),
  )
}
