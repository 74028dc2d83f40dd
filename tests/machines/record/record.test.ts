import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { type Script, someProblem } from '#machines/fakes.ts'
import { noFaults, pet, type RecordSlot, recordFakes } from '#machines/record/record.fakes.ts'
import { recordMachine } from '#machines/record/record.machine.ts'
import { isDirty } from '#machines/record/record.selectors.ts'
import type { RecordEmitted } from '#machines/record/record.types.ts'
import { settled } from '#tests/machines/support.ts'

type Values = typeof pet
const empty: Values = { name: '', gwCode: '' }

const validate = ({ name, gwCode }: Values) => ({
  ...(name === '' ? { name: 'Give it a name' } : {}),
  ...(gwCode === '' ? { gwCode: 'Give the code' } : {}),
})

/** A running form: of a new material, unless there is an id. */
function start({
  id = null,
  values = empty,
  loaded = [pet],
  found = null,
  ...script
}: {
  id?: string | null
  values?: Values
  loaded?: readonly [Values, ...Values[]]
  found?: string | null
} & Script<RecordSlot> = {}) {
  const { actors, calls } = recordFakes<Values, string>({
    loaded,
    found,
    saved: 'saved-id',
    ...script,
  })
  const actor = createActor(recordMachine<Values, string>().provide({ actors }), {
    input: { id, values, check: validate },
  })
  const told: RecordEmitted<string>[] = []
  for (const type of ['record.invalid', 'record.saved', 'record.refused'] as const) {
    actor.on(type, event => told.push(event))
  }
  const types: string[] = []
  actor.on('*', ({ type }) => types.push(type))
  actor.start()
  return {
    actor,
    calls,
    told,
    types,
    context: () => actor.getSnapshot().context,
    is: (tag: Parameters<ReturnType<typeof actor.getSnapshot>['hasTag']>[0]) => actor.getSnapshot().hasTag(tag),
    change: (field: keyof Values, value: string) => actor.send({ type: 'field.change', field, value }),
    save: () => actor.send({ type: 'record.save' }),
  }
}

const saved = (facts: { created: boolean; taken?: string[]; isOlder?: boolean }) => ({
  type: 'record.saved',
  saved: 'saved-id',
  taken: [],
  isOlder: false,
  notes: {},
  ...facts,
})

describe('opening', () => {
  test('leaving while it loads calls the load off', () => {
    const { actor, calls } = start({ id: '7', hanging: ['load'] })
    actor.stop()
    expect(calls[0]?.signal.aborted).toBe(true)
  })
})

describe('saving', () => {
  test('sends the values, and says that the record is new', async () => {
    const { save, calls, told, actor } = start({ values: pet })
    save()
    await settled()
    expect(calls).toMatchObject([{ slot: 'save', input: { id: null, values: pet, initial: pet } }])
    expect(told).toEqual([saved({ created: true })])
    expect(isDirty(actor.getSnapshot())).toBe(false)
  })

  test('of a loaded record says that it is not new, and what it was before', async () => {
    const { save, change, calls, told } = start({ id: '7' })
    await settled()
    change('name', 'PET flakes')
    save()
    await settled()
    expect(calls.at(-1)?.input).toEqual({ id: '7', values: { ...pet, name: 'PET flakes' }, initial: pet })
    expect(told).toEqual([saved({ created: false })])
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
    const nowhere = { address: '', addressee: '' }
    const input = { id: null, values: nowhere, check: () => wrong }
    const actor = createActor(recordMachine<Address>(), { input }).start()
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
      failures: { save: [someProblem('invalid', { fields: { gwCode: 'No such code' } })] },
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

test('what the server kept otherwise is shown as it is now, with its message, and what was typed meanwhile stays', async () => {
  const kept = { notes: { gwCode: 'The server kept the GW code “GW 51”' }, values: pet }
  const { actors } = recordFakes<Values, { kept: typeof kept }>({ loaded: [pet], saved: { kept } })
  const machine = recordMachine<Values, { kept: typeof kept }>().provide({ actors })
  const actor = createActor(machine, { input: { id: '7', values: empty, loaded: pet, check: noFaults } }).start()
  const told: unknown[] = []
  actor.on('record.saved', ({ notes }) => told.push(notes))
  actor.send({ type: 'field.change', field: 'gwCode', value: 'GW 99-99' })
  actor.send({ type: 'record.save' })
  actor.send({ type: 'field.change', field: 'name', value: 'PET flakes' })
  await settled()
  const { values, initial, errors } = actor.getSnapshot().context
  expect(values).toEqual({ ...pet, name: 'PET flakes' })
  expect(initial).toEqual(pet)
  expect(errors).toEqual(kept.notes)
  expect(told).toEqual([kept.notes])
})

test('resetting goes back to what was loaded', async () => {
  const { change, context, actor } = start({ id: '7' })
  await settled()
  change('name', 'Other')
  expect(isDirty(actor.getSnapshot())).toBe(true)
  actor.send({ type: 'record.reset' })
  expect(context().values).toEqual(pet)
})

describe('a record that somebody else changed meanwhile', () => {
  const renamed = { ...pet, name: 'PET bottles' }

  test('keeps their change of a field that is not changed here, and says which', async () => {
    const { save, change, calls, told, context } = start({ id: '7', loaded: [pet, renamed] })
    await settled()
    change('gwCode', 'GW 51-02')
    save()
    await settled()
    expect(calls.at(-1)?.input).toMatchObject({ values: { name: 'PET bottles', gwCode: 'GW 51-02' } })
    expect(context().values).toEqual({ name: 'PET bottles', gwCode: 'GW 51-02' })
    expect(told).toEqual([saved({ created: false, taken: ['name'] })])
  })

  async function conflicted() {
    const form = start({ id: '7', loaded: [pet, renamed] })
    await settled()
    form.change('name', 'PET flakes')
    form.change('gwCode', 'GW 51-02')
    form.save()
    await settled()
    return form
  }

  test.each([
    ['mine', 'PET flakes'],
    ['theirs', 'PET bottles'],
  ] as const)('is saved with what is %s once that is chosen', async (whose, name) => {
    const { actor, calls, context, told } = await conflicted()
    actor.send({ type: 'conflict.choose', field: 'name', whose })
    actor.send({ type: 'conflict.settle' })
    await settled()
    expect(calls.at(-1)).toMatchObject({
      slot: 'save',
      input: { values: { name, gwCode: 'GW 51-02' }, initial: renamed },
    })
    expect(context().values).toEqual({ name, gwCode: 'GW 51-02' })
    expect(isDirty(actor.getSnapshot())).toBe(false)
    expect(told).toEqual([saved({ created: false })])
  })

  test('can be left as it is: the form is there again, and undoing its changes gives theirs', async () => {
    const { actor, is, context, calls } = await conflicted()
    actor.send({ type: 'conflict.cancel' })
    expect(is('conflicted')).toBe(false)
    expect(context().values).toEqual({ name: 'PET flakes', gwCode: 'GW 51-02' })
    actor.send({ type: 'record.reset' })
    expect(context().values).toEqual(renamed)
    expect(calls.map(({ slot }) => slot)).not.toContain('save')
  })

  test('is no conflict where they wrote the same, be it in another way', async () => {
    const { save, change, told } = start({ id: '7', loaded: [pet, { ...pet, gwCode: 'gw51-01' }] })
    await settled()
    change('gwCode', 'GW 51-09')
    save()
    await settled()
    expect(told).toEqual([saved({ created: false })])
  })

  test('keeps what is typed while it is compared', async () => {
    const { save, change, context } = start({ id: '7', loaded: [pet, renamed] })
    await settled()
    change('gwCode', 'GW 51-02')
    save()
    change('name', 'PET lumps')
    await settled()
    expect(context().values.name).toBe('PET lumps')
    expect(context().initial.name).toBe('PET bottles')
  })
})

test('what is typed elsewhere is checked and saved with the fields, and is no field of the form', async () => {
  const { actor, context, calls } = start({ values: { name: '', gwCode: 'GW 51-01' } })
  actor.send({ type: 'record.save', beside: { name: 'PET' } })
  await settled()
  expect(calls.map(({ input }) => input)).toMatchObject([{ values: pet }])
  expect(context().values).toEqual({ name: '', gwCode: 'GW 51-01' })
})

describe('a new record that may have been made without a word', () => {
  const lost = someProblem('network', { mayBeDone: true, sent: pet })

  test('that turns up after something else was typed is told to be the older one', async () => {
    const { save, change, calls, told, actor } = start({
      values: pet,
      found: 'found-id',
      failures: { save: [lost], find: [someProblem('server')] },
    })
    save()
    await settled()
    change('name', 'PET flakes')
    save()
    await settled()
    expect(calls.at(-1)).toMatchObject({ slot: 'find', input: { sent: pet } })
    expect(told).toEqual([{ ...saved({ created: true, isOlder: true }), saved: 'found-id' }])
    expect(actor.getSnapshot().hasTag('created')).toBe(true)
  })
})
