/**
 * Fetches the files that show failures and ask questions ahead of time, because there may be no connection when they are
 * needed: the browser answers a later import of them by itself. Rejects when a file could not be fetched.
 */
export const fetchAtHand = () =>
  Promise.all([
    import('#ui/feedback/toaster.tsx'),
    import('./not-found.tsx'),
    import('./not-permitted.tsx'),
    import('#api/authentication-answers.ts'),
    import('#patterns/deletion/deletion-question.tsx'),
    import('#features/trades/paste/paste-dialog.tsx'),
    import('#features/sign-in/authenticator-setup.tsx'),
  ])
