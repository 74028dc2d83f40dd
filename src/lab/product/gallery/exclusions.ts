import type { ScreenRoute } from '#routing/routes.ts'

const unchanged = 'a read-only view has no fields'
const asAtSignIn = 'same screen as sign-in'

/**
 * States and facts that a screen does not show, by scene id, each with the reason. Descendant states are excluded, too.
 */
const excludedStates: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'sign-in': {
    'signedOut.registering': 'only reachable by signing up',
    'signedOut.registrationUnanswered': 'only reachable by signing up',
  },
  'sign-up': {
    'signedOut.signingIn': 'only reachable by signing in',
    'signedOut.signInUnanswered': 'only reachable by signing in',
    checking: asAtSignIn,
    enrolling: asAtSignIn,
    challenged: asAtSignIn,
    verified: asAtSignIn,
    takenOver: asAtSignIn,
    isSuspended: asAtSignIn,
  },
  overview: {
    empty: 'the screen loads immediately',
    'kept.resting': 'another screen is shown',
  },
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

const behindSignIn = 'part of the sign-in screen'
const ofFigures = 'printed from loaded figures, without a separate machine'
const ofBusinesses = 'same screen as for a business, with the data of all businesses'
const ofCollectors = 'same screen as for a business, with a collector’s data'
const ofAll = 'same screen as for a business, with the data of all businesses and new users'
const ofItsTests = 'its machine belongs to the session, not to its screen; tests and a journey cover each step'
const ofAdministrators = 'same screen as for administrators, with a fixed business'
const asOutbox = 'shown by the scene outbox, without the frame'
const asTransactions = 'same screen as for transactions'

/** Routes that have no scene, each with the reason. */
export const excludedRoutes: Readonly<Partial<Record<ScreenRoute, string>>> = {
  businessWaiting: asOutbox,
  adminWaiting: asOutbox,
  signIn: behindSignIn,
  mfaEnable: behindSignIn,
  mfaVerify: behindSignIn,
  collector: ofCollectors,
  collectorStatement: ofFigures,
  collectorFlow: ofFigures,
  businessStatement: ofFigures,
  businessFlow: ofFigures,
  'adminBusinesses.statement': ofFigures,
  'adminBusinesses.flow': ofFigures,
  'adminUsers.statement': ofFigures,
  businessRegister: ofFigures,
  'adminBusinesses.register': ofFigures,
  admin: ofAll,
  adminOffline: ofBusinesses,
  adminTransactions: ofBusinesses,
  'adminTransactions.create': ofBusinesses,
  adminCollections: ofBusinesses,
  'adminMaterials.import': ofItsTests,
  'businessTransactions.view': ofAdministrators,
  'businessCollections.view': asTransactions,
  'adminCollections.view': asTransactions,
  'businessTransactions.edit': ofAdministrators,
  'businessUsers.create': ofAdministrators,
  'businessUsers.edit': ofAdministrators,
}
