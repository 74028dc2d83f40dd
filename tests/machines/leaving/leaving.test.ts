import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { type LeavingEmitted, leavingMachine } from '#machines/leaving/leaving.machine.ts'

function start() {
  const actor = createActor(leavingMachine<string>())
  const told: LeavingEmitted<string>[] = []
  actor.on('*', event => told.push(event))
  actor.start()
  const isAsked = () => actor.getSnapshot().hasTag('asking')
  return { actor, told, isAsked }
}

test('nobody is asked before there is a way out', () => {
  const { actor, told, isAsked } = start()
  for (const type of ['leaving.stay', 'leaving.confirm'] as const) {
    expect(actor.getSnapshot().can({ type })).toBe(false)
    actor.send({ type })
  }
  expect(isAsked()).toBe(false)
  expect(told).toEqual([])
})

test('a way out waits for the answer, and is taken once it is confirmed', () => {
  const { actor, told, isAsked } = start()
  actor.send({ type: 'leaving.ask', way: 'the list' })
  expect(isAsked()).toBe(true)
  expect(told).toEqual([])
  actor.send({ type: 'leaving.confirm' })
  expect(told).toEqual([{ type: 'leaving.confirmed', way: 'the list' }])
  expect(isAsked()).toBe(false)
  expect(actor.getSnapshot().context).toEqual({ way: null })
})

test('staying forgets the way', () => {
  const { actor, told, isAsked } = start()
  actor.send({ type: 'leaving.ask', way: 'the list' })
  actor.send({ type: 'leaving.stay' })
  expect(isAsked()).toBe(false)
  expect(actor.getSnapshot().context).toEqual({ way: null })
  expect(told).toEqual([])
})

test('a second way takes the place of the first', () => {
  const { actor, told } = start()
  actor.send({ type: 'leaving.ask', way: 'the list' })
  actor.send({ type: 'leaving.ask', way: 'back' })
  actor.send({ type: 'leaving.confirm' })
  expect(told).toEqual([{ type: 'leaving.confirmed', way: 'back' }])
})
