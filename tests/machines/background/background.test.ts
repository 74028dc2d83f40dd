import { expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { backgroundFakes } from '#machines/background/background.fakes.ts'
import { backgroundMachine } from '#machines/background/background.machine.ts'
import { isWorkingOn } from '#machines/background/background.selectors.ts'

type Work = { subject: string; name: string }
const save: Work = { subject: '7', name: 'the save of a material' }
const lines: Work = { subject: '8', name: 'the lines of a transaction' }

function start() {
  const { actors, ...fakes } = backgroundFakes<Work>()
  const actor = createActor(backgroundMachine<Work>().provide({ actors })).start()
  return {
    actor,
    ...fakes,
    adopt: (work: Work) => actor.send({ type: 'work.adopt', work }),
    isOn: (subject: string) => isWorkingOn(actor.getSnapshot(), subject),
    isWorking: () => actor.getSnapshot().hasTag('working'),
  }
}

test('holds the page until adopted work finishes', () => {
  const { adopt, finish, isOn, isWorking, isPageHeld, stopped } = start()
  adopt(save)
  expect(isOn('7')).toBe(true)
  expect(isPageHeld()).toBe(true)
  finish('7')
  expect(isOn('7')).toBe(false)
  expect(isWorking()).toBe(false)
  expect(isPageHeld()).toBe(false)
  expect(stopped).toEqual([save])
})

test('holds the page while one of several works is pending', () => {
  const { adopt, finish, isOn, isPageHeld } = start()
  adopt(save)
  adopt(lines)
  finish('7')
  expect([isOn('7'), isOn('8')]).toEqual([false, true])
  expect(isPageHeld()).toBe(true)
})

test('holds the page without a gap between works', () => {
  const log: string[] = []
  const holdPage = fromCallback(() => {
    log.push('held')
    return () => void log.push('let go')
  })
  const { actors } = backgroundFakes<Work>()
  const actor = createActor(backgroundMachine<Work>().provide({ actors: { ...actors, holdPage } })).start()
  for (const work of [save, lines]) actor.send({ type: 'work.adopt', work })
  expect(log).toEqual(['held'])
  actor.stop()
  expect(log).toEqual(['held', 'let go'])
})

test('allows several works for one record', () => {
  const { adopt, finish, isOn } = start()
  adopt(lines)
  adopt({ ...save, subject: '8' })
  finish('8')
  expect(isOn('8')).toBe(true)
})

test('stops pending work and releases the page when stopped', () => {
  const { actor, adopt, isPageHeld, stopped } = start()
  adopt(save)
  adopt(lines)
  actor.stop()
  expect(stopped).toEqual([save, lines])
  expect(isPageHeld()).toBe(false)
})
