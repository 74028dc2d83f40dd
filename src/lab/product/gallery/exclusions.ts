const unchanged = 'a read-only view has no fields'
const asAtSignIn = 'same screen as sign-in'
const asSending = 'same screen as while sending'

/**
 * States and facts that a screen does not show, by scene id, each with the reason. Descendant states are also excluded.
 */
const excludedStates: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'sign-in': {
    'signedOut.registering': 'only reachable by signing up',
    'signedOut.registrationUnanswered': 'only reachable by signing up',
  },
  'sign-up': {
    'signedOut.signingIn': 'only reachable by signing in',
    checking: asAtSignIn,
    unverified: asAtSignIn,
    verified: asAtSignIn,
    takenOver: asAtSignIn,
    isSuspended: asAtSignIn,
    isEnrolling: asAtSignIn,
    isChallenged: asAtSignIn,
    isVerified: asAtSignIn,
  },
  overview: {
    empty: 'the screen loads immediately',
    'cached.resting': 'another screen is shown',
  },
  import: {
    recalling: 'same screen as while reading',
    'open.looking': 'same screen as while comparing',
    'writing.beginning': asSending,
    'writing.looking': asSending,
  },
  'filtered-users': { idle: 'the screen reads immediately' },
  'view-transaction': {
    checking: unchanged,
    comparing: unchanged,
    saving: unchanged,
    conflicted: unchanged,
    isDirty: unchanged,
  },
  scale: { unsupported: 'the form loads nothing for the scale' },
  'edit-material': { checking: 'the check responds immediately' },
}

/** Returns the reason why the gallery excludes a state or fact; null if the gallery shows it. */
export function exclusionReason(scene: string, state: string): string | null {
  const found = Object.entries(excludedStates[scene] ?? {}).find(
    ([name]) => state === name || state.startsWith(`${name}.`),
  )
  return found?.[1] ?? null
}
