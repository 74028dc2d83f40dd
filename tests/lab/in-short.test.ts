import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { inShort } from '#lab/in-short.ts'

const lamp = createMachine({})

test('an actor is told by its id, or by its logic where it has only a number', () => {
  const panel = createMachine({
    context: ({ spawn }) => ({ lamps: [spawn(lamp, { id: 'door' }), spawn('lamp')] }),
  }).provide({ actors: { lamp } })
  const { lamps } = createActor(panel).start().getSnapshot().context
  expect(inShort({ lamps })).toBe('{"lamps":["actor door","actor lamp"]}')
})

test('an error is told by what it says, and a map and a set by what is in them', () => {
  expect(inShort([new Error('No light'), new Map([['door', 1]]), new Set([2])])).toBe('["No light",[["door",1]],[2]]')
})

test('a long value is cut', () => {
  expect(inShort('a'.repeat(500))).toMatch(/^"a{399}…$/)
})
