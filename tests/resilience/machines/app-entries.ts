// Machines around the screens: session, navigation, palette, and background tasks.
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { backgroundExample } from '#machines/background/background.example.ts'
import { backgroundFakes } from '#machines/background/background.fakes.ts'
import { backgroundMachine } from '#machines/background/background.machine.ts'
import { confirmationExample } from '#machines/confirmation/confirmation.example.ts'
import { confirmationPhrase } from '#machines/confirmation/confirmation.machine.ts'
import { navigationExample } from '#machines/navigation/navigation.example.ts'
import type { ScreenAddress } from '#machines/navigation/navigation.types.ts'
import { shownRows } from '#machines/palette/matching-rows.ts'
import { paletteExample } from '#machines/palette/palette.example.ts'
import { petra, petras, someRows } from '#machines/palette/palette.fakes.ts'
import { sessionExample } from '#machines/session/session.example.ts'
import { sessionFakes } from '#machines/session/session.fakes.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { stageOf } from '#machines/session/session.selectors.ts'
import { entry } from './entry.ts'
import { anyText } from './texts.ts'

const noSums = { 'totals agree': 'it has no sums' }
const noWrites = { 'one write': 'it writes nothing' }

export const session = entry(sessionExample, {
  own: 'the verified user is the user of the last event, and suspended work resumes with its own user',
  without: noSums,
  hasOtherAnswers: true,
  values: { username: anyText, password: anyText },
  exits: ['signIn.submit', 'check.retry', 'code.submit', 'enrolment.retry', 'signOut.request', 'takeover.end'],
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
      writes: ({ src }) => (src === 'check' || src === 'beginEnrolment' ? null : 'the session'),
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

const row = fc.constantFrom(...[...someRows, petra, petras].map(({ id }) => id))

export const palette = entry(paletteExample, {
  own: 'the highlighted row and the chosen row are visible',
  without: { ...noSums, ...noWrites },
  values: {
    rows: fc.subarray([...someRows]),
    key: fc.constantFrom('u', 'x'),
    term: fc.oneof(fc.constantFrom('t', 'adams'), anyText),
    to: fc.constantFrom('previous', 'first', 'last'),
    id: row,
    isNewTab: fc.boolean(),
    records: fc.subarray([petra, petras]),
  },
  exits: ['palette.open', 'palette.close'],
  watch({ make }) {
    const actor = make()
    return {
      actor,
      always() {
        const { context } = actor.getSnapshot()
        const { highlighted } = context
        if (highlighted === null || !actor.getSnapshot().hasTag('open')) return {}
        const isShown = shownRows(context).some(({ id }) => id === highlighted)
        return isShown ? {} : { 'its own': `${highlighted} is not on show` }
      },
    }
  },
})

export const background = entry(backgroundExample, {
  own: 'the page is held exactly while work is pending',
  without: { ...noSums, ...noWrites },
  except: ['work.finished'],
  values: { work: fc.constantFrom(...['1', '2', null].map(subject => ({ subject }))) },
  more: fc.record({ type: fc.constant('finish'), subject: fc.constantFrom('1', '2', 'transaction-1') }),
  watch({ make }) {
    const { actors, finish, isPageHeld, stopped } = backgroundFakes<{ subject: string }>()
    const actor = make(backgroundMachine<{ subject: string }>().provide({ actors }))
    let adopted = 0
    return {
      actor,
      send(event: Parameters<typeof actor.send>[0] | { type: 'finish'; subject: string }) {
        if (event.type === 'finish') return finish(event.subject)
        adopted += 1
        actor.send(event)
      },
      always() {
        const { works } = actor.getSnapshot().context
        if (works.length + stopped.length !== adopted) return { 'its own': `${adopted} works were adopted` }
        return isPageHeld() === works.length > 0 ? {} : { 'its own': `the page with ${works.length} works` }
      },
    }
  },
})

export const confirmation = entry(confirmationExample, {
  own: 'no action runs without the phrase, and each result is emitted once',
  without: noSums,
  values: { subject: anyText, text: anyText },
  exits: ['confirmation.open', 'confirmation.cancel'],
  watch({ make, answered }) {
    const actor = make()
    let emitted = 0
    actor.on('confirmation.done', () => {
      emitted += 1
    })
    return {
      actor,
      writes: () => 'the action',
      always() {
        const { context } = actor.getSnapshot()
        if (actor.getSnapshot().hasTag('performing') && context.text !== confirmationPhrase)
          return { 'its own': 'done without the phrase' }
        const done = answered.filter(({ isCancelled }) => !isCancelled).length
        return emitted === done ? {} : { 'its own': `${done} results were emitted ${emitted} times` }
      },
    }
  },
})
