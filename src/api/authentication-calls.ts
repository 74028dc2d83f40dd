import type { NamesUnder, WriteName } from '#contract/addresses.ts'
import { Problem } from '#domain/problem.ts'
import type { Credentials, Registration, Verification } from '#schemas/authentication.ts'
import type { Client } from './client.ts'
import { ask, send } from './requests.ts'

/**
 * The functions that read answers. Fetched with the first answer to read, or before it while the sign-in screen is
 * shown, which loads without them.
 * @throws Problem of kind `network` when they cannot be fetched.
 */
async function reading() {
  try {
    return await import('./authentication-answers.ts')
  } catch (cause) {
    const message = 'A part of the app could not be loaded. Check your connection, then reload the page.'
    throw new Problem({ kind: 'network', title: 'No connection', message }, { cause })
  }
}

/**
 * The calls of signing in. A 401 here is about the credentials, and never means that a session ended. They bypass the
 * cache and are not retried: the session is checked on the server each time, and the sign-in screen shows failures.
 */
export function authenticationCalls(client: Client) {
  const write = async (
    name: WriteName & NamesUnder<'authentication'>,
    json: unknown,
    signal?: AbortSignal,
  ): Promise<void> => {
    await send(client, name, { json, signal, isSignIn: true })
  }

  return {
    /** The current user, or an `unauthorized` problem when signed out. */
    async check(signal?: AbortSignal) {
      const answer = await ask(client, 'authentication.check', { signal, isSignIn: true })
      return (await reading()).readUser(answer)
    },
    login: (body: Credentials, signal?: AbortSignal) => write('authentication.login', body, signal),
    register: (body: Registration, signal?: AbortSignal) => write('authentication.register', body, signal),
    logout: (signal?: AbortSignal) => write('authentication.logout', undefined, signal),
    verify: (body: Verification, signal?: AbortSignal) => write('authentication.mfa.verify', body, signal),
    /**
     * Starts enrolment: the secret and its address, or a picture of the QR code (an object URL) from servers that send
     * one.
     */
    async enrol(signal?: AbortSignal) {
      const accept = 'application/json, image/png'
      const answer = await ask(client, 'authentication.mfa.enable', { accept, signal, isSignIn: true })
      return (await reading()).readEnrolment(answer)
    },
  }
}
export type AuthenticationCalls = ReturnType<typeof authenticationCalls>
