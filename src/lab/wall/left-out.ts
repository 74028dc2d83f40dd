const asAtSignIn = 'the same screen as at the address of signing in'

/**
 * States of machines that are not seen on a screen, with those within them, and what else may be true there, by the id of its scene.
 * Each has a reason.
 */
const leftOut: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'sign-in': {
    'signedOut.registering': 'only signing up leads there',
    'signedOut.registrationUnanswered': 'only signing up leads there',
  },
  'sign-up': {
    'signedOut.signingIn': 'only signing in leads there',
    'signedOut.signInUnanswered': 'only signing in leads there',
    checking: asAtSignIn,
    enrolling: asAtSignIn,
    challenged: asAtSignIn,
    verified: asAtSignIn,
    covered: asAtSignIn,
    isHeld: asAtSignIn,
  },
  'look-up': { typing: 'it is opened by typing in the field itself' },
  'edit-material': { checking: 'what checks the values answers at once' },
}

/** Why a state, or what is true in it, has no tile on a screen; null where it has. */
export function whyLeftOut(scene: string, state: string): string | null {
  const found = Object.entries(leftOut[scene] ?? {}).find(([name]) => state === name || state.startsWith(`${name}.`))
  return found?.[1] ?? null
}
