import * as z from 'zod/mini'
import { browserStorageOf, type Keep } from '#mirage/sign-in/kept-text.ts'
import { ownParameters, readSituation, type Situation, writeSituation } from './situation.ts'

const key = 'threereco.mock.visit'

/** The situation of a visit. A visit is one tab until it is closed. */
export type Visit = {
  situation: Situation
  /** When its clock was started, in ms by the clock of the computer. */
  since: number
  /** Whether the account of the situation has yet to be signed in. */
  isNew: boolean
  /** The indexes of `once` failures that have happened. */
  spent: readonly number[]
}

/** Where a visit is kept: nowhere in a browser that forbids it, and the address then keeps the situation. */
export const visitStorage = () => browserStorageOf('sessionStorage')

const stored = z.object({
  situation: z.string(),
  since: z.number(),
  isNew: z.boolean(),
  spent: z.array(z.int()),
})

/** The kept visit; null if there is none, or if another version of the mock wrote it. */
function recall(storage: Keep | null): Visit | null {
  try {
    const { situation, ...rest } = stored.parse(JSON.parse(storage?.getItem(key) ?? 'null'))
    return { ...rest, situation: readSituation(situation) }
  } catch {
    // Written by another version of the mock: the visit starts as usual.
    return null
  }
}

/** Keeps the visit over a reload. Returns false if that is not possible. */
export function keepVisit(storage: Keep | null, { situation, ...rest }: Visit): boolean {
  try {
    storage?.setItem(key, JSON.stringify({ situation: writeSituation(situation), ...rest }))
    return storage !== null
  } catch {
    // Full, or forbidden after all. The visit goes on without.
    return false
  }
}

/** The page's address, and a way to replace it. */
export type PageAddress = { href: () => string; replace: (href: string) => void }

/** The address of the page in a browser. */
export const pageAddress: PageAddress = {
  href: () => location.href,
  replace: href => history.replaceState(history.state, '', href),
}

/** The address without the mock's parameters. */
export function withoutSituation(href: string): string {
  const url = new URL(href)
  for (const name of ownParameters(url.searchParams)) url.searchParams.delete(name)
  return url.href
}

/** Removes the mock's parameters from the address and forgets the visit, so that it starts as usual. */
export function forgetSituation(address: PageAddress = pageAddress, storage: Keep | null = visitStorage()) {
  storage?.removeItem(key)
  address.replace(withoutSituation(address.href()))
}

/**
 * The visit of this page: as its address asks for, which is read once and then removed from it; otherwise the kept
 * visit, or the default. Throws a SituationError if the address cannot be read, and then leaves it unchanged.
 */
export function openVisit(address: PageAddress, storage: Keep | null, computer: () => number): Visit {
  const { searchParams } = new URL(address.href())
  const usual = { since: computer(), isNew: true, spent: [] }
  if (ownParameters(searchParams).length === 0) return recall(storage) ?? { ...usual, situation: readSituation('') }
  const visit = { ...usual, situation: readSituation(searchParams) }
  if (keepVisit(storage, visit)) address.replace(withoutSituation(address.href()))
  return visit
}
