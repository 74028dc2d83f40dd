import { expect, onTestFinished, test } from 'vitest'
import { mockScreens } from '#lab/product/stage/mock-screens.ts'
import { machineOn, type Scene } from '#lab/product/stage/scene.ts'
import { scenes } from '#lab/product/stage/scenes.ts'
import { startMock } from '#mirage/mock.ts'
import { matchPath, routes, type ScreenRoute } from '#routing/routes.ts'
import { findMachine } from '../../find-machine.ts'

const behindSignIn = 'part of the sign-in screen'
const ofFigures = 'printed from loaded figures, without a separate machine'
const ofBusinesses = 'same screen as for a business, with the data of all businesses'
const ofCollectors = 'same screen as for a business, with a collector’s data'
const ofAll = 'same screen as for a business, with the data of all businesses and new users'
const asImport = 'same screen as the import of materials'
const ofAdministrators = 'same screen as for administrators, with a fixed business'
const asOutbox = 'shown by the scene outbox, without the frame'
const ofDrafts = 'a list of held loads, without a machine; tests and a journey cover it'
const asTransactions = 'same screen as for transactions'

/** Routes that have no scene, each with the reason. */
const excludedRoutes: Readonly<Partial<Record<ScreenRoute, string>>> = {
  businessYard: ofDrafts,
  adminYard: ofDrafts,
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
  'businessTransactions.import': asImport,
  'businessUsers.import': asImport,
  'adminCollections.import': asImport,
  'adminBusinesses.import': asImport,
  'adminUsers.import': asImport,
  'businessTransactions.view': ofAdministrators,
  'businessCollections.view': asTransactions,
  'adminCollections.view': asTransactions,
  'businessTransactions.edit': ofAdministrators,
  'businessUsers.create': ofAdministrators,
  'businessUsers.edit': ofAdministrators,
}

test('Each screen of the product is in the gallery, or has a reason', () => {
  const mock = startMock({ latency: 0, storage: null })
  onTestFinished(() => mock.shutdown())
  const [first = ''] = scenes.flatMap(({ example }) => Object.keys(example.inputs))
  const shown = new Set(
    [...scenes, ...mockScreens].map(({ path }) => matchPath((path?.(mock, first) ?? '/').replace(/\?.*/, ''))?.name),
  )
  const screens = Object.keys(routes).filter(name => name !== 'index')
  expect(screens.filter(name => shown.has(name as never) === name in excludedRoutes)).toEqual([])
})

/** Returns all names of an example that courses refer to. */
const namesIn = ({ inputs, actors, events, otherAnswers = {} }: Scene['example']) => ({
  inputs: Object.keys(inputs),
  actors,
  events: Object.keys(events),
  otherAnswers: Object.entries(otherAnswers).map(([src, answers = {}]) => [src, Object.keys(answers)]),
})

test.each(scenes)("The names of $title are those of the machine's own example", scene => {
  expect(namesIn(scene.example)).toEqual(namesIn(findMachine(machineOn(scene)).example))
})
