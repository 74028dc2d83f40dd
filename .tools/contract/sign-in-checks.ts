import { calls, paramsIn } from '#contract/contract.ts'
import { itemIn, itemsIn, type Run } from './run.ts'
import type { samplesOf } from './samples.ts'
import { unknownId } from './visitor.ts'

export type Login = {
  username: string
  password: string
  /** The code of the second factor, for the secret of a new one, or from the app of the user where that is null. */
  code: (secret: string | null) => Promise<string>
}

/** Every call that needs a session, without one; of those that only read where nothing may be written. */
export async function checkWithoutSession(run: Run, isReadOnly: boolean) {
  for (const { name, method, path, needs } of calls) {
    if (needs === 'nothing' || (isReadOnly && method !== 'get')) continue
    const params = Object.fromEntries(paramsIn(path).map(param => [param, unknownId]))
    await run.refused(name, 'without a session', 401, { params }, run.stranger())
  }
}

/** Signs in, with the second factor where the server asks for it. Resolves to whether that worked. */
export async function signIn(run: Run, { username, password, code }: Login, isReadOnly: boolean): Promise<boolean> {
  const wrong = { username, password: `${password}, but wrong` }
  await run.refused('authentication.login', 'a wrong password', 401, { body: wrong }, run.stranger())
  await run.done('authentication.login', 'the right password', { body: { username, password } })
  const me = itemIn(await run.done('authentication.check', 'after the password'))
  if (me['id'] === undefined) return false
  if (me['mfaVerified'] === true) return true
  let secret: string | null = null
  if (me['mfaEnabled'] === true) await run.refused('authentication.mfa.enable', 'a second time', 409)
  else if (isReadOnly) return true
  else {
    const item = itemIn(await run.done('authentication.mfa.enable', 'an authenticator app'))
    secret = typeof item['secret'] === 'string' ? item['secret'] : null
  }
  await run.done('authentication.mfa.verify', 'the right code', { body: { code: await code(secret) } })
  return true
}

/** Signs up and out as somebody new, whom the run removes. */
export async function checkSignUp(run: Run, registration: ReturnType<typeof samplesOf>['registration']) {
  const stranger = run.stranger()
  await run.done('authentication.register', 'a new account', { body: registration }, stranger)
  await run.refused('authentication.register', 'a username that is taken', 409, { body: registration }, run.stranger())
  await run.done('authentication.logout', 'a session', {}, stranger)
  const { username } = registration
  const query = { searchTerm: username, searchColumn: ['username'] }
  const row = itemsIn(await run.ask('users.list', { query })).find(user => user['username'] === username)
  if (typeof row?.['id'] === 'string') run.made.push({ resource: 'users', id: row['id'], name: username })
}
