import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { parentWith, type Script, someParent, someProblem } from '#machines/fakes.ts'
import { noFaults, pet, type RecordCall, recordFakes } from '#machines/record/record.fakes.ts'
import { recordMachine } from '#machines/record/record.machine.ts'
import { isDirty } from '#machines/record/record.selectors.ts'
import type { RecordReport } from '#machines/record/record.types.ts'
import { recordingParent, settled } from '#tests/machines/support.ts'

type Values = typeof pet
const empty: Values = { name: '', gwCode: '' }

const validate = ({ name, gwCode }: Values) => ({
  ...(name === '' ? { name: 'Give it a name' } : {}),
  ...(gwCode === '' ? { gwCode: 'Give the code' } : {}),
})

/** Starts a material form. Without an id, the material is new. */
function start({
  id = null,
  values = empty,
  loaded = [pet],
  found = null,
  clock = new SimulatedClock(),
  ...script
}: {
  id?: string | null
  values?: Values
  loaded?: readonly [Values, ...Values[]]
  found?: string | null
  clock?: SimulatedClock
} & Script<RecordCall> = {}) {
  const { actors, calls } = recordFakes<Values, string>({
    loaded,
    found,
    saved: 'saved-id',
    ...script,
  })
  const { parent, reports } = recordingParent<RecordReport<string>>()
  const actor = createActor(recordMachine<Values, string>().provide({ actors }), {
    input: { id, values, check: validate, parent },
    clock,
  }).start()
  const ends = new Set(['record.invalid', 'record.saved', 'record.refused'])
  return {
    actor,
    calls,
    /** Reports of the ends of saves. */
    reported: () => reports.filter(({ type }) => ends.has(type)),
    types: () => reports.map(({ type }) => type),
    context: () => actor.getSnapshot().context,
    is: (tag: Parameters<ReturnType<typeof actor.getSnapshot>['hasTag']>[0]) => actor.getSnapshot().hasTag(tag),
    change: (field: keyof Values, value: string) => actor.send({ type: 'field.change', field, value }),
    save: () => actor.send({ type: 'record.save' }),
  }
}

const saved = (facts: { created: boolean; theirChanges?: string[]; isOlder?: boolean }) => ({
  type: 'record.saved',
  saved: 'saved-id',
  theirChanges: [],
  isOlder: false,
  notes: {},
  ...facts,
})

describe('saving', () => {
  test('sends the values of a new record without an id', async () => {
    const { save, calls, reported, actor } = start({ values: pet })
    save()
    await settled()
    expect(calls).toMatchObject([{ src: 'save', input: { id: null, values: pet, initial: pet } }])
    expect(reported()).toEqual([saved({ created: true })])
    expect(isDirty(actor.getSnapshot())).toBe(false)
  })

  test('sends a loaded record with its id and initial values', async () => {
    const { save, change, calls, reported } = start({ id: '7' })
    await settled()
    change('name', 'PET flakes')
    save()
    await settled()
    expect(calls.at(-1)?.input).toMatchObject({ id: '7', values: { ...pet, name: 'PET flakes' }, initial: pet })
    expect(reported()).toEqual([saved({ created: false })])
  })

  test('clears only the message of an edited field', () => {
    const { save, change, context } = start()
    save()
    change('name', 'Glass')
    expect(context().errors).toEqual({ gwCode: 'Give the code' })
  })

  test('clears the messages of an edited field’s parts', () => {
    type Address = { address: string; addressee: string }
    const wrong = { 'address.city': 'Type the city', addressee: 'Say who' }
    const nowhere = { address: '', addressee: '' }
    const input = { id: null, values: nowhere, check: () => wrong, parent: someParent }
    const actor = createActor(recordMachine<Address>(), { input }).start()
    actor.send({ type: 'record.save' })
    expect(actor.getSnapshot().context.errors).toEqual(wrong)
    actor.send({ type: 'field.change', field: 'address', value: 'Cape Town' })
    expect(actor.getSnapshot().context.errors).toEqual({ addressee: 'Say who' })
  })

  test('keeps input during a save as unsaved', async () => {
    const { save, change, context, actor } = start({ values: pet })
    save()
    change('name', 'PET flakes')
    await settled()
    expect(context().values.name).toBe('PET flakes')
    expect(context().initial).toEqual(pet)
    expect(isDirty(actor.getSnapshot())).toBe(true)
  })

  test('keeps all values after a refusal and shows its messages', async () => {
    const { save, context, reported, is } = start({
      values: pet,
      failures: { save: [someProblem('invalid', { fields: { gwCode: 'No such code' } })] },
    })
    save()
    await settled()
    expect(is('saving')).toBe(false)
    expect(context()).toMatchObject({ values: pet, errors: { gwCode: 'No such code' }, problem: { kind: 'invalid' } })
    expect(reported()).toMatchObject([{ type: 'record.refused', problem: { kind: 'invalid' } }])
    save()
    expect(context()).toMatchObject({ errors: {}, problem: null })
    await settled()
    expect(reported().at(-1)).toMatchObject({ type: 'record.saved' })
  })
})

test('shows values that the server stored differently and keeps new input', async () => {
  const serverChanges = { notes: { gwCode: 'The server kept the GW code “GW 51”' }, values: pet }
  const { actors } = recordFakes<Values, { serverChanges: typeof serverChanges }>({
    loaded: [pet],
    saved: { serverChanges },
  })
  const machine = recordMachine<Values, { serverChanges: typeof serverChanges }>().provide({ actors })
  const reported: unknown[] = []
  const parent = parentWith<RecordReport<unknown>>(report => {
    if (report.type === 'record.saved') reported.push(report.notes)
  })
  const input = { id: '7', values: empty, loaded: pet, check: noFaults, parent }
  const actor = createActor(machine, { input }).start()
  actor.send({ type: 'field.change', field: 'gwCode', value: 'GW 99-99' })
  actor.send({ type: 'record.save' })
  actor.send({ type: 'field.change', field: 'name', value: 'PET flakes' })
  await settled()
  const { values, initial, errors } = actor.getSnapshot().context
  expect(values).toEqual({ ...pet, name: 'PET flakes' })
  expect(initial).toEqual(pet)
  expect(errors).toEqual(serverChanges.notes)
  expect(reported).toEqual([serverChanges.notes])
})

describe('record changed by another user', () => {
  const renamed = { ...pet, name: 'PET bottles' }

  test('keeps their change of an unchanged field and names it', async () => {
    const { save, change, calls, reported, context } = start({ id: '7', loaded: [pet, renamed] })
    await settled()
    change('gwCode', 'GW 51-02')
    save()
    await settled()
    expect(calls.at(-1)?.input).toMatchObject({ values: { name: 'PET bottles', gwCode: 'GW 51-02' } })
    expect(context().values).toEqual({ name: 'PET bottles', gwCode: 'GW 51-02' })
    expect(reported()).toEqual([saved({ created: false, theirChanges: ['name'] })])
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
  ] as const)('saves the choice %s', async (whose, name) => {
    const { actor, calls, context, reported } = await conflicted()
    actor.send({ type: 'conflict.choose', field: 'name', whose })
    actor.send({ type: 'conflict.settle' })
    await settled()
    expect(calls.at(-1)).toMatchObject({
      src: 'save',
      input: { values: { name, gwCode: 'GW 51-02' }, initial: renamed },
    })
    expect(context().values).toEqual({ name, gwCode: 'GW 51-02' })
    expect(isDirty(actor.getSnapshot())).toBe(false)
    expect(reported()).toEqual([saved({ created: false })])
  })

  test('returns to the form on cancel and resets to their values', async () => {
    const { actor, is, context, calls } = await conflicted()
    actor.send({ type: 'conflict.cancel' })
    expect(is('conflicted')).toBe(false)
    expect(context().values).toEqual({ name: 'PET flakes', gwCode: 'GW 51-02' })
    actor.send({ type: 'record.reset' })
    expect(context().values).toEqual(renamed)
    expect(calls.map(({ src }) => src)).not.toContain('save')
  })

  test('has no conflict if both sides are equivalent', async () => {
    const { save, change, reported } = start({ id: '7', loaded: [pet, { ...pet, gwCode: 'gw51-01' }] })
    await settled()
    change('gwCode', 'GW 51-09')
    save()
    await settled()
    expect(reported()).toEqual([saved({ created: false })])
  })

  test('keeps input during the comparison', async () => {
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

test('checks and saves extra values, which are no form fields', async () => {
  const { actor, context, calls } = start({ values: { name: '', gwCode: 'GW 51-01' } })
  actor.send({ type: 'record.save', extraValues: { name: 'PET' } })
  await settled()
  expect(calls.map(({ input }) => input)).toMatchObject([{ values: pet }])
  expect(context().values).toEqual({ name: '', gwCode: 'GW 51-01' })
})

test('searches for a record that an earlier form sent, and repeats the request with its id', async () => {
  const { actor, save, calls } = start({ values: pet })
  actor.send({ type: 'record.tried', newId: 'record-1', values: { name: 'PET' } })
  save()
  await settled()
  expect(calls.map(({ src, input }) => [src, input])).toMatchObject([
    ['find', { newId: 'record-1', values: pet, sent: undefined }],
    ['save', { newId: 'record-1', values: pet }],
  ])
})

describe('new record without a response', () => {
  const lost = someProblem('network', { mayBeDone: true, sent: pet })
  const message = (context: () => { problem: { message: string } | null }) => context().problem?.message

  test('explains a search that the server does not allow, and then saves without one', async () => {
    const forbidden = someProblem('forbidden', { message: 'No permission.' })
    const { save, context, calls } = start({ values: pet, failures: { save: [lost], find: [forbidden] } })
    save()
    await settled()
    expect(message(context)).toBe(
      'The app can’t check if the record was saved. No permission. If you save again, it might exist twice.',
    )
    save()
    await settled()
    expect(calls.map(({ src }) => src)).toEqual(['save', 'find', 'save'])
  })

  test('is slow after 5 s', async () => {
    const clock = new SimulatedClock()
    const { actor, save } = start({ values: pet, hanging: ['save'], clock })
    save()
    await settled()
    clock.increment(4999)
    expect(actor.getSnapshot().hasTag('slow')).toBe(false)
    clock.increment(1)
    expect(actor.getSnapshot().hasTag('slow')).toBe(true)
  })

  test('reports the found record as older after new input', async () => {
    const { save, change, calls, reported, actor } = start({
      values: pet,
      found: 'found-id',
      failures: { save: [lost], find: [someProblem('server')] },
    })
    save()
    await settled()
    change('name', 'PET flakes')
    save()
    await settled()
    expect(calls.at(-1)).toMatchObject({ src: 'find', input: { sent: pet } })
    expect(reported()).toEqual([{ ...saved({ created: true, isOlder: true }), saved: 'found-id' }])
    expect(actor.getSnapshot().hasTag('created')).toBe(true)
  })
})
