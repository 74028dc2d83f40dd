import type { PrefixedNames, WriteName } from '#contract/addresses.ts'
import { authenticationAnswers } from '#contract/authentication-contract.ts'
import type { Credentials, Registration, Verification } from '#schemas/authentication.ts'
import type { User } from '#schemas/user.ts'
import { readAnswer } from './answers.ts'
import type { Client } from './client.ts'
import { ask, send } from './requests.ts'

const readUser = async (answer: Blob): Promise<User> => (await readAnswer(answer, authenticationAnswers.check)).item

/** Returns the enrolment data for an authenticator app: the secret, or the object URL of a QR code image. */
async function readEnrolment(answer: Blob) {
  if (answer.type.startsWith('image/')) {
    return { kind: 'picture' as const, url: URL.createObjectURL(answer) }
  }
  return { kind: 'secret' as const, ...(await readAnswer(answer, authenticationAnswers['mfa.enable'])).item }
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
      return readUser(await ask(client, 'authentication.check', { signal, isSignIn: true }))
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
      return readEnrolment(await ask(client, 'authentication.mfa.enable', { accept, signal, isSignIn: true }))
    },
  }
}
export type AuthenticationCalls = ReturnType<typeof authenticationCalls>
