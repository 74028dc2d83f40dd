import { Secret, TOTP } from 'otpauth'
import { tooMany } from './refusals.ts'

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

export type Codes = ReturnType<typeof createCodes>

/** Makes and checks codes, and locks an account for a while after more than five wrong ones in a row. */
export function createCodes(now: () => number) {
  const attempts = new Map<string, { wrong: number; lockedUntil: number }>()
  return {
    /** The address that an authenticator app takes the secret from. */
    uriOf: (holder: Holder) => totpOf(holder).toString(),

    /** The code of this moment. */
    currentOf: (holder: Holder) => totpOf(holder).generate({ timestamp: now() }),

    /** Whether the code is right, one step early or late included. Refuses with 429 while locked. */
    check(holder: Holder, code: string): boolean {
      const { wrong, lockedUntil } = attempts.get(holder.id) ?? { wrong: 0, lockedUntil: 0 }
      if (lockedUntil > now()) throw tooMany(Math.ceil((lockedUntil - now()) / 1000))
      if (totpOf(holder).validate({ token: code, timestamp: now(), window: 1 }) !== null) {
        attempts.delete(holder.id)
        return true
      }
      if (wrong >= wrongAllowed) {
        attempts.set(holder.id, { wrong: 0, lockedUntil: now() + lockSeconds * 1000 })
        throw tooMany(lockSeconds)
      }
      attempts.set(holder.id, { wrong: wrong + 1, lockedUntil: 0 })
      return false
    },
  }
}
