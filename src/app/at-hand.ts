/**
 * Fetches what tells of a failure, and what asks before something is lost: when it is needed, there may be no connection.
 * The browser keeps what came, so that asking for it later is answered without one. Rejects when something did not come.
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
