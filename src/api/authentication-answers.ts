import { authenticationAnswers } from '#contract/authentication-contract.ts'
import type { User } from '#schemas/user.ts'
import { readAnswer } from './answers.ts'

export const readUser = async (answer: Blob): Promise<User> =>
  (await readAnswer(answer, authenticationAnswers.check)).item

/** Returns the data for an authenticator app: a secret, or an image of the QR code as an object URL. */
export async function readEnrolment(answer: Blob) {
  if (answer.type.startsWith('image/')) {
    return { kind: 'picture' as const, url: URL.createObjectURL(answer) }
  }
  return { kind: 'secret' as const, ...(await readAnswer(answer, authenticationAnswers['mfa.enable'])).item }
}
