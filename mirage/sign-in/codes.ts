import { Secret, TOTP } from 'otpauth'
import * as z from 'zod/mini'
import { tooMany } from '#mirage/rules/refusals.ts'
import { createKeptText, type Keep } from './kept-text.ts'

const period = 30
const wrongAllowed = 5
/** How long codes are refused after too many wrong ones, in s. */
const lockSeconds = 60

type Holder = { id: string; username: string; secret: string }

/** The time-based codes (RFC 6238, SHA-1, 6 digits, 30 s) of an account. */
const totpOf = ({ username, secret }: Holder) =>
  new TOTP({
    issuer: 'threereco',
    label: username,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period,
  })

const key = 'threereco.mock.codes'

/** Unlocks every account, and resets the count of wrong codes. */
export const forgetAttempts = (storage: Keep | null) => createKeptText(storage, key).write(null)

export type Codes = ReturnType<typeof createCodes>

const attempts = z.record(z.string(), z.object({ wrong: z.number(), lockedUntil: z.number() }))
type Attempts = z.infer<typeof attempts>

/** The attempts from the storage. */
function parse(text: string | null): Attempts {
  try {
    return attempts.parse(JSON.parse(text ?? '{}'))
  } catch {
    // Written by another version of the mock: counting starts again.
    return {}
  }
}

/**
 * Creates and checks codes, and locks an account for a while after more than five wrong ones in a row. The lock
 * survives a reload if there is a storage.
 */
export function createCodes(now: () => number, storage: Keep | null) {
  const kept = createKeptText(storage, key)
  const note = (id: string, attempt: Attempts[string] | undefined) => {
    const { [id]: _before, ...others } = parse(kept.read())
    kept.write(JSON.stringify(attempt ? { ...others, [id]: attempt } : others))
  }
  const isRight = (holder: Holder, code: string) =>
    // Only digits are passed on: the library throws at characters of several bytes.
    /^[0-9]{6}$/.test(code) && totpOf(holder).validate({ token: code, timestamp: now(), window: 1 }) !== null
  return {
    /** The address that carries the secret to an authenticator app. */
    uriOf: (holder: Holder) => totpOf(holder).toString(),

    /** The current code. */
    currentOf: (holder: Holder) => totpOf(holder).generate({ timestamp: now() }),

    /** Whether the code is right, with one step of tolerance either way. */
    isRight,

    /** The same, but counts wrong ones. Refuses with 429 while locked. */
    check(holder: Holder, code: string): boolean {
      const { wrong, lockedUntil } = parse(kept.read())[holder.id] ?? { wrong: 0, lockedUntil: 0 }
      if (lockedUntil > now()) throw tooMany(Math.ceil((lockedUntil - now()) / 1000))
      if (isRight(holder, code)) {
        note(holder.id, undefined)
        return true
      }
      if (wrong >= wrongAllowed) {
        note(holder.id, { wrong: 0, lockedUntil: now() + lockSeconds * 1000 })
        throw tooMany(lockSeconds)
      }
      note(holder.id, { wrong: wrong + 1, lockedUntil: 0 })
      return false
    },
  }
}
