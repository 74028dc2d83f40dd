import { authenticationAnswers } from '#contract/authentication-contract.ts'
import type { User } from '#schemas/user.ts'
import { readAnswer } from './answers.ts'

export const readUser = async (answer: Blob): Promise<User> =>
  (await readAnswer(answer, authenticationAnswers.check)).item

/** Returns the enrolment data for an authenticator app: the secret, or the object URL of a QR code image. */
export async function readEnrolment(answer: Blob) {
  if (answer.type.startsWith('image/')) {
    return { kind: 'picture' as const, url: URL.createObjectURL(answer) }
  }
  return { kind: 'secret' as const, ...(await readAnswer(answer, authenticationAnswers['mfa.enable'])).item }
}
