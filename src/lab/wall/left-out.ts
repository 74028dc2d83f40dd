import type { ScreenRoute } from '#routing/routes.ts'

const unchanged = 'nothing on a read view can be typed'
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
  overview: {
    empty: 'the screen begins to read as soon as it is shown',
    'kept.resting': 'another screen is shown',
  },
  'view-transaction': {
    checking: unchanged,
    comparing: unchanged,
    saving: unchanged,
    conflicted: unchanged,
    isDirty: unchanged,
  },
  'edit-material': { checking: 'what checks the values answers at once' },
}

/** Why a state, or what is true in it, has no tile on a screen; null where it has. */
export function whyLeftOut(scene: string, state: string): string | null {
  const found = Object.entries(leftOut[scene] ?? {}).find(([name]) => state === name || state.startsWith(`${name}.`))
  return found?.[1] ?? null
}

const behindSignIn = 'the screen of signing in leads there'
const ofFigures = 'it stands on figures once all of them are read, and has no machine of its own'
const ofBusinesses = 'the same screen as that of a business, with what all businesses have'
const ofCollectors = 'the same screen as that of a business, with what a collector brought in'
const ofAll = 'the same screen as that of a business, with what all businesses have, and who is new beside it'
const ofItsTests =
  'its machine lives as long as the session and not as its screen; its tests and its journey show it in each step'
const ofAdministrators = 'the same screen as that of administrators, with the business as it is'
const asTransactions = 'the same screen as that of transactions'

/** Routes whose screens have no scene, each with the reason. */
export const routesLeftOut: Readonly<Partial<Record<ScreenRoute, string>>> = {
  signIn: behindSignIn,
  mfaEnable: behindSignIn,
  mfaVerify: behindSignIn,
  collector: ofCollectors,
  collectorStatement: ofFigures,
  businessStatement: ofFigures,
  'adminBusinesses.statement': ofFigures,
  'adminUsers.statement': ofFigures,
  admin: ofAll,
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
