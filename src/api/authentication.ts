import { type Credentials, enrolmentSecret, type Registration, type Verification } from '#schemas/authentication.ts'
import { itemOf } from '#schemas/envelope.ts'
import { user } from '#schemas/user.ts'
import type { Client } from './client.ts'
import { contractBroken } from './problems.ts'

const enrolment = itemOf(enrolmentSecret)

/**
 * Calls of signing in. A 401 here is about the credentials, and never means that a session ended. They go past the cache
 * and are not tried again: who is there is asked anew each time, and a failure is for the sign-in screen to show.
 */
export function authenticationCalls(client: Client) {
  const post = (path: string, json: unknown, signal?: AbortSignal) =>
    client.write('post', `authentication/${path}`, json, { signal, isSignIn: true })

  return {
    /** The current user, or an `unauthorized` problem when signed out. */
    check: (signal?: AbortSignal) => client.item('authentication/check', user, { signal, isSignIn: true }),
    login: (body: Credentials, signal?: AbortSignal) => post('login', body, signal),
    register: (body: Registration, signal?: AbortSignal) => post('register', body, signal),
    logout: (signal?: AbortSignal) => post('logout', undefined, signal),
    verify: (body: Verification, signal?: AbortSignal) => post('mfa/verify', body, signal),
    /** Begins enrolment: the secret and its address, or a picture of the QR code (an object URL) from servers that send one. */
    async enrol(signal?: AbortSignal) {
      const response = await client.call('get', 'authentication/mfa/enable', {
        accept: 'application/json, image/png',
        isSignIn: true,
        signal,
      })
      if (response.headers.get('content-type')?.startsWith('image/')) {
        return { kind: 'picture' as const, url: URL.createObjectURL(await response.blob()) }
      }
      const answer = enrolment.safeParse(await response.json().catch((error: unknown) => error))
      if (!answer.success) throw contractBroken('No secret in the answer to the enrolment call.', answer.error)
      return { kind: 'secret' as const, ...answer.data.item }
    },
  }
}
export type AuthenticationCalls = ReturnType<typeof authenticationCalls>
