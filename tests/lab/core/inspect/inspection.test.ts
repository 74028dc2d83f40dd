import { once } from 'node:events'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Actor, createActor, type Snapshot } from 'xstate'
import { chartOfDefinition } from '#lab/core/inspect/definition-chart.ts'
import { createInspection, type Inspection } from '#lab/core/inspect/inspection.ts'
import { toLab } from '#lab/core/inspect/lab-adapter.ts'
import { helloText } from '#lab/core/inspect/lab-connection.ts'
import type { LabOptions } from '#lab/core/inspect/lab-options.ts'
import { ownFrame } from '#lab/core/inspect/stack-frames.ts'
import { messagesIn, messagesOf, openLab, startRelay } from './inspect-by-socket.ts'
import { untilEnd } from './record-example.ts'
import { shop } from './shop.ts'

const startShop = (options: LabOptions | string) => untilEnd(createActor(shop, { inspect: toLab(options) })).start()

const cartOf = (actor: Actor<typeof shop>) => actor.getSnapshot().children.cart
const actorsIn = (lab: Inspection) => lab.apps()[0]?.actors() ?? []
const actorsOf = (lab: Inspection) =>
  actorsIn(lab).map(({ machine, depth, states }) => `${depth} ${machine} ${states.at(-1) ?? ''}`.trim())

/** Starts a shop that the lab inspects from its start. */
async function inspectShop(options: LabOptions = {}) {
  const address = await startRelay()
  const lab = await openLab(address)
  const actor = startShop({ ...options, address })
  await expect.poll(() => actorsOf(lab)).toEqual(['0 shop open', '1 cart editing.complete', '2 price'])
  return { lab, actor, address }
}

describe('the inspection of a Node process over a WebSocket', () => {
  test('shows actors that started before the lab, with definition and snapshot', async () => {
    const address = await startRelay()
    const actor = startShop(address)
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2000)
    await expect.poll(() => cartOf(actor)?.getSnapshot().value).toEqual({ editing: 'complete' })
    const lab = await openLab(address)
    await expect.poll(() => actorsOf(lab)).toEqual(['0 shop open', '1 cart editing.complete'])
    const [root] = actorsIn(lab)
    expect(root?.steps).toBeNull()
    expect(JSON.parse(root?.definition ?? '')).toMatchObject({ id: 'shop', states: { open: {}, closed: {} } })
    expect(lab.apps()[0]?.place).toBe(`Node process ${process.pid}`)
  })

  test('shows the running actors also in a second lab', async () => {
    const { lab, address } = await inspectShop()
    const second = await openLab(address)
    await expect.poll(() => actorsOf(second)).toEqual(['0 shop open', '1 cart editing.complete'])
    expect(actorsOf(lab)).toHaveLength(3)
  })

  test('shows only actors that have started', async () => {
    const { lab, address } = await inspectShop()
    const inspect = toLab(address)
    createActor(shop, { inspect })
    const started = createActor(shop, { inspect }).start()
    await expect.poll(() => actorsOf(lab).filter(text => text === '0 shop open')).toHaveLength(2)
    started.stop()
  })

  test('shows each event, answer and new state', async () => {
    const { lab, actor } = await inspectShop()
    actor.send({ type: 'cart.add', sku: 'A-7' })
    await expect
      .poll(() => messagesOf(lab).slice(-5))
      .toEqual([
        'price → cart: answers 49.9',
        'cart → cart: editing.complete',
        '- → shop: cart.add A-7',
        'shop → cart: item.add A-7',
        'cart → cart: editing.incomplete',
      ])
    const cart = actorsIn(lab)[1]
    expect(cart?.lastTransitions).toEqual(['editing#0'])
    const transitions = chartOfDefinition(cart?.definition ?? null)?.chart.transitions ?? []
    expect(transitions.find(({ id }) => id === 'editing#0')?.trigger).toEqual({ kind: 'event', name: 'item.add' })
    expect(cart?.steps).toEqual([
      { do: 'answer', src: 'price' },
      { do: 'send', to: ['cart'], event: { type: 'item.add', sku: 'A-7' } },
    ])
    expect(messagesIn(lab).at(-1)?.snapshot).toMatchObject({ status: 'active', context: { items: ['A-7'] } })
  })

  test('shows the event, action, state and stack of an error', async () => {
    const { lab, actor } = await inspectShop()
    actor.send({ type: 'cart.break', sku: 'C-9' })
    await expect.poll(() => actorsOf(lab)[0]).toBe('0 shop broken')
    const failures = () => messagesIn(lab).filter(({ error }) => error)
    await expect.poll(failures).toHaveLength(1)
    const [failed] = failures()
    expect(failed).toMatchObject({ words: 'item.break C-9', from: { machine: 'shop' }, to: { machine: 'cart' } })
    expect(failed?.error).toMatchObject({
      name: 'TypeError',
      message: 'Cannot read “price” of undefined',
      action: 'readPrice',
      state: 'editing.complete',
    })
    expect(ownFrame(failed?.error?.stack ?? '')?.file).toMatch(/shop\.ts$/)
  })

  test('masks passwords before sending', async () => {
    const { lab } = await inspectShop()
    expect(actorsIn(lab)[1]?.snapshot?.context).toEqual({ items: [], password: '••••••••' })
  })

  test('sends nothing while no lab listens', async () => {
    const address = await startRelay()
    const socket = new WebSocket(address)
    const texts: unknown[] = []
    socket.addEventListener('message', ({ data }) => texts.push(data))
    await once(socket, 'open')
    const actor = startShop(address)
    await expect.poll(() => texts).toEqual([helloText])
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2000)
    actor.send({ type: 'cart.add', sku: 'A-7' })
    const lab = await openLab(address)
    await expect.poll(() => actorsOf(lab).at(-1)).toBe('1 cart editing.incomplete')
    expect(messagesOf(lab)).toEqual([])
    socket.close()
  })

  test('shows a failed actor with its error in a lab that opens later', async () => {
    const { lab, actor, address } = await inspectShop()
    actor.send({ type: 'cart.break', sku: 'C-9' })
    await expect.poll(() => actorsOf(lab)[0]).toBe('0 shop broken')
    const late = await openLab(address)
    await expect.poll(() => actorsOf(late)).toEqual(['0 shop broken', '1 cart editing.complete'])
    expect(actorsIn(late)[1]?.failure?.error).toMatchObject({ message: 'Cannot read “price” of undefined' })
  })

  test('takes events of a lab if the app allows it', async () => {
    const { lab } = await inspectShop({ control: true })
    const [app] = lab.apps()
    const { control, session = '' } = actorsIn(lab)[1] ?? {}
    expect(control).toEqual(['send'])
    app?.command({ session, event: Object({ type: 'item.add', sku: 'A-7' }) })
    await expect.poll(() => actorsOf(lab)[1]).toBe('1 cart editing.incomplete')
  })

  test('ignores the events of a lab by default', async () => {
    const { lab, address } = await inspectShop()
    const [app] = lab.apps()
    expect(actorsIn(lab)[0]?.control).toEqual([])
    app?.command({ session: actorsIn(lab)[0]?.session ?? '', event: { type: 'shop.close' } })
    // The app receives the command before the request of the second lab.
    const late = await openLab(address)
    await expect.poll(() => actorsOf(late)).toEqual(['0 shop open', '1 cart editing.complete'])
  })

  test('passes a snapshot of a lab to the app, which starts an actor from it', async () => {
    const restored: string[] = []
    const restore = (snapshot: Snapshot<unknown>) => {
      restored.push(untilEnd(createActor(shop, { snapshot })).start().getSnapshot().value)
    }
    const { lab, actor } = await inspectShop({ control: { restore } })
    actor.send({ type: 'cart.break', sku: 'C-9' })
    await expect.poll(() => actorsOf(lab)[0]).toBe('0 shop broken')
    const [root] = actorsIn(lab)
    lab.apps()[0]?.command({ session: root?.session ?? '', snapshot: root?.snapshot ?? {} })
    await expect.poll(() => restored).toEqual(['broken'])
  })

  test('has ended after its last root actor, or without answers', async () => {
    const { lab, actor } = await inspectShop()
    const hasEnded = () => lab.apps()[0]?.hasEnded
    for (let request = 0; request < 3; request += 1) lab.awaitAnswers()
    expect(hasEnded()).toBe(true)
    actor.send({ type: 'cart.add', sku: 'A-7' })
    await expect.poll(hasEnded).toBe(false)
    actor.send({ type: 'shop.close' })
    await expect.poll(hasEnded).toBe(true)
    expect(lab.apps()).toHaveLength(1)
  })

  test('closes the connection after the last root actor has ended', async () => {
    const close = vi.spyOn(WebSocket.prototype, 'close')
    const { lab, actor } = await inspectShop()
    actor.send({ type: 'shop.close' })
    await expect.poll(() => actorsIn(lab)[0]?.snapshot?.status).toBe('done')
    expect(close).toHaveBeenCalledTimes(1)
  })
})

test('an inspection notifies later, once for several messages, and not after unsubscribing', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const inspection = createInspection()
  const listener = vi.fn<() => void>()
  const leave = inspection.subscribe(listener)
  const receive = () => inspection.receive({ app: { id: '1', name: 'shop', place: '', hasEnded: false }, event: null })
  receive()
  receive()
  expect(listener).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(listener).toHaveBeenCalledTimes(1)
  leave()
  receive()
  vi.runAllTimers()
  expect(listener).toHaveBeenCalledTimes(1)
})

test('draws definitions with inline parts and history states, and no others', () => {
  const inline = { type: 'inline' }
  const states = { a: { on: { go: { target: 'b', guard: inline, actions: [inline] } } }, b: { type: 'history' } }
  expect(chartOfDefinition(JSON.stringify({ id: 'shop', initial: 'a', states }))?.chart.states).toHaveLength(3)
  expect(chartOfDefinition('{"id":"price"}')).toBeNull()
  expect(chartOfDefinition('{"id":"shop","states":"[Object]"}')).toBeNull()
  expect(chartOfDefinition('{"id":"shop","states":{"a":')).toBeNull()
})
