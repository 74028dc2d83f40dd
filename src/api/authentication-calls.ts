import type { PrefixedNames, WriteName } from '#contract/addresses.ts'
import { Problem } from '#domain/problem.ts'
import { t } from '#messages/message.ts'
import type { Credentials, Registration, Verification } from '#schemas/authentication.ts'
import type { Client } from './client.ts'
import { ask, send } from './requests.ts'

/**
 * Loads the response parsers, which the initial bundle excludes. The first response needs them. The sign-in screen can
 * load them earlier.
 * @throws Problem of kind `network` if the parsers cannot be loaded.
 */
async function reading() {
  try {
    return await import('./authentication-answers.ts')
  } catch (cause) {
    const message = t('A part of the app could not be loaded. Check your connection, then reload the page.')
    throw new Problem({ kind: 'network', title: t('No connection'), message }, { cause })
  }
}

/**
 * Sign-in calls, without cache and retries: each session check reaches the server, and the sign-in screen shows
 * failures. In these calls, a 401 means wrong credentials, never an expired session.
 */
export function authenticationCalls(client: Client) {
  const write = async (
    name: WriteName & PrefixedNames<'authentication'>,
    json: unknown,
    signal?: AbortSignal,
  ): Promise<void> => {
    await send(client, name, { json, signal, isSignIn: true })
  }

  return {
    /**
     * Returns the current user.
     * @throws Problem of kind `unauthorized` if signed out.
     */
    async check(signal?: AbortSignal) {
      const answer = await ask(client, 'authentication.check', { signal, isSignIn: true })
      return (await reading()).readUser(answer)
    },
    login: (body: Credentials, signal?: AbortSignal) => write('authentication.login', body, signal),
    register: (body: Registration, signal?: AbortSignal) => write('authentication.register', body, signal),
    logout: (signal?: AbortSignal) => write('authentication.logout', undefined, signal),
    verify: (body: Verification, signal?: AbortSignal) => write('authentication.mfa.verify', body, signal),
    /**
     * Starts MFA enrolment. Returns the secret and its URI, or the object URL of a QR code image if the server sends an
     * image.
     */
    async enrol(signal?: AbortSignal) {
      const accept = 'application/json, image/png'
      const answer = await ask(client, 'authentication.mfa.enable', { accept, signal, isSignIn: true })
      return (await reading()).readEnrolment(answer)
    },
  }
}
export type AuthenticationCalls = ReturnType<typeof authenticationCalls>
