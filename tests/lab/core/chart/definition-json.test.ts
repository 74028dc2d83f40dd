import { expect, test } from 'vitest'
import { definitionJson } from '#lab/core/chart/definition-json.ts'
import { door } from './door.ts'

test('a definition as data has states, transitions, names, and combined guards as text', () => {
  const { id, initial, states } = JSON.parse(definitionJson(door))
  expect({ id, initial }).toEqual({ id: 'door', initial: 'deciding' })
  expect(Object.keys(states)).toEqual(['deciding', 'shut', 'unlocking', 'open', 'blocked'])
  expect(states.shut.on['bell.ring']).toEqual({
    guard: 'isFree and (isHeard or not isOiled)',
    target: ['#door.open.hinge.creaking', '#door.open.latch.held'],
  })
})
