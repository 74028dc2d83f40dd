import { Problem } from '#domain/problem.ts'
import { t } from '#messages/message.ts'

export const notRegistered = t(
  'The response was unclear. The app has not found a new account yet. Wait a minute, then try again.',
)
export const perhapsRegistered = t(
  'The response was unclear. Your account might have been created. Try to sign in first.',
)

/** Problem of a user who was offline for too long. */
export const offlineOver = () =>
  new Problem({
    kind: 'network',
    title: t('Connect to continue'),
    message: t('You can work offline for 12 hours after your last connection. Connect, then try again.'),
  })

/** Problem of a browser that blocks the session cookie. */
export const cookieBlocked = () =>
  new Problem({
    kind: 'unauthorized',
    title: t('Cookies are blocked'),
    message: t('The server accepted your sign-in, but this browser blocked its cookie. Allow cookies, then try again.'),
  })

/** Problem of a code that the server accepted, but that did not verify the session. */
export const notNoted = () =>
  new Problem({
    kind: 'unauthorized',
    title: t('Sign-in incomplete'),
    message: t('The server accepted the code, but you are not signed in yet. Try again with the next code.'),
  })
