import { enrolmentSecret } from '#schemas/authentication.ts'
import { type User, user } from '#schemas/user.ts'
import { readItem } from './answers.ts'

export const readUser = (answer: Blob): Promise<User> => readItem(answer, user)

/** The data to set up an authenticator app with: a secret, or a picture of the QR code as an object URL. */
export async function readEnrolment(answer: Blob) {
  if (answer.type.startsWith('image/')) {
    return { kind: 'picture' as const, url: URL.createObjectURL(answer) }
  }
  return { kind: 'secret' as const, ...(await readItem(answer, enrolmentSecret)) }
}
