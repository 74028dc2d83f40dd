import { expect, test } from 'vitest'
import { openMachine, withSchemas } from '#lab/core/open/open-machine.ts'
import { readSchemas } from '#lab/server/lab-server.ts'
import { machineSchemas } from '#lab/server/machine-schemas.ts'
import { inProject } from '#tools/root.ts'
import { createdMachine, hoist, untyped, weighbridge } from './typed-machine.ts'

const file = inProject('tests/lab/core/open/typed-machine.ts')
const schemas = machineSchemas(file)

test('gives inputs, payloads and answers from the types of a machine', () => {
  const { inputs, events, outputs } = withSchemas(openMachine(weighbridge), schemas['weighbridge'])
  expect(inputs['input of the schema']).toEqual({ scale: '', rates: [0] })
  expect(events).toEqual({ weigh: { type: 'weigh', kilograms: 0, by: 'hand' }, reset: { type: 'reset' } })
  expect(outputs).toEqual({
    fetchLoad: {
      id: '',
      weight: 0,
      kind: 'glass',
      weighedAt: '',
      buyer: { name: '' },
      isPaid: false,
      isLoad: true,
      revision: null,
    },
    ticks: undefined,
  })
})

test('stops at types of the browser and of packages, and at a number of types', () => {
  expect(schemas['hoist']?.events).toMatchObject({
    lift: { properties: { type: { const: 'lift' }, event: {}, by: { type: 'number' } } },
    move: { properties: { type: { const: 'move' }, actor: {} } },
  })
  expect(JSON.stringify(schemas['hoist']).length).toBeLessThan(200_000)
  expect(withSchemas(openMachine(hoist), schemas['hoist']).events['lift']).toEqual({ type: 'lift', event: null, by: 0 })
})

test('come from another process, which reports its failure', { timeout: 60_000 }, async () => {
  expect(JSON.parse(await readSchemas(file))).toEqual(schemas)
  await expect(readSchemas('')).rejects.toThrow('Command failed')
  const closed = new AbortController()
  const reading = readSchemas(file, closed.signal)
  closed.abort()
  await expect(reading).rejects.toThrow('aborted')
})

test('can be sent as JSON', () => {
  expect(JSON.parse(JSON.stringify(schemas))).toEqual(schemas)
})

test('knows created machines by the name of their call, and nothing about unknown types', () => {
  expect(Object.keys(schemas)).toEqual(['weighbridge', 'hoist', 'untyped', 'createdMachine()'])
  const { inputs } = withSchemas(openMachine(createdMachine()), schemas['createdMachine()'])
  expect(inputs['input of the schema']).toEqual({ scale: '', rates: [0] })
  expect(withSchemas(openMachine(untyped), schemas['untyped']).inputs).toEqual({ 'no input': undefined })
})
