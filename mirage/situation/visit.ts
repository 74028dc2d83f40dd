import * as z from 'zod/mini'
import { browserStorageOf, type KeyValueStorage } from '#mirage/sign-in/stored-text.ts'
import { ownParameters, readSituation, type Situation, writeSituation } from './situation.ts'

const key = 'threereco.mock.visit'

/** Situation of a visit, which lasts until its tab closes. */
export type Visit = {
  situation: Situation
  /** Time when the visit's clock started, in ms by the computer's clock. */
  since: number
  /** True until the account of the situation is signed in. */
  isNew: boolean
  /** Indexes of `once` failures that have happened. */
  spent: readonly number[]
}

/** Returns the storage of a visit; null if the browser forbids it. The situation then stays in the URL. */
export const visitStorage = () => browserStorageOf('sessionStorage')

const stored = z.object({
  situation: z.string(),
  since: z.number(),
  isNew: z.boolean(),
  spent: z.array(z.int()),
})

/** Returns the stored visit; null if there is none or another version of the mock wrote it. */
function recall(storage: KeyValueStorage | null): Visit | null {
  try {
    const { situation, ...rest } = stored.parse(JSON.parse(storage?.getItem(key) ?? 'null'))
    return { ...rest, situation: readSituation(situation) }
  } catch {
    // Another version of the mock wrote this value, so the visit starts with defaults.
    return null
  }
}

/** Stores the visit across reloads. Returns false if that is not possible. */
export function storeVisit(storage: KeyValueStorage | null, { situation, ...rest }: Visit): boolean {
  try {
    storage?.setItem(key, JSON.stringify({ situation: writeSituation(situation), ...rest }))
    return storage !== null
  } catch {
    // The storage is full or has become forbidden. The visit continues without storage.
    return false
  }
}

export type PageAddress = { href: () => string; replace: (href: string) => void }

export const pageAddress: PageAddress = {
  href: () => location.href,
  replace: href => history.replaceState(history.state, '', href),
}

export function withoutSituation(href: string): string {
  const url = new URL(href)
  for (const name of ownParameters(url.searchParams)) url.searchParams.delete(name)
  return url.href
}

/** Removes the mock's parameters from the URL and deletes the visit, which then starts with defaults. */
export function forgetSituation(address: PageAddress = pageAddress, storage: KeyValueStorage | null = visitStorage()) {
  storage?.removeItem(key)
  address.replace(withoutSituation(address.href()))
}

/**
 * Returns the visit of this page. URL parameters take precedence and are removed from the URL. Otherwise returns the
 * stored visit or the default.
 * @throws SituationError if the URL is invalid. The URL then stays unchanged.
 */
export function openVisit(address: PageAddress, storage: KeyValueStorage | null, computer: () => number): Visit {
  const { searchParams } = new URL(address.href())
  const usual = { since: computer(), isNew: true, spent: [] }
  if (ownParameters(searchParams).length === 0) return recall(storage) ?? { ...usual, situation: readSituation('') }
  const visit = { ...usual, situation: readSituation(searchParams) }
  if (storeVisit(storage, visit)) address.replace(withoutSituation(address.href()))
  return visit
}
