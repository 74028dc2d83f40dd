import { expect, test } from 'vitest'
import { openMachine, withSchemas } from '#lab/core/open/open-machine.ts'
import { machineSchemas } from '#tools/plugins/machine-schemas.ts'
import { inProject } from '#tools/root.ts'
import { createdMachine, untyped, weighbridge } from './typed-machine.ts'

const schemas = machineSchemas(inProject('tests/lab/core/open/typed-machine.ts'))

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

test('can be sent as JSON', () => {
  expect(JSON.parse(JSON.stringify(schemas))).toEqual(schemas)
})

test('knows created machines by the name of their call, and nothing about unknown types', () => {
  expect(Object.keys(schemas)).toEqual(['weighbridge', 'untyped', 'createdMachine()'])
  const { inputs } = withSchemas(openMachine(createdMachine()), schemas['createdMachine()'])
  expect(inputs['input of the schema']).toEqual({ scale: '', rates: [0] })
  expect(withSchemas(openMachine(untyped), schemas['untyped']).inputs).toEqual({ 'no input': undefined })
})
