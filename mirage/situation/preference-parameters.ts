import { arrayIncludes } from 'ts-extras'
import type { KeyValueStorage } from '#mirage/sign-in/stored-text.ts'
import { preferenceParameters, SituationError, type SituationFault } from './situation.ts'
import type { PageAddress } from './visit.ts'

/**
 * Stores preferences from the URL before the app reads them, and removes them from the URL.
 *
 * @throws {SituationError} if a value is unknown. In this case, nothing is stored.
 */
export function applyPreferences(address: PageAddress, storage: KeyValueStorage | null) {
  const url = new URL(address.href())
  const chosen = Object.entries(preferenceParameters).flatMap(([parameter, { key, known }]) => {
    const value = url.searchParams.get(parameter)
    return value === null ? [] : [{ parameter, key, known, value }]
  })
  if (chosen.length === 0) return
  const faults: SituationFault[] = chosen.filter(({ known, value }) => !arrayIncludes<string>(known, value))
  if (faults.length > 0) throw new SituationError(faults)
  for (const { parameter, key, value } of chosen) {
    storage?.setItem(key, value)
    url.searchParams.delete(parameter)
  }
  address.replace(url.href)
}
