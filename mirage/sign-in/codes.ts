import { Secret, TOTP } from 'otpauth'
import * as z from 'zod/mini'
import { tooMany } from '#mirage/rules/refusals.ts'
import { createStoredText, type KeyValueStorage } from './stored-text.ts'

const period = 30
const wrongAllowed = 5
/** Duration of the lock after too many wrong codes, in s. */
const lockSeconds = 60

type Holder = { id: string; username: string; secret: string }

/** Returns the time-based codes (RFC 6238, SHA-1, 6 digits, 30 s) of an account. */
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
export const forgetAttempts = (storage: KeyValueStorage | null) => createStoredText(storage, key).write(null)

export type Codes = ReturnType<typeof createCodes>

const attempts = z.record(z.string(), z.object({ wrong: z.number(), lockedUntil: z.number() }))
type Attempts = z.infer<typeof attempts>

function parse(text: string | null): Attempts {
  try {
    return attempts.parse(JSON.parse(text ?? '{}'))
  } catch {
    // Another version of the mock wrote this value, so counting restarts.
    return {}
  }
}

/**
 * Creates and checks codes. More than five wrong codes in a row lock an account temporarily. With a storage, the lock
 * survives a reload.
 */
export function createCodes(now: () => number, storage: KeyValueStorage | null) {
  const stored = createStoredText(storage, key)
  const note = (id: string, attempt: Attempts[string] | undefined) => {
    const { [id]: _before, ...others } = parse(stored.read())
    stored.write(JSON.stringify(attempt ? { ...others, [id]: attempt } : others))
  }
  const isRight = (holder: Holder, code: string) =>
    // Digits only, because the library throws on multibyte characters.
    /^[0-9]{6}$/.test(code) && totpOf(holder).validate({ token: code, timestamp: now(), window: 1 }) !== null
  return {
    /** Returns the URI with the secret for an authenticator app. */
    uriOf: (holder: Holder) => totpOf(holder).toString(),

    currentOf: (holder: Holder) => totpOf(holder).generate({ timestamp: now() }),

    /** True if the code is right, with a tolerance of one step in both directions. */
    isRight,

    /** Checks a code and counts wrong ones. Refuses with 429 while locked. */
    check(holder: Holder, code: string): boolean {
      const { wrong, lockedUntil } = parse(stored.read())[holder.id] ?? { wrong: 0, lockedUntil: 0 }
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
