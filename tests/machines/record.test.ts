import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Script } from '#machines/fakes.ts'
import { recordFakes } from '#machines/record/record.fakes.ts'
import { recordMachine } from '#machines/record/record.machine.ts'
import { isDirty } from '#machines/record/record.selectors.ts'
import type { RecordEmitted } from '#machines/record/record.types.ts'
import { refusal, settled } from './support.ts'

type Values = { name: string; gwCode: string }
const pet: Values = { name: 'PET', gwCode: 'GW 51-01' }
const empty: Values = { name: '', gwCode: '' }

const validate = ({ name, gwCode }: Values) => ({
  ...(name === '' ? { name: 'Give it a name' } : {}),
  ...(gwCode === '' ? { gwCode: 'Give the code' } : {}),
})

/** A running form: of a new material, unless there is an id. */
function start({
  id = null,
  values = empty,
  ...script
}: { id?: string | null; values?: Values } & Script<'load' | 'save'> = {}) {
  const { actors, calls } = recordFakes({ loaded: pet, saved: 'saved-id', ...script })
  const actor = createActor(recordMachine<Values, string>().provide({ actors }), { input: { id, values, validate } })
  const told: RecordEmitted<string>[] = []
  actor.on('*', event => told.push(event))
  actor.start()
  return {
    actor,
    calls,
    told,
    context: () => actor.getSnapshot().context,
    is: (tag: 'loading' | 'missing' | 'unavailable' | 'editing' | 'saving') => actor.getSnapshot().hasTag(tag),
    change: (field: keyof Values, value: string) => actor.send({ type: 'field.change', field, value }),
    save: () => actor.send({ type: 'record.save' }),
  }
}

describe('a slot that nobody filled', () => {
  test('fails loudly when a record is to be loaded', async () => {
    const actor = createActor(recordMachine<Values>(), { input: { id: '7', values: empty, validate } }).start()
    await settled()
    expect(actor.getSnapshot().context.problem?.message).toBe('slot load of machine record is not filled')
  })

  test('fails loudly when a record is to be saved', async () => {
    const actor = createActor(recordMachine<Values>(), { input: { id: null, values: pet, validate } }).start()
    actor.send({ type: 'record.save' })
    await settled()
    expect(actor.getSnapshot().context.problem?.message).toBe('slot save of machine record is not filled')
  })
})

describe('opening', () => {
  test('a new record begins with the values it is given, and loads nothing', () => {
    const { is, context, calls } = start({ values: { name: 'Glass', gwCode: '' } })
    expect(is('editing')).toBe(true)
    expect(context().values).toEqual({ name: 'Glass', gwCode: '' })
    expect(calls).toEqual([])
  })

  test('a record with an id is loaded first', async () => {
    const { is, context, calls, actor } = start({ id: '7' })
    expect(is('loading')).toBe(true)
    await settled()
    expect(calls.map(call => call.input)).toEqual([{ id: '7' }])
    expect(context().values).toEqual(pet)
    expect(isDirty(actor.getSnapshot())).toBe(false)
  })

  test('one that is not there is missing for good', async () => {
    const { is, actor } = start({ id: '7', failures: { load: refusal('notFound') } })
    await settled()
    expect(is('missing')).toBe(true)
    expect(actor.getSnapshot().can({ type: 'record.retry' })).toBe(false)
  })

  test('one that could not be loaded can be tried again', async () => {
    const { is, actor, context } = start({ id: '7', failures: { load: [refusal('server')] } })
    await settled()
    expect(is('unavailable')).toBe(true)
    expect(context().problem?.kind).toBe('server')
    actor.send({ type: 'record.retry' })
    expect(context().problem).toBeNull()
    await settled()
    expect(context().values).toEqual(pet)
  })

  test('leaving while it loads calls the load off', () => {
    const { actor, calls } = start({ id: '7', hanging: ['load'] })
    actor.stop()
    expect(calls[0]?.signal.aborted).toBe(true)
  })

  test('nothing can be changed or saved before it is there', () => {
    const { actor } = start({ id: '7', hanging: ['load'] })
    const snapshot = actor.getSnapshot()
    expect(snapshot.can({ type: 'record.save' })).toBe(false)
    expect(snapshot.can({ type: 'field.change', field: 'name', value: 'x' })).toBe(false)
    expect(snapshot.can({ type: 'record.reset' })).toBe(false)
  })
})

describe('saving', () => {
  test('sends the values, and says that the record is new', async () => {
    const { save, calls, told, actor } = start({ values: pet })
    save()
    await settled()
    expect(calls).toMatchObject([{ slot: 'save', input: { id: null, values: pet, initial: pet } }])
    expect(told).toEqual([{ type: 'record.saved', saved: 'saved-id', created: true }])
    expect(isDirty(actor.getSnapshot())).toBe(false)
  })

  test('of a loaded record says that it is not new, and what it was before', async () => {
    const { save, change, calls, told } = start({ id: '7' })
    await settled()
    change('name', 'PET flakes')
    save()
    await settled()
    expect(calls.at(-1)?.input).toEqual({ id: '7', values: { ...pet, name: 'PET flakes' }, initial: pet })
    expect(told).toEqual([{ type: 'record.saved', saved: 'saved-id', created: false }])
  })

  test('sends nothing while a field has a message, and names the first', () => {
    const { save, calls, told, context } = start()
    save()
    expect(calls).toEqual([])
    expect(context().errors).toEqual({ name: 'Give it a name', gwCode: 'Give the code' })
    expect(told).toEqual([{ type: 'record.invalid', field: 'name' }])
  })

  test('editing a field takes its message away, and leaves the others', () => {
    const { save, change, context } = start()
    save()
    change('name', 'Glass')
    expect(context().errors).toEqual({ gwCode: 'Give the code' })
  })

  test('editing a field takes the messages of its parts away, too', () => {
    type Address = { address: string; addressee: string }
    const wrong = { 'address.city': 'Type the city', addressee: 'Say who' }
    const actor = createActor(recordMachine<Address>(), {
      input: { id: null, values: { address: '', addressee: '' }, validate: () => wrong },
    }).start()
    actor.send({ type: 'record.save' })
    expect(actor.getSnapshot().context.errors).toEqual(wrong)
    actor.send({ type: 'field.change', field: 'address', value: 'Cape Town' })
    expect(actor.getSnapshot().context.errors).toEqual({ addressee: 'Say who' })
  })

  test('a new record is made once, however late the second click comes', async () => {
    const { save, calls, told } = start({ values: pet })
    save()
    await settled()
    save()
    await settled()
    expect(calls).toHaveLength(1)
    expect(told).toHaveLength(1)
  })

  test('twice in a row saves once', async () => {
    const { save, calls, told } = start({ values: pet })
    save()
    save()
    await settled()
    expect(calls).toHaveLength(1)
    expect(told).toHaveLength(1)
  })

  test('keeps what is typed meanwhile, which is not saved yet', async () => {
    const { save, change, context, actor } = start({ values: pet })
    save()
    change('name', 'PET flakes')
    await settled()
    expect(context().values.name).toBe('PET flakes')
    expect(context().initial).toEqual(pet)
    expect(isDirty(actor.getSnapshot())).toBe(true)
  })

  test('refused keeps every value, and shows what the server says of it and of its fields', async () => {
    const { save, context, told, is } = start({
      values: pet,
      failures: { save: [refusal('invalid', { fields: { gwCode: 'No such code' } })] },
    })
    save()
    await settled()
    expect(is('saving')).toBe(false)
    expect(context()).toMatchObject({ values: pet, errors: { gwCode: 'No such code' }, problem: { kind: 'invalid' } })
    expect(told).toMatchObject([{ type: 'record.refused', problem: { kind: 'invalid' } }])
    save()
    expect(context()).toMatchObject({ errors: {}, problem: null })
    await settled()
    expect(told.at(-1)).toMatchObject({ type: 'record.saved' })
  })
})

test('resetting goes back to what was loaded', async () => {
  const { change, context, actor } = start({ id: '7' })
  await settled()
  change('name', 'Other')
  expect(isDirty(actor.getSnapshot())).toBe(true)
  actor.send({ type: 'record.reset' })
  expect(context().values).toEqual(pet)
})
