import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { TradeValues } from '#domain/trades/trade-rules.ts'
import { someProblem } from '#machines/fakes.ts'
import { checkTrade, formFakes, mill, naledi } from '#machines/form/form.fakes.ts'
import { formMachine } from '#machines/form/form.machine.ts'
import { isUnderWay, isUnsaved } from '#machines/form/form.selectors.ts'
import type { DraftUse } from '#machines/form/form.types.ts'
import { cardboard, copper, loadedLines } from '#machines/lines/lines.fakes.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import { settled } from '#tests/machines/support.ts'

const blank: TradeValues = { buyer: null, seller: naledi, date: '2026-11-20T10:30', lines: [] }
const [twoKilograms] = loadedLines
const loaded: TradeValues = { ...blank, buyer: mill, lines: [twoKilograms] }
const offline = someProblem('network')

function start(
  id: string | null,
  {
    copied = null,
    privateFields = [],
    ...script
  }: Pick<Parameters<typeof formFakes>[0], 'stored' | 'ofRecord' | 'ofLines'> & Partial<DraftUse> = {},
) {
  const { actors, calls, lineCalls, outside } = formFakes({ loaded: [loaded], ...script })
  const clock = new SimulatedClock()
  const form = createActor(formMachine<TradeValues>().provide({ actors }), {
    clock,
    input: { id, newId: 'new-1', values: blank, check: checkTrade, hasLines: true, draft: { copied, privateFields } },
  })
  const emitted: string[] = []
  form.on('*', ({ type }) => emitted.push(type))
  form.start()
  const lines = () => form.getSnapshot().context.lines as LinesActor
  return {
    form,
    emitted,
    calls,
    lineCalls,
    lines,
    record: form.getSnapshot().context.record,
    marks: () => lines().getSnapshot().context.marks,
    save: () => form.send({ type: 'form.save' }),
    stored: () => outside.stored,
    /** Advances the clock past the pause in typing, so that the draft is stored. */
    pass: () => clock.increment(300),
    isUnsaved: (by: 'going' | 'closing' = 'going') => isUnsaved(form.getSnapshot(), by),
    isBusy: () => isUnderWay(form.getSnapshot()),
  }
}

/** Starts the form of a new transaction with a buyer and one complete line. */
function complete(script?: Parameters<typeof start>[1]) {
  const form = start(null, script)
  form.record.send({ type: 'field.change', field: 'buyer', value: mill })
  form.lines().send({ type: 'lines.add', lines: [{ material: cardboard, weight: 10, value: 5 }] })
  return form
}

/** Starts the form of a saved transaction and waits until it is loaded. */
async function saved(script?: Parameters<typeof start>[1]) {
  const form = start('trade-1', script)
  await settled()
  return form
}

describe('new transaction', () => {
  test('is sent with its current lines', async () => {
    const { save, calls, lines } = complete()
    save()
    lines().send({ type: 'line.change', key: 'line-1', weight: 11 })
    await settled()
    expect(calls.map(({ src, input }) => [src, input])).toMatchObject([
      ['save', { id: null, values: { buyer: mill, lines: [{ material: cardboard, weight: 10, value: 5 }] } }],
    ])
  })

  test('is not sent without lines and reports it as a field error', () => {
    const { save, record, calls } = start(null)
    save()
    expect(record.getSnapshot().context.errors).toEqual({
      buyer: 'Choose a buyer',
      materials: 'Add at least one material',
    })
    expect(calls).toEqual([])
  })

  test('marks its lines if the fields are invalid', () => {
    const { save, lines, marks, calls } = complete()
    lines().send({ type: 'line.add', material: copper })
    save()
    expect(marks()).toEqual({ 'line-2': { weight: 'Enter a weight', value: 'Enter a value' } })
    expect(calls).toEqual([])
  })

  test('marks refused lines', async () => {
    const tooHeavy = someProblem('invalid', { fields: { 'materials.0.weight': 'Too heavy' } })
    const { save, marks } = complete({ ofRecord: { failures: { save: tooHeavy } } })
    save()
    await settled()
    expect(marks()).toEqual({ 'line-1': { weight: 'Too heavy' } })
  })

  test('is created once despite a late click', async () => {
    const { save, calls } = complete()
    save()
    await settled()
    save()
    await settled()
    expect(calls.map(({ src }) => src)).toEqual(['save'])
  })

  test('ends with its lines when the form closes', () => {
    const { form, lines, isBusy } = complete()
    form.send({ type: 'form.leave' })
    expect(lines().getSnapshot().status).toBe('done')
    expect(isBusy()).toBe(false)
  })

  test.each([
    ['answered', {}],
    ['refused', { save: someProblem('invalid') }],
    ['not answered', { save: someProblem('network', { mayBeDone: true }) }],
  ])('emits the end of a save that was pending on close and is %s', async (_, failures) => {
    const { form, save, emitted, isBusy } = complete({ ofRecord: { failures } })
    save()
    form.send({ type: 'form.leave' })
    expect(isBusy()).toBe(true)
    await settled()
    expect(isBusy()).toBe(false)
    expect(emitted).toEqual(['lines.opened', 'save.ended'])
  })
})

describe('saved transaction', () => {
  test('has no lines after a failed load', async () => {
    const { form, isBusy } = await saved({ ofRecord: { failures: { load: offline } } })
    expect(form.getSnapshot().context.lines).toBeNull()
    form.send({ type: 'form.leave' })
    expect(isBusy()).toBe(false)
  })

  test('saves its fields without its lines', async () => {
    const { record, save, calls, marks } = await saved()
    record.send({ type: 'field.change', field: 'seller', value: mill })
    save()
    await settled()
    expect(calls.map(({ src }) => src)).toEqual(['load', 'load', 'save'])
    expect(calls.at(-1)?.input).toMatchObject({ values: { seller: mill, lines: [twoKilograms] } })
    expect(marks()).toEqual({})
  })

  test('has lines that save themselves after the form closes', async () => {
    const { form, lines, lineCalls, isBusy } = await saved()
    lines().send({ type: 'line.change', key: 'line-1', weight: 3 })
    form.send({ type: 'form.leave' })
    expect(isBusy()).toBe(true)
    await settled()
    expect(lineCalls.map(({ src, input }) => [src, input])).toEqual([
      ['updateLine', { recordId: 'trade-1', id: 'a', weight: 3, value: 30 }],
    ])
    expect(isBusy()).toBe(false)
  })
})

describe('draft', () => {
  const written = { at: 0, changes: { buyer: mill }, withheld: [], lines: [] }
  const line = { material: cardboard, weight: 10, value: 5 }

  test('stores changed fields and lines after a pause', () => {
    const { pass, stored } = complete()
    expect(stored()).toBeNull()
    pass()
    expect(stored()).toEqual({ ...written, lines: [line] })
  })

  test('omits private fields and names them', () => {
    const { record, pass, stored } = start(null, { privateFields: ['date'] })
    record.send({ type: 'field.change', field: 'buyer', value: mill })
    record.send({ type: 'field.change', field: 'date', value: '2026-11-21T10:30' })
    pass()
    expect(stored()).toEqual({ ...written, withheld: ['date'] })
  })

  test('is removed after an undo', async () => {
    const { record, pass, stored } = await saved()
    record.send({ type: 'field.change', field: 'seller', value: mill })
    pass()
    expect(stored()).toMatchObject({ changes: { seller: mill }, lines: [] })
    record.send({ type: 'record.reset' })
    pass()
    expect(stored()).toBeNull()
  })

  test('contains the request while a new record is being created, and is removed afterwards', async () => {
    const { save, stored } = complete()
    save()
    expect(stored()).toMatchObject({ lines: [line], sent: { id: 'new-1', values: { buyer: mill } } })
    await settled()
    expect(stored()).toBeNull()
  })

  test('is stored at once after a refusal, also after the form closes', async () => {
    const { form, save, stored } = complete({ ofRecord: { failures: { save: someProblem('invalid') } } })
    save()
    form.send({ type: 'form.leave' })
    await settled()
    expect(stored()).toEqual({ ...written, lines: [line] })
  })

  test('is removed after a save that ends after the form closes', async () => {
    const { form, save, stored } = complete()
    save()
    form.send({ type: 'form.leave' })
    await settled()
    expect(stored()).toBeNull()
  })

  test('restores valid lines, known fields and the request', () => {
    const { form, record, lines } = start(null)
    form.send({
      type: 'draft.restored',
      draft: {
        ...written,
        changes: { buyer: mill, unknown: 1 },
        lines: [line, 'invalid'],
        sent: { id: 'old', at: 0, values: { buyer: mill } },
      },
    })
    const { values, newId, isTried } = record.getSnapshot().context
    expect({ values, newId, isTried }).toEqual({ values: { ...blank, buyer: mill }, newId: 'old', isTried: true })
    expect(lines().getSnapshot().context.lines).toMatchObject([line])
  })

  test('fills a new form with a copy', () => {
    const { record, lines } = start(null, { copied: { ...written, lines: [line] } })
    expect(record.getSnapshot().context.values.buyer).toEqual(mill)
    expect(lines().getSnapshot().context.lines).toMatchObject([line])
  })

  test('is dropped with the changes, which then count as saved', () => {
    const { form, pass, stored, isUnsaved } = complete()
    pass()
    expect(isUnsaved()).toBe(true)
    form.send({ type: 'form.drop' })
    expect(stored()).toBeNull()
    expect(isUnsaved()).toBe(false)
  })
})

describe('unsaved changes', () => {
  test('are fields and lines of a new record, until it is created', async () => {
    const { record, lines, save, isUnsaved } = start(null)
    expect(isUnsaved()).toBe(false)
    lines().send({ type: 'lines.add', lines: [{ material: cardboard, weight: 10, value: 5 }] })
    expect(isUnsaved()).toBe(true)
    record.send({ type: 'field.change', field: 'buyer', value: mill })
    save()
    expect(isUnsaved()).toBe(true)
    await settled()
    expect(isUnsaved()).toBe(false)
  })

  test('of a saved record continue to save after a navigation', async () => {
    const { record, lines, save, isUnsaved } = await saved()
    lines().send({ type: 'line.change', key: 'line-1', weight: 3 })
    expect([isUnsaved('going'), isUnsaved('closing')]).toEqual([false, true])
    await settled()
    record.send({ type: 'field.change', field: 'seller', value: mill })
    expect(isUnsaved('going')).toBe(true)
    save()
    expect([isUnsaved('going'), isUnsaved('closing')]).toEqual([false, true])
    record.send({ type: 'field.change', field: 'seller', value: naledi })
    expect(isUnsaved('closing')).toBe(false)
  })
})

test('A form with fields only has neither lines nor a draft', async () => {
  const { actors, calls } = formFakes({ loaded: [{ name: 'Copper' }] })
  const input = { id: '7', values: { name: '' }, check: () => ({}) }
  const form = createActor(formMachine<{ name: string }>().provide({ actors }), { input }).start()
  await settled()
  const { record, lines, draft } = form.getSnapshot().context
  expect([lines, draft]).toEqual([null, null])
  record.send({ type: 'field.change', field: 'name', value: 'Brass' })
  form.send({ type: 'form.save' })
  form.send({ type: 'form.leave' })
  expect(isUnderWay(form.getSnapshot())).toBe(true)
  await settled()
  expect(isUnderWay(form.getSnapshot())).toBe(false)
  expect(calls.at(-1)?.input).toMatchObject({ values: { name: 'Brass' } })
})
