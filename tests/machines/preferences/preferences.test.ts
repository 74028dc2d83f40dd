import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { type Preferences, unchosen } from '#domain/preferences.ts'
import { Problem } from '#domain/problem.ts'
import type { Script } from '#machines/fakes.ts'
import { preferencesFakes } from '#machines/preferences/preferences.fakes.ts'
import { preferencesMachine } from '#machines/preferences/preferences.machine.ts'
import { type PreferencesEmitted } from '#machines/preferences/preferences.types.ts'
import { UnfilledSlotError } from '#machines/slot.ts'

const full = new Problem({ kind: 'contract', title: 'Storage is full', message: 'This browser keeps no more.' })

/** Running preferences, of which `kept` were stored before. */
function start({ kept = {}, ...script }: { kept?: Partial<Preferences> } & Script<'store'> = {}) {
  const { actors, actions, ...fakes } = preferencesFakes(script)
  const actor = createActor(preferencesMachine.provide({ actors, actions }), { input: kept })
  const told: PreferencesEmitted[] = []
  actor.on('*', event => told.push(event))
  actor.start()
  return {
    ...fakes,
    actor,
    told,
    stored: () => fakes.calls.map(call => call.input),
    isSettled: () => waitFor(actor, snapshot => !snapshot.hasTag('storing')),
  }
}

/** The error of the machine's actor with these parts provided. */
const failureOf = (provided: Parameters<typeof preferencesMachine.provide>[0]) => {
  const actor = createActor(preferencesMachine.provide(provided), { input: {} })
  actor.subscribe({ error: () => {} })
  actor.start()
  return actor.getSnapshot().error
}

describe('at the start', () => {
  test('the theme is the one of the system and the appearance threereco', () => {
    expect(start().applied).toEqual([{ ...unchosen, theme: 'system', appearance: 'threereco', keys: 'on' }])
  })

  test('what was kept shows at once, and is not kept again', () => {
    const { applied, stored } = start({ kept: { ...unchosen, theme: 'dark', appearance: 'slate', keys: 'on' } })
    expect(applied).toEqual([{ ...unchosen, theme: 'dark', appearance: 'slate', keys: 'on' }])
    expect(stored()).toEqual([])
  })

  test('what is missing is filled in', () => {
    expect(start({ kept: { appearance: 'contrast' } }).applied).toEqual([
      { ...unchosen, theme: 'system', appearance: 'contrast', keys: 'on' },
    ])
  })
})

describe('choosing', () => {
  test('a theme shows and is kept, with the appearance as it was', async () => {
    const { actor, applied, stored, told, isSettled } = start({ kept: { appearance: 'slate' } })
    actor.send({ type: 'preference.choose', chosen: { theme: 'dark' } })
    expect(applied.at(-1)).toEqual({ ...unchosen, theme: 'dark', appearance: 'slate', keys: 'on' })
    await isSettled()
    expect(stored()).toEqual([{ ...unchosen, theme: 'dark', appearance: 'slate', keys: 'on' }])
    expect(told).toEqual([])
  })

  test('an appearance shows and is kept, with the theme as it was', async () => {
    const { actor, applied, stored, isSettled } = start({ kept: { theme: 'light' } })
    actor.send({ type: 'preference.choose', chosen: { appearance: 'contrast' } })
    expect(applied.at(-1)).toEqual({ ...unchosen, theme: 'light', appearance: 'contrast', keys: 'on' })
    await isSettled()
    expect(stored()).toEqual([{ ...unchosen, theme: 'light', appearance: 'contrast', keys: 'on' }])
  })

  test('what is chosen already does nothing', () => {
    const { actor, applied, stored } = start({ kept: { ...unchosen, theme: 'dark', appearance: 'slate', keys: 'on' } })
    actor.send({ type: 'preference.choose', chosen: { theme: 'dark' } })
    actor.send({ type: 'preference.choose', chosen: { appearance: 'slate' } })
    expect(applied).toHaveLength(1)
    expect(stored()).toEqual([])
  })

  test('again before the first choice is kept calls that off and keeps the last', () => {
    const { actor, calls, stored } = start({ hanging: ['store'] })
    actor.send({ type: 'preference.choose', chosen: { theme: 'dark' } })
    actor.send({ type: 'preference.choose', chosen: { appearance: 'slate' } })
    expect(stored().at(-1)).toEqual({ ...unchosen, theme: 'dark', appearance: 'slate', keys: 'on' })
    expect(calls.map(call => call.signal.aborted)).toEqual([true, false])
  })
})

describe('when the storage refuses', () => {
  test('the choice holds for the visit', async () => {
    const { actor, applied, isSettled } = start({ failures: { store: full } })
    actor.send({ type: 'preference.choose', chosen: { theme: 'dark' } })
    await isSettled()
    expect(actor.getSnapshot().context).toMatchObject({
      ...unchosen,
      theme: 'dark',
      appearance: 'threereco',
      keys: 'on',
    })
    expect(applied.at(-1)).toEqual({ ...unchosen, theme: 'dark', appearance: 'threereco', keys: 'on' })
  })

  test('it is said once, though every choice is tried', async () => {
    const { actor, stored, told, isSettled } = start({ failures: { store: full } })
    actor.send({ type: 'preference.choose', chosen: { theme: 'dark' } })
    await isSettled()
    expect(told).toEqual([{ type: 'preferences.notKept', problem: full }])
    actor.send({ type: 'preference.choose', chosen: { theme: 'light' } })
    await isSettled()
    expect(stored()).toHaveLength(2)
    expect(told).toHaveLength(1)
  })
})

describe('the choice of the keys', () => {
  test('is kept with the others', async () => {
    const { actor, applied, stored, isSettled } = start({ kept: { theme: 'light', appearance: 'slate' } })
    actor.send({ type: 'preference.choose', chosen: { keys: 'off' } })
    expect(applied.at(-1)).toEqual({ ...unchosen, theme: 'light', appearance: 'slate', keys: 'off' })
    await isSettled()
    expect(stored()).toEqual([{ ...unchosen, theme: 'light', appearance: 'slate', keys: 'off' }])
  })
})

describe('the choice of how dates and numbers are written', () => {
  test('is kept, language and decimal sign each with the other as it was', async () => {
    const { actor, stored, isSettled } = start({ kept: { language: 'en-ZA' } })
    actor.send({ type: 'preference.choose', chosen: { decimalSign: 'point' } })
    await isSettled()
    actor.send({ type: 'preference.choose', chosen: { language: 'de-DE' } })
    await isSettled()
    expect(stored()).toEqual([
      { ...unchosen, language: 'en-ZA', decimalSign: 'point' },
      { ...unchosen, language: 'de-DE', decimalSign: 'point' },
    ])
  })
})

describe('another window', () => {
  test('changes what shows here, and nothing is kept a second time', () => {
    const { actor, applied, stored, changeElsewhere } = start()
    changeElsewhere({ ...unchosen, theme: 'light', appearance: 'slate', keys: 'on' })
    expect(actor.getSnapshot().context).toMatchObject({ ...unchosen, theme: 'light', appearance: 'slate', keys: 'on' })
    expect(applied.at(-1)).toEqual({ ...unchosen, theme: 'light', appearance: 'slate', keys: 'on' })
    expect(stored()).toEqual([])
  })

  test('calls off the keeping of an older choice', () => {
    const { actor, calls, changeElsewhere } = start({ hanging: ['store'] })
    actor.send({ type: 'preference.choose', chosen: { theme: 'dark' } })
    changeElsewhere({ ...unchosen, theme: 'light', appearance: 'threereco', keys: 'on' })
    expect(calls[0]?.signal.aborted).toBe(true)
    expect(actor.getSnapshot().hasTag('storing')).toBe(false)
  })

  test('is watched until the app goes away', () => {
    const { actor, watchers } = start()
    expect(watchers.size).toBe(1)
    actor.stop()
    expect(watchers.size).toBe(0)
  })
})

describe('a slot that nobody filled', () => {
  test.each(['apply', 'watch'] as const)('stops the machine with its name: %s', slot => {
    const { actors, actions } = preferencesFakes()
    const error = failureOf(slot === 'apply' ? { actors } : { actors: { store: actors.store }, actions })
    expect(error).toEqual(new UnfilledSlotError('preferences', slot))
  })

  test('tells its name when it is the one that keeps the choice', async () => {
    const { actors, actions } = preferencesFakes()
    const actor = createActor(preferencesMachine.provide({ actors: { watch: actors.watch }, actions }), { input: {} })
    const told: PreferencesEmitted[] = []
    actor.on('*', event => told.push(event))
    actor.start()
    actor.send({ type: 'preference.choose', chosen: { theme: 'dark' } })
    await waitFor(actor, snapshot => !snapshot.hasTag('storing'))
    expect(told.map(event => event.problem.message)).toEqual(['slot store of machine preferences is not filled'])
  })
})
