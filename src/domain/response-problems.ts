import { t } from '#messages/message.ts'
import { Problem } from './problem.ts'

/** Creates the problem for a response that violates the API contract. */
export function contractBroken(details: string, cause?: unknown): Problem {
  return new Problem(
    {
      kind: 'contract',
      title: t('Unexpected response'),
      message: t(
        'The server sent a response that this app cannot read. Try again. If the problem continues, contact support.',
      ),
      details,
    },
    { cause },
  )
}

/** Creates the problem for a request that timed out before the response was complete. */
export const noAnswer = (request: string, isWrite: boolean, isSignIn = false) =>
  new Problem({
    kind: 'timeout',
    title: t('Request timed out'),
    message:
      isWrite && !isSignIn
        ? t('The server took too long to respond.')
        : t('The server took too long to respond. Try again.'),
    request,
    mayBeDone: isWrite,
  })

/** Creates the problem for a request without a response. */
export const noConnection = (request: string, isWrite: boolean, cause: unknown, isSignIn = false) =>
  new Problem(
    {
      kind: 'network',
      title: t('No connection'),
      message:
        isWrite && !isSignIn
          ? t('The server did not respond. Check your connection.')
          : t('Could not reach the server. Check your connection, then try again.'),
      details: String(cause),
      request,
      mayBeDone: isWrite,
    },
    { cause },
  )
