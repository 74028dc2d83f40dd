import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { TradeValues } from '#domain/trades/trade-rules.ts'
import { someProblem } from '#machines/fakes.ts'
import { cardboard, copper, loadedLines } from '#machines/lines/lines.fakes.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import { checkTrade, mill, naledi, tradeFormFakes } from '#machines/trade-form/trade-form.fakes.ts'
import { tradeFormMachine } from '#machines/trade-form/trade-form.machine.ts'
import { isUnderWay } from '#machines/trade-form/trade-form.selectors.ts'
import { settled } from '#tests/machines/support.ts'

const blank: TradeValues = { buyer: null, seller: naledi, date: '2026-11-20T10:30', lines: [] }
const [twoKilograms] = loadedLines
const loaded: TradeValues = { ...blank, buyer: mill, lines: [twoKilograms] }
const offline = someProblem('network')

function start(
  id: string | null,
  { ofRecord, ofLines }: Pick<Parameters<typeof tradeFormFakes>[0], 'ofRecord' | 'ofLines'> = {},
) {
  const { actors, calls, lineCalls } = tradeFormFakes({
    loaded,
    ...(ofRecord ? { ofRecord } : {}),
    ...(ofLines ? { ofLines } : {}),
  })
  const form = createActor(tradeFormMachine.provide({ actors }), { input: { id, values: blank, check: checkTrade } })
  const told: string[] = []
  form.on('*', ({ type }) => told.push(type))
  form.start()
  const lines = () => form.getSnapshot().context.lines as LinesActor
  return {
    form,
    told,
    calls,
    lineCalls,
    lines,
    record: form.getSnapshot().context.record,
    marks: () => lines().getSnapshot().context.marks,
    save: () => form.send({ type: 'form.save' }),
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

  test('emits the end of a save that was pending on close', async () => {
    const { form, save, told, isBusy } = complete()
    save()
    form.send({ type: 'form.leave' })
    expect(isBusy()).toBe(true)
    await settled()
    expect(isBusy()).toBe(false)
    expect(told).toEqual(['lines.opened', 'save.ended'])
  })

  test.each([
    ['refused', { save: someProblem('invalid') }],
    ['not answered', { save: someProblem('network', { mayBeDone: true }) }],
  ])('emits the end of a pending save that is %s', async (_, failures) => {
    const { form, save, told, isBusy } = complete({ ofRecord: { failures } })
    save()
    form.send({ type: 'form.leave' })
    await settled()
    expect(isBusy()).toBe(false)
    expect(told).toEqual(['lines.opened', 'save.ended'])
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
