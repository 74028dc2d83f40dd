import { enrolmentSecret } from '#schemas/authentication.ts'
import { type User, user } from '#schemas/user.ts'
import { readItem } from './answers.ts'

export const readUser = (response: Response): Promise<User> => readItem(response, user)

/** What an authenticator app is set up with: a secret, or a picture of the QR code as an object URL. */
export async function readEnrolment(response: Response) {
  if (response.headers.get('content-type')?.startsWith('image/')) {
    return { kind: 'picture' as const, url: URL.createObjectURL(await response.blob()) }
  }
  return { kind: 'secret' as const, ...(await readItem(response, enrolmentSecret)) }
}
