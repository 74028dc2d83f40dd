// Machines around the screens: session and navigation.
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { navigationExample } from '#machines/navigation/navigation.example.ts'
import type { ScreenAddress } from '#machines/navigation/navigation.types.ts'
import { sessionExample } from '#machines/session/session.example.ts'
import { sessionFakes } from '#machines/session/session.fakes.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { stageOf } from '#machines/session/session.selectors.ts'
import { entry, noSums, noWrites } from './entry.ts'
import { anyText } from './texts.ts'

export const session = entry(sessionExample, {
  own: 'the verified user is the user of the last event, and suspended work resumes with its own user',
  without: noSums,
  hasOtherAnswers: true,
  values: { username: anyText, password: anyText },
  exits: ['signIn.submit', 'check.retry', 'code.submit', 'enrolment.retry', 'signOut.request', 'takeover.end'],
  writes: ({ src }) => (src === 'check' || src === 'beginEnrolment' ? null : 'the session'),
  watch({ make, gate, clock }) {
    const actor = make(sessionMachine.provide(sessionFakes({ gate })), { now: () => clock.now() })
    let working: string | null = null
    let wrong: string | null = null
    actor.on('session.started', ({ user: { id } }) => {
      working = id
    })
    actor.on('session.resumed', ({ user: { id } }) => {
      if (id !== working) wrong = 'another user went on with work that was on hold'
    })
    actor.on('session.replaced', ({ user: { id } }) => {
      if (id === working) wrong = 'work was thrown away though its own user came back'
      working = id
    })
    actor.on('session.ended', () => {
      working = null
    })
    return {
      actor,
      always() {
        const { user: known } = actor.getSnapshot().context
        const isIn = stageOf(actor.getSnapshot()) === 'verified'
        if (isIn && known?.id !== working)
          return { 'its own': 'the verified user is another than that of its last event' }
        return wrong === null ? {} : { 'its own': wrong }
      },
    }
  },
})

export const navigation = entry(navigationExample, {
  own: 'a complete screen is shown, and finally the screen of the address',
  without: { ...noSums, ...noWrites },
  values: {
    address: fc.record({ path: fc.constantFrom('/list', '/form', '/other'), search: fc.constantFrom('', 'page=2') }),
    path: fc.constantFrom('/list', '/form', '/other'),
  },
  exits: ['address.changed'],
  watch({ make }) {
    const actor = make()
    let last: ScreenAddress | null = null
    return {
      actor,
      send(event: Parameters<typeof actor.send>[0]) {
        if (event.type === 'address.changed') last = event.address
        actor.send(event)
      },
      isBusy: () => actor.getSnapshot().hasTag('waiting'),
      always() {
        const { shown } = actor.getSnapshot().context
        return shown && shown.screen !== shown.address.path
          ? { 'its own': `${shown.screen} is on show at ${shown.address.path}` }
          : {}
      },
      finally() {
        const { shown } = actor.getSnapshot().context
        return isDeepStrictEqual(shown?.address ?? null, last) || actor.getSnapshot().hasTag('failed')
          ? {}
          : { 'its own': `${JSON.stringify(shown)} is on show, not ${JSON.stringify(last)}` }
      },
    }
  },
})
