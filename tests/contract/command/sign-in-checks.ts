import { TOTP } from 'otpauth'
import { calls, paramsIn } from '#contract/contract.ts'
import { CannotCheck, itemIn, itemsIn, type Run } from './run.ts'
import type { samplesOf } from './samples.ts'
import { unknownId, type Visitor } from './visitor.ts'

export type Login = {
  username: string
  password: string
  /** Returns the code of the second factor. Called only if required. */
  code: () => Promise<string>
}

/** Makes every call that requires a session without one; only reads if `isReadOnly`. */
export async function checkWithoutSession(run: Run, isReadOnly: boolean) {
  for (const { name, method, path, needs } of calls) {
    if (needs === 'nothing' || (isReadOnly && method !== 'get')) continue
    const params = Object.fromEntries(paramsIn(path).map(param => [param, unknownId]))
    await run.attempt(() => run.refused(name, 'without a session', 401, { params }, run.stranger()))
  }
}

/**
 * Signs in, with the second factor if required.
 *
 * @throws {CannotCheck} if the server does not respond, or rejects the password or the code.
 */
export async function signIn(run: Run, { username, password, code }: Login): Promise<void> {
  const wrong = { username, password: `${password}, but wrong` }
  await run.refused('authentication.login', 'a wrong password', 401, { body: wrong }, run.stranger())
  const login = await run.done('authentication.login', 'the right password', { body: { username, password } })
  if (login.status >= 400) throw new CannotCheck(`The server refused the password of ${username} (${login.status}).`)
  const me = itemIn(await run.done('authentication.check', 'after the password'))
  if (me['id'] === undefined) throw new CannotCheck('The server does not identify the user after the password.')
  // Accounts without a second factor stay unchanged, because enrolment would change a person's account.
  if (me['mfaVerified'] === true || me['mfaEnabled'] !== true) return
  const verified = await run.done('authentication.mfa.verify', 'the right code', { body: { code: await code() } })
  if (verified.status >= 400) throw new CannotCheck(`The server refused the code of ${username} (${verified.status}).`)
}

/** Enrols a new account in the second factor, if the server returns the secret. */
async function checkEnrolment(run: Run, stranger: Visitor) {
  const enrol = await run.done('authentication.mfa.enable', 'an authenticator app', {}, stranger)
  const { secret } = itemIn(enrol)
  await run.refused('authentication.mfa.verify', 'a wrong code', 401, { body: { code: '000000' } }, stranger)
  if (typeof secret !== 'string') return
  const code = new TOTP({ secret }).generate()
  await run.done('authentication.mfa.verify', 'the right code', { body: { code } }, stranger)
  const why = 'the app asks only while there is none'
  await run.unmet('authentication.mfa.enable', 'a second time', 409, {}, why, stranger)
}

/** Registers a new user and signs out. The run removes the user. */
export async function checkSignUp(run: Run, registration: ReturnType<typeof samplesOf>['registration']) {
  const stranger = run.stranger()
  await run.done('authentication.register', 'a new account', { body: registration }, stranger)
  await run.refused('authentication.register', 'a username that is taken', 409, { body: registration }, run.stranger())
  await checkEnrolment(run, stranger)
  await run.done('authentication.logout', 'a session', {}, stranger)
  const { username } = registration
  const query = { page: 1, pageSize: 100, searchTerm: username, searchColumn: ['username'] }
  const row = itemsIn(await run.ask('users.list', { query })).find(user => user['username'] === username)
  if (typeof row?.['id'] === 'string') run.made.push({ resource: 'users', id: row['id'], name: username })
}
